//! As much JSON as the subject protocol needs. Numbers keep their text, so that no bit is lost.

pub enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    pub fn parse(text: &str) -> Result<Json, String> {
        let mut parser = Parser { text: text.as_bytes(), at: 0 };
        parser.value()
    }

    pub fn find(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members.iter().find(|m| m.0 == name).map(|m| &m.1),
            _ => None,
        }
    }

    pub fn get(&self, name: &str) -> Result<&Json, String> {
        self.find(name).ok_or_else(|| format!("no member {name}"))
    }

    pub fn items(&self) -> &[Json] {
        match self {
            Json::Array(items) => items,
            _ => &[],
        }
    }

    /// The text of a string or number.
    pub fn text(&self) -> &str {
        match self {
            Json::Text(text) | Json::Number(text) => text,
            Json::Bool(true) => "true",
            Json::Bool(false) => "false",
            _ => "",
        }
    }

    pub fn f32(&self) -> Result<f32, String> {
        self.text().parse().map_err(|_| format!("no number: {}", self.text()))
    }
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn peek(&mut self) -> Result<u8, String> {
        while self.at < self.text.len() && self.text[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        self.text.get(self.at).copied().ok_or_else(|| "the line ends too early".to_string())
    }

    fn take(&mut self, c: u8) -> Result<bool, String> {
        let found = self.peek()? == c;
        self.at += usize::from(found);
        Ok(found)
    }

    fn expect(&mut self, c: u8) -> Result<(), String> {
        if self.take(c)? {
            Ok(())
        } else {
            Err(format!("expected {}", c as char))
        }
    }

    fn value(&mut self) -> Result<Json, String> {
        match self.peek()? {
            b'{' => {
                self.expect(b'{')?;
                let mut members = Vec::new();
                while !self.take(b'}')? {
                    let name = self.string()?;
                    self.expect(b':')?;
                    members.push((name, self.value()?));
                    self.take(b',')?;
                }
                Ok(Json::Object(members))
            }
            b'[' => {
                self.expect(b'[')?;
                let mut items = Vec::new();
                while !self.take(b']')? {
                    items.push(self.value()?);
                    self.take(b',')?;
                }
                Ok(Json::Array(items))
            }
            b'"' => Ok(Json::Text(self.string()?)),
            _ => {
                let begin = self.at;
                while self.at < self.text.len() && !b",]} \t".contains(&self.text[self.at]) {
                    self.at += 1;
                }
                let word = String::from_utf8_lossy(&self.text[begin..self.at]).into_owned();
                Ok(match word.as_str() {
                    "null" => Json::Null,
                    "true" => Json::Bool(true),
                    "false" => Json::Bool(false),
                    _ => Json::Number(word),
                })
            }
        }
    }

    fn string(&mut self) -> Result<String, String> {
        self.expect(b'"')?;
        let mut out = Vec::new();
        while self.at < self.text.len() && self.text[self.at] != b'"' {
            // Escapes occur in titles alone, which nobody needs.
            self.at += usize::from(self.text[self.at] == b'\\');
            out.push(*self.text.get(self.at).ok_or("the line ends too early")?);
            self.at += 1;
        }
        self.expect(b'"')?;
        String::from_utf8(out).map_err(|e| e.to_string())
    }
}
