//! A Goldtrace subject to begin with: objects stand where they were put.
//! Put your port where it says PORT.

mod json;

use json::Json;
use std::io::{self, BufRead, Write};

const HELLO: &str = concat!(
    r#"{"k":"hello","protocol":1,"name":"my port","version":"0.1","#,
    r#""emits":["frames"],"calls":[],"messages":[]}"#
);

enum Trouble {
    /// What this subject can't do (yet).
    Unsupported(String),
    Failed(String),
}

impl From<String> for Trouble {
    fn from(reason: String) -> Self {
        Trouble::Failed(reason)
    }
}

struct Object {
    guid: String,
    cell: String,
    o: Vec<f32>,
    q: Vec<f32>,
}

impl Object {
    fn place(&mut self, pos: &Json) -> Result<(), String> {
        self.cell = pos.get("cell")?.text().to_string();
        self.o = numbers(pos.get("o")?, 3)?;
        self.q = numbers(pos.get("q")?, 4)?;
        Ok(())
    }

    fn row(&self, tick: &Json) -> Result<String, String> {
        let q: Vec<f64> = self.q.iter().map(|&c| f64::from(c)).collect();
        let east = (2.0 * (q[1] * q[2] - q[0] * q[3])) as f32;
        let north = (1.0 - 2.0 * (q[1] * q[1] + q[3] * q[3])) as f32;
        let angle = f64::from(north).atan2(f64::from(east)).to_degrees();
        let heading = ((450.0 - angle) % 360.0) as f32;
        let mut cells = vec![
            tick.get("n")?.text().to_string(),
            tick.get("time")?.text().to_string(),
            self.guid.clone(),
            self.cell.clone(),
        ];
        cells.extend(self.o.iter().chain(&self.q).chain([&heading]).map(|&c| text(c)));
        Ok(format!("[\"{}\"]", cells.join("\",\"")))
    }
}

/// A float32 with digits enough for its bits.
fn text(x: f32) -> String {
    if x.is_nan() {
        "NaN".to_string()
    } else if x.is_infinite() {
        if x > 0.0 { "Infinity" } else { "-Infinity" }.to_string()
    } else {
        format!("{x}")
    }
}

fn numbers(list: &Json, count: usize) -> Result<Vec<f32>, String> {
    let numbers: Result<Vec<f32>, String> = list.items().iter().map(Json::f32).collect();
    let numbers = numbers?;
    if numbers.len() == count {
        Ok(numbers)
    } else {
        Err(format!("expected {count} numbers"))
    }
}

#[derive(Default)]
struct World {
    objects: Vec<Object>,
}

impl World {
    /// Carries out one record; answers the rows that it leads to.
    fn record(&mut self, record: &Json) -> Result<Option<String>, Trouble> {
        match record.get("k")?.text() {
            "object" => {
                let guid = record.get("guid")?.text().to_string();
                let mut object =
                    Object { guid, cell: String::new(), o: Vec::new(), q: Vec::new() };
                object.place(record.get("pos")?)?;
                self.objects.push(object);
            }
            "env" => {
                let guid = record.get("guid")?.text();
                if let Some(pos) = record.find("pos") {
                    for object in self.objects.iter_mut().filter(|o| o.guid == guid) {
                        object.place(pos)?;
                    }
                }
            }
            "remove" => {
                let guid = record.get("guid")?.text();
                self.objects.retain(|o| o.guid != guid);
            }
            "tick" => {
                // PORT: run your UpdateObjectInternal(record.get("quantum")?.f32()?) for each object.
                let rows: Result<Vec<String>, String> =
                    self.objects.iter().map(|o| o.row(record)).collect();
                return Ok(Some(format!(
                    r#"{{"k":"frames","rows":[{}]}}"#,
                    rows?.join(",")
                )));
            }
            "trace" | "time" => {}
            // PORT: call (with hello's "calls"), msg (with "messages"), frame (with "formats").
            kind => return Err(Trouble::Unsupported(format!("records of kind {kind}"))),
        }
        Ok(None)
    }
}

fn answer(world: &mut World, line: &str) -> Result<Option<String>, Trouble> {
    let record = Json::parse(line)?;
    if record.get("k")?.text() == "reset" {
        *world = World::default();
        return Ok(None);
    }
    world.record(&record)
}

fn reason(text: &str) -> String {
    text.replace(['"', '\\'], "'")
}

fn main() -> io::Result<()> {
    let mut world = World::default();
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.contains(r#""k":"hello""#) {
            writeln!(out, "{HELLO}")?;
        } else {
            match answer(&mut world, &line) {
                Ok(rows) => {
                    if let Some(rows) = rows {
                        writeln!(out, "{rows}")?;
                    }
                    writeln!(out, r#"{{"k":"done"}}"#)?;
                }
                Err(Trouble::Unsupported(why)) => {
                    writeln!(out, r#"{{"k":"unsupported","reason":"{}"}}"#, reason(&why))?;
                }
                Err(Trouble::Failed(why)) => {
                    writeln!(out, r#"{{"k":"error","reason":"{}"}}"#, reason(&why))?;
                }
            }
        }
        out.flush()?;
    }
    Ok(())
}
