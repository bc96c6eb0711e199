// Types of images.

extension TypeIdentifier {
  /// 3D Content: `public.3d-content`.
  public static var threeDContent: Self { Self(.threeDContent) }

  /// Fax: `public.fax`.
  public static var fax: Self { Self(.fax) }

  /// An image of any kind: `public.image`.
  public static var image: Self { Self(.image) }

  /// JPEG image: `public.jpeg`.
  public static var jpeg: Self { Self(.jpeg) }

  /// JPEG 2000 image: `public.jpeg-2000`.
  public static var jpeg2000: Self { Self(.jpeg2000) }

  /// PNG image: `public.png`.
  public static var png: Self { Self(.png) }

  /// TIFF image: `public.tiff`.
  public static var tiff: Self { Self(.tiff) }

  /// GIF image: `com.compuserve.gif`.
  public static var gif: Self { Self(.gif) }

  /// Windows BMP image: `com.microsoft.bmp`.
  public static var bmp: Self { Self(.bmp) }

  /// Windows icon image: `com.microsoft.ico`.
  public static var ico: Self { Self(.ico) }

  /// Apple icon image: `com.apple.icns`.
  public static var icns: Self { Self(.icns) }

  /// SVG image: `public.svg-image`.
  public static var svg: Self { Self(.svg) }

  /// WebP Image: `org.webmproject.webp`.
  public static var webP: Self { Self(.webP) }

  /// Any image of the HEIF family, whatever its coding: `public.heif-standard`.
  public static var heifStandard: Self { Self(.heifStandard) }

  /// HEIF Image: `public.heif`.
  public static var heif: Self { Self(.heif) }

  /// HEIC Image: `public.heic`.
  public static var heic: Self { Self(.heic) }

  /// HEIF Image Sequence: `public.heifs`.
  public static var heifs: Self { Self(.heifs) }

  /// HEIC Image Sequence: `public.heics`.
  public static var heics: Self { Self(.heics) }

  /// AVC Image: `public.avci`.
  public static var avci: Self { Self(.avci) }

  /// AVC Image Sequence: `public.avcs`.
  public static var avcs: Self { Self(.avcs) }

  /// Adobe Photoshop document: `com.adobe.photoshop-image`.
  public static var photoshop: Self { Self(.photoshop) }

  /// Adobe Photoshop large document: `com.adobe.photoshop-large-image`.
  public static var photoshopLarge: Self { Self(.photoshopLarge) }

  /// Adobe Illustrator document: `com.adobe.illustrator.ai-image`.
  public static var illustrator: Self { Self(.illustrator) }

  /// TGA image: `com.truevision.tga-image`.
  public static var tga: Self { Self(.tga) }

  /// Silicon Graphics image: `com.sgi.sgi-image`.
  public static var sgi: Self { Self(.sgi) }

  /// OpenEXR image: `com.ilm.openexr-image`.
  public static var exr: Self { Self(.exr) }

  /// FlashPix image: `com.kodak.flashpix-image`.
  public static var flashPix: Self { Self(.flashPix) }

  /// Multiple Picture Object image: `public.mpo-image`.
  public static var mpo: Self { Self(.mpo) }

  /// X bitmap image: `public.xbitmap-image`.
  public static var xbm: Self { Self(.xbm) }

  /// MacPaint image: `com.apple.macpaint-image`.
  public static var macPaint: Self { Self(.macPaint) }

  /// QuickDraw picture: `com.apple.pict`.
  public static var pict: Self { Self(.pict) }

  /// QuickTime image: `com.apple.quicktime-image`.
  public static var quickTimeImage: Self { Self(.quickTimeImage) }

  /// Apple Drawing Format: `com.apple.drawing`.
  public static var appleDrawing: Self { Self(.appleDrawing) }

  /// Open Document image: `org.oasis-open.opendocument.image`.
  public static var openDocumentImage: Self { Self(.openDocumentImage) }

  /// Open Document image template: `org.oasis-open.opendocument.image-template`.
  public static var openDocumentImageTemplate: Self { Self(.openDocumentImageTemplate) }

  /// DICOM: `org.nema.dicom`.
  public static var dicom: Self { Self(.dicom) }

  /// AVIF image: `public.avif`.
  public static var avif: Self { Self(.avif) }

  /// AVIF image sequence: `public.avis`.
  ///
  /// Not every Apple system declares it.
  public static var avis: Self { Self(.avis) }

  /// JPEG XL image: `public.jpeg-xl`.
  public static var jpegxl: Self { Self(.jpegxl) }

  /// Windows cursor: `com.microsoft.cur`.
  ///
  /// Not every Apple system declares it.
  public static var cur: Self { Self(.cur) }

  /// DirectDraw surface: `com.microsoft.dds`.
  public static var dds: Self { Self(.dds) }

  /// Radiance HDR image: `public.radiance`.
  public static var radiance: Self { Self(.radiance) }

  /// Portable any-map family: `public.pbm`.
  public static var pbm: Self { Self(.pbm) }

  /// PowerVR texture: `public.pvr`.
  public static var pvr: Self { Self(.pvr) }

  /// Khronos texture: `org.khronos.ktx`.
  public static var ktx: Self { Self(.ktx) }

  /// Khronos texture 2: `org.khronos.ktx2`.
  ///
  /// Not every Apple system declares it.
  public static var ktx2: Self { Self(.ktx2) }

  /// ASTC texture: `org.khronos.astc`.
  public static var astc: Self { Self(.astc) }

  /// Apple texture: `com.apple.atx`.
  ///
  /// Not every Apple system declares it.
  public static var atx: Self { Self(.atx) }

  /// Layered image: `com.apple.lsr-image`.
  public static var lsr: Self { Self(.lsr) }

  /// Apple raw JPEG image: `com.apple.rjpeg`.
  ///
  /// Not every Apple system declares it.
  public static var rjpeg: Self { Self(.rjpeg) }

  /// J2 fax (EFX): `com.j2.efx-fax`.
  public static var efxFax: Self { Self(.efxFax) }

  /// J2 fax (JFX): `com.j2.jfx-fax`.
  public static var jfxFax: Self { Self(.jfxFax) }

  /// MINC volume: `ca.mcgill.mni.bic.mnc`.
  public static var minc: Self { Self(.minc) }
}
