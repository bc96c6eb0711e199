extension ISOExtended {
  /// The kinds of `uuid` boxes that JPEG 2000 files have.
  static let jpeg2000: [ISOExtended] = [
    .xmp,
    // "JpgTiffExif->JP2", as ImageMagick and exiftool have it; Digikam leaves the signature in.
    ISOExtended(kind: (0x4a70_6754_6966_6645, 0x7869_662d_3e4a_5032)) {
      (body, found) throws(MetadataError) in
      let head = try body.head(count: 6)
      found.add(.exif, head.matches("Exif\0\0") ? body.region(from: 6) : body)
    },
    // Adobe's plug-in
    ISOExtended(kind: (0x0537_cdab_9d0c_4431, 0xa72a_fa56_1f2a_113e)) {
      (body, found) throws(MetadataError) in
      found.add(.exif, body)
    },
    // GeoTIFF in JPEG 2000 (GeoJP2): a TIFF of one pixel
    ISOExtended(kind: (0xb14b_f8bd_083d_4b43, 0xa5ae_8cd7_d5a6_ce03)) {
      (body, found) throws(MetadataError) in
      found.add(.exif, body)
    },
    ISOExtended(kind: (0x33c7_a4d2_b81d_4723, 0xa0ba_f1a3_e097_ad38)) {
      (body, found) throws(MetadataError) in
      found.add(.iptc, body)
    },
    // Adobe's plug-in
    ISOExtended(kind: (0x09a1_4e97_c0b4_42e0, 0xbebf_36df_6f0c_e36f)) {
      (body, found) throws(MetadataError) in
      found.add(.iptc, body)
    },
    ISOExtended(kind: (0x2c4c_0100_8504_40b9, 0xa03e_5621_48d6_dfeb)) {
      (body, found) throws(MetadataError) in
      found.add(.photoshop, body)
    },
  ]
}
