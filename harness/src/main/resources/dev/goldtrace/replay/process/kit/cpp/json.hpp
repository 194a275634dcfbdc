// As much JSON as the subject protocol needs. Numbers keep their text, so that no bit is lost.
#pragma once

#include <cctype>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

struct Json {
  enum Kind { Null, Bool, Number, String, Array, Object } kind = Null;
  std::string text;  // of a number, string or boolean
  std::vector<Json> items;
  std::map<std::string, Json> members;

  const Json* find(const std::string& name) const {
    auto it = members.find(name);
    return it == members.end() ? nullptr : &it->second;
  }
  const Json& at(const std::string& name) const {
    const Json* value = find(name);
    if (!value) throw std::runtime_error("no member " + name);
    return *value;
  }
  double f64() const {
    if (text == "NaN" || text == "Infinity" || text == "-Infinity" || kind == Number)
      return std::stod(text);
    throw std::runtime_error("no number: " + text);
  }
  float f32() const { return kind == Number ? std::stof(text) : static_cast<float>(f64()); }

  static Json parse(const std::string& text) {
    Parser parser{text};
    return parser.value();
  }

 private:
  struct Parser {
    const std::string& text;
    size_t at = 0;

    char peek() {
      while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at]))) at++;
      if (at == text.size()) throw std::runtime_error("the line ends too early");
      return text[at];
    }
    bool take(char c) {
      if (peek() != c) return false;
      at++;
      return true;
    }
    void expect(char c) {
      if (!take(c)) throw std::runtime_error(std::string("expected ") + c);
    }
    Json value() {
      Json json;
      char c = peek();
      if (c == '{') {
        json.kind = Object;
        expect('{');
        while (!take('}')) {
          std::string name = string();
          expect(':');
          json.members[name] = value();
          take(',');
        }
      } else if (c == '[') {
        json.kind = Array;
        expect('[');
        while (!take(']')) {
          json.items.push_back(value());
          take(',');
        }
      } else if (c == '"') {
        json.kind = String;
        json.text = string();
      } else {
        size_t begin = at;
        while (at < text.size() && text.find_first_of(",]} \t", at) != at) at++;
        json.text = text.substr(begin, at - begin);
        bool word = json.text == "true" || json.text == "false";
        json.kind = json.text == "null" ? Null : word ? Bool : Number;
      }
      return json;
    }
    std::string string() {
      expect('"');
      std::string out;
      while (at < text.size() && text[at] != '"') {
        if (text[at] == '\\') at++;  // escapes occur in titles alone, which nobody needs
        out += text[at++];
      }
      expect('"');
      return out;
    }
  };
};
