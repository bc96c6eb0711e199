/// What a movie says of itself in words, and its chapters.
extension JSONView {
  func write(_ movie: Movie, _ json: inout JSONWriter) {
    let items = movie.commonMetadata
    if !items.isEmpty {
      json.key(plain: "commonMetadata")
      json.beginObject()
      for item in items { write(item.commonKey.description, item.value, &json) }
      json.endObject()
    }
    let chapters = movie.chapters
    guard !chapters.isEmpty else { return }
    json.key(plain: "chapters")
    json.beginArray()
    for chapter in chapters {
      json.beginObject(isInline: true)
      write("start", chapter.start, &json)
      write("end", chapter.end, &json)
      write("title", chapter.title, &json)
      json.endObject()
    }
    json.endArray()
  }
}
