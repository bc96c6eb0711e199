import MetadataKit

var json = JSONWriter()
let view = ExiftoolView(isNumeric: CommandLine.arguments.contains("--numeric"))
json.beginArray()
while let line = readLine() {
  do {
    view.write(try Metadata(contentsOf: line), name: line, &json)
  } catch {
    view.write(error, name: line, &json)
  }
}
json.endArray()
print(json.text.string)
