// A Goldtrace subject to begin with: objects stand where they were put.
// Put your port where it says PORT.

#include <cmath>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "json.hpp"

namespace {

struct Unsupported : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Object {
  std::string guid, cell;
  float o[3], q[4];
};

std::string text(float x) {
  if (std::isnan(x)) return "NaN";
  if (std::isinf(x)) return x > 0 ? "Infinity" : "-Infinity";
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.9g", static_cast<double>(x));
  return digits;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (char c : text) out += c == '"' || c == '\\' || c < ' ' ? '\'' : c;
  return out + "\"";
}

class World {
 public:
  // Carries out one record; answers the rows that it leads to, or nothing.
  std::string record(const Json& record) {
    const std::string& kind = record.at("k").text;
    if (kind == "object") {
      objects_.push_back(Object{record.at("guid").text, "", {}, {}});
      place(objects_.back(), record.at("pos"));
    } else if (kind == "env") {
      if (const Json* pos = record.find("pos"))
        for (Object& object : objects_)
          if (object.guid == record.at("guid").text) place(object, *pos);
    } else if (kind == "remove") {
      for (size_t i = 0; i < objects_.size(); i++)
        if (objects_[i].guid == record.at("guid").text) objects_.erase(objects_.begin() + i--);
    } else if (kind == "tick") {
      // PORT: run your UpdateObjectInternal(record.at("quantum").f32()) for each object.
      return frames(record);
    } else if (kind != "trace" && kind != "time") {
      // PORT: call (with hello's "calls"), msg (with "messages"), frame (with "formats").
      throw Unsupported("records of kind " + kind);
    }
    return "";
  }

 private:
  static void place(Object& object, const Json& pos) {
    object.cell = pos.at("cell").text;
    for (int i = 0; i < 3; i++) object.o[i] = pos.at("o").items.at(i).f32();
    for (int i = 0; i < 4; i++) object.q[i] = pos.at("q").items.at(i).f32();
  }

  std::string frames(const Json& tick) const {
    std::string rows;
    for (const Object& object : objects_) {
      double w = object.q[0], x = object.q[1], y = object.q[2], z = object.q[3];
      double east = static_cast<float>(2 * (x * y - w * z));
      double north = static_cast<float>(1 - 2 * (x * x + z * z));
      double heading = std::fmod(450 - std::atan2(north, east) * (180 / std::acos(-1.0)), 360);
      rows += rows.empty() ? "[" : ",[";
      rows += quoted(tick.at("n").text) + "," + quoted(tick.at("time").text);
      rows += "," + quoted(object.guid) + "," + quoted(object.cell);
      for (float c : object.o) rows += "," + quoted(text(c));
      for (float c : object.q) rows += "," + quoted(text(c));
      rows += "," + quoted(text(static_cast<float>(heading))) + "]";
    }
    return "{\"k\":\"frames\",\"rows\":[" + rows + "]}";
  }

  std::vector<Object> objects_;
};

const char* const kHello =
    R"({"k":"hello","protocol":1,"name":"my port","version":"0.1",)"
    R"("emits":["frames"],"calls":[],"messages":[]})";

}  // namespace

int main() {
  World world;
  std::string line;
  while (std::getline(std::cin, line)) {
    try {
      Json record = Json::parse(line);
      const std::string& kind = record.at("k").text;
      if (kind == "hello") {
        std::cout << kHello << std::endl;
        continue;
      }
      std::string rows;
      if (kind == "reset") {
        world = World();
      } else {
        rows = world.record(record);
      }
      if (!rows.empty()) std::cout << rows << '\n';
      std::cout << R"({"k":"done"})" << std::endl;
    } catch (const Unsupported& what) {
      std::cout << R"({"k":"unsupported","reason":)" << quoted(what.what()) << "}" << std::endl;
    } catch (const std::exception& error) {
      std::cout << R"({"k":"error","reason":)" << quoted(error.what()) << "}" << std::endl;
    }
  }
}
