extension Container {
  /// Every container, the most frequent first.
  ///
  /// A file goes to the one that lists its type. Of those that recognize by themselves the
  /// first that does has it, so the surer signature stands first.
  package static let all: [Container] = [
    .jpeg,
    .tiff,
    .panasonicRaw,
    .raf,
    .crw,
    .mrw,
    .x3f,
    .heif,
    .quickTime,
    .jpeg2000,
    .jpegXL,
    .png,
    .gif,
    .webP,
    .avi,
    .matroska,
    .mpegTransport,
    .mpegProgram,
    .asf,
    .wtv,
    .flashVideo,
    .ogg,
    .flac,
    .bmp,
    .ico,
    .netpbm,
    .psd,
    .exr,
    .radiance,
    .xmpFile,
    .svg,
    .mp3,
    .aiff,
    .pdf,
    .zip,
    .gzip,
    .exifFile,
    .exv,
    .canonRecipe,
    .dpx,
    .bpg,
    .xcf,
    .miff,
    .psp,
    .postScript,
    .compoundFile,
    .iccFile,
    .os2Icon,
    .pcx,
    .pict,
    .fits,
    .dicom,
  ]

  /// Those that recognize by what is hardly a signature: they are asked when nothing else knows
  /// the file.
  package static let last: [Container] = [
    .tga,
    .acr,
    .plainText,
  ]
}
