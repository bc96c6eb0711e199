import UniformTypes

/// What a file has beside its picture: frames, a movie, pictures that are not shown by themselves.
extension JSONView {
  func write(_ animation: Animation, _ json: inout JSONWriter) {
    json.key(plain: "animation")
    json.beginObject(isInline: true)
    write("frameCount", animation.frameCount, &json)
    json.key(plain: "duration")
    json.number(animation.duration)
    write("loopCount", animation.loopCount, &json)
    json.key(plain: "delays")
    json.beginArray(isInline: true)
    for delay in animation.delays { json.number(delay.value ?? 0) }
    json.endArray()
    json.endObject()
  }

  func write(_ motion: MotionPhoto, _ json: inout JSONWriter) {
    json.key(plain: "motionPhoto")
    json.beginObject()
    write("offset", motion.range.lowerBound, &json)
    write("length", motion.range.count, &json)
    write("source", motion.source, &json)
    if let seconds = motion.presentationTime {
      json.key(plain: "presentationTime")
      json.number(seconds)
    }
    write("type", motion.type?.identifier, &json)
    write("mimeType", motion.mimeType.isEmpty ? nil : motion.mimeType, &json)
    write(motion.facts, &json)
    json.endObject()
  }

  func write(_ images: [AuxiliaryImage], _ json: inout JSONWriter) {
    json.key(plain: "auxiliaryImages")
    json.beginArray()
    for image in images {
      json.beginObject(isInline: true)
      write("kind", image.kind.description, &json)
      write("type", image.type, &json)
      write("pixelWidth", image.pixelWidth, &json)
      write("pixelHeight", image.pixelHeight, &json)
      write("codec", image.codec, &json)
      write("offset", image.range?.lowerBound, &json)
      write("length", image.range?.count, &json)
      json.endObject()
    }
    json.endArray()
  }
}
