/// Pictures, scenes, sounds and videos.
extension UTType {
    /// Picture, `public.image`.
    public static var image: UTType { UTType(known: "public.image") }
    /// JPEG picture, `public.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// TIFF picture, `public.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// GIF picture, `com.compuserve.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// PNG picture, `public.png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// Icons, `com.apple.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// BMP picture, `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// Icons, `com.microsoft.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// Camera picture, `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// SVG picture, `public.svg-image`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// Live photo, `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// HEIF picture, `public.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// HEIC picture, `public.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// HEIC sequence, `public.heics`.
    public static var heics: UTType { UTType(known: "public.heics") }
    /// WebP picture, `org.webmproject.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// OpenEXR picture, `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// DNG picture, `com.adobe.raw-image`.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// JPEG XL picture, `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
    /// 3D content, `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// 3D scene, `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// 3D scene, `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// 3D scene, `com.apple.reality`.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// 3D scene, `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// Reference object, `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// Audio or video, `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// Video with sound, `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video, `public.video`.
    public static var video: UTType { UTType(known: "public.video") }
    /// Sound, `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// QuickTime video, `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// MPEG video, `public.mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// MPEG-2 video, `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// MPEG-2 stream, `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType {
        UTType(known: "public.mpeg-2-transport-stream")
    }
    /// MP3 sound, `public.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// MPEG-4 video, `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// MPEG-4 sound, `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected sound, `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType {
        UTType(known: "com.apple.protected-mpeg-4-audio")
    }
    /// Protected video, `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType {
        UTType(known: "com.apple.protected-mpeg-4-video")
    }
    /// AVI video, `public.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// AIFF sound, `public.aiff-audio`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// WAV sound, `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI music, `public.midi-audio`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// Playlist, `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// Playlist, `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
