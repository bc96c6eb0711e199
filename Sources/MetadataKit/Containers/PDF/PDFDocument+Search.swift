/// Documents whose tables are damaged: their objects are looked for in the file, as viewers do.
extension PDFDocument {
  /// Reads the document without its tables.
  ///
  /// - Parameter error: what is wrong with them, which stays where nothing is found.
  mutating func readWithoutTables(because error: MetadataError) throws(MetadataError) {
    guard error.isDamage, let search = searched() else { throw error }
    sections = PDFSections()
    (miscountedTable, unevenTable) = (nil, nil)
    trailers = []
    for place in search.trailers.reversed() {
      let trailer: PDFDictionary
      do throws(MetadataError) {
        trailer = try self.trailer(at: place)
      } catch {
        if error.code == .limitExceeded { isListCutShort = true }
        hasLostTrailer = true
        continue
      }
      guard ["Root", "Info", "Encrypt"].contains(where: { trailer[$0] != nil }) else { continue }
      trailers.append(trailer.kept(Self.keysOfTrailers))
    }
    // How it is encrypted stood in a trailer, too.
    guard !trailers.isEmpty || !search.places.isEmpty && !search.maySpeakOfEncryption else {
      throw error
    }
    isWithoutTables = true
    tableDamage = MetadataError(
      .malformed,
      "the table of objects cannot be read, and they were looked for in the file: \(error.message)",
      at: error.offset ?? file.start)
  }

  /// What looking through the file finds, which is done once; nil where it cannot be read.
  mutating func searched() -> PDFObjectSearch? {
    if !hasSearched {
      hasSearched = true
      search = try? PDFObjectSearch(file, limits)
    }
    return search
  }

  // MARK: What no trailer leads to

  /// Adds what trailers should lead to and do not: the catalog, and where none says that there is no dictionary of
  /// information, what looks like it.
  ///
  /// How the document is encrypted is known now, so that what is in streams of objects can be found.
  mutating func completeTrailers() {
    canListStreams = true
    guard isWithoutTables, let search else { return }
    if encryption == nil, trailers.contains(where: { $0["Encrypt"] != nil }) {
      // How is in an object that is lost: what is read is no text.
      encryption = PDFEncryption(PDFDictionary(), identifier: [])
    }
    var catalog = catalogOfTrailers()
    var rest = PDFDictionary()
    if catalog == nil, let (reference, found) = dictionary(search.catalog),
      found["Type"]?.name == "Catalog"
    {
      catalog = found
      rest.add("Root", reference)
    }
    let isLost = lacksInformation()
    if isLost, let (reference, found) = dictionary(search.information),
      found["Type"] == nil, found["Producer"] != nil
    {
      rest.add("Info", reference)
    }
    mayHideInformation = isLost && rest["Info"] == nil
    mayHaveLoosePacket = catalog.map { $0["Metadata"] != nil } ?? true
    // What leads nowhere counts no more.
    if rest["Info"] != nil {
      trailers = trailers.map { $0.kept(Self.keysOfTrailers.filter { $0 != "Info" }) }
    }
    if !rest.entries.isEmpty { trailers.append(rest) }
  }

  /// Whether no trailer leads to a dictionary of information, and not because there is none.
  private mutating func lacksInformation() -> Bool {
    let references = trailers.compactMap { $0["Info"] }
    for reference in references where (try? resolved(reference))?.value.dictionary != nil {
      return false
    }
    return trailers.isEmpty || hasLostTrailer || !references.isEmpty
  }

  /// The dictionary that is the object of a number, and what refers to it; nil where there is none.
  private mutating func dictionary(_ number: Int?) -> (PDFObject, PDFDictionary)? {
    guard let number else { return nil }
    let reference = PDFObject.reference(PDFReference(number: number, generation: 0))
    guard let dictionary = (try? resolved(reference))?.value.dictionary else { return nil }
    return (reference, dictionary)
  }

