extension Container {
  /// What BitTorrent clients know of files before they have them (BEP 3): one dictionary in bencode.
  package static let torrent = Container(ofSignatures: "Torrent") {
    (file, found) throws(MetadataError) in
    var reader = BencodeReader(file)
    let value = try reader.value(&found)
    // What was read of a file that breaks off is told all the same.
    if case .dictionary(let entries) = value {
      try TorrentTags.tell(entries, .file, &found)
    } else {
      throw MetadataError(.malformed, "no dictionary of a torrent", at: file.start)
    }
  }
}
