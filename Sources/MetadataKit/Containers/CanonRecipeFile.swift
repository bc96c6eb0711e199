extension Container {
  /// Recipes of Canon's Digital Photo Professional without their photo: VRD, and DR4 since its
  /// version 4.
  package static let canonRecipe = Container(
    [],
    recognize: { head in
      if head.matches(CanonRecipe.signature) {
        return FileFormat("VRD", "vrd", "application/octet-stream", nil)
      }
      return CanonRecipe4.matches(head)
        ? FileFormat("DR4", "dr4", "application/octet-stream", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      guard found.format.name == "VRD" else { return try CanonRecipe4(file).tell(&found) }
      var recipe = try CanonRecipe(endOf: file)
      try recipe.tell(&found)
    })
}