  /// The first catalog with pages that a trailer leads to.
  private mutating func catalogOfTrailers() -> PDFDictionary? {
    for trailer in trailers {
      guard let root = trailer["Root"],
        let catalog = (try? resolved(root))?.value.dictionary, catalog["Pages"] != nil
      else { continue }
      return catalog
    }
    return nil
  }

  // MARK: Objects

  /// The object that a table says to be at an offset, from there or from where it is.
  mutating func object(_ number: Int, at offset: Int) throws(MetadataError) -> PDFIndirectObject {
    do throws(MetadataError) {
      return try object(numbered: number, at: offset)
    } catch {
      guard !isWithoutTables, error.isDamage, let place = searched()?.places[number],
        place != offset
      else { throw error }
      let object = try object(numbered: number, at: place)
      tell(ofMisplaced: error)
      return object
    }
  }

  private mutating func object(numbered number: Int, at offset: Int) throws(MetadataError)
    -> PDFIndirectObject
  {
    let object = try object(at: offset)
    guard object.reference?.number == number else {
      throw MetadataError(
        .malformed, "the object \(number) is not where it should be", at: file.start + offset)
    }
    return object
  }

  /// Notes that an object was found that stands where no table says.
  mutating func tell(ofMisplaced error: MetadataError) {
    misplacedCount += 1
    if tableDamage == nil {
      tableDamage = MetadataError(
        .malformed, "objects are elsewhere than their table says: \(error.message)",
        at: error.offset ?? file.start)
    }
  }

  /// The stream that starts at a position; nil where it has no end.
  ///
  /// What has changed the places of objects, as by other ends of lines, may have changed the lengths of streams, too.
  mutating func foundStream(at start: Int, _ length: PDFObject?) throws(MetadataError) -> Region? {
    if let length, let stated = (try? resolved(length))?.value.integer,
      (0...max(0, file.count - start)).contains(stated),
      try PDFObjectSearch.isEnd(file.head(at: start + stated, count: 16))
    {
      return file.clamped(at: start, count: stated)
    }
    let (size, word) = (64 << 10, "endstream")
    var position = start
    while position < file.count {
      let piece = try file.head(at: position, count: size)
      try charge(piece.count)
      if let place = piece.firstPlace(of: word) {
        let end = position + place
        let line = try file.head(at: max(start, end - 2), count: min(2, end - start))
        let last = line[line.count - 1]
        let blanks = line.has("\r\n") ? 2 : last == 0x0a || last == 0x0d ? 1 : 0
        return file.clamped(at: start, count: end - blanks - start)
      }
      position += size - word.utf8.count
    }
    return nil
  }

  /// Where looking through the file finds an object, by itself or in a stream: what comes last counts.
  mutating func foundPlace(of number: Int) -> PDFSections.Place? {
    guard let search = searched() else { return nil }
    listStreams(search)
    let place = search.places[number]
    if let stream = streamsOfObjects[number], let start = search.places[stream],
      place.map({ $0 < start }) ?? true
    {
      return .stream(number: stream)
    }
    return place.map { .offset($0) }
  }

  /// Lists the objects that are in streams, once that can be done.
  private mutating func listStreams(_ search: PDFObjectSearch) {
    guard canListStreams, !hasListedStreams else { return }
    // The length of one may be an object, which is looked for.
    hasListedStreams = true
    // Half is left for what is in them.
    let least = (room: room / 2, syntax: syntax / 2)
    for number in search.objectStreams.reversed() {
      guard room > least.room, syntax > least.syntax,
        streamsOfObjects.count < PDFObjectSearch.mostObjects
      else {
        isListCutShort = true
        return
      }
      do throws(MetadataError) {
        for inner in try objectStream(number).numbers where streamsOfObjects[inner] == nil {
          streamsOfObjects[inner] = number
        }
      } catch {
        if listError == nil { listError = error }
      }
    }
  }
}
