public import Foundation

extension ItemProvider {
  /// Produces an object that is written afterwards, as ``DataLoadHandler`` produces data.
  public typealias ObjectLoadHandler<Object> =
    @Sendable (
      _ completion: @escaping @Sendable (_ object: Object?, _ error: (any Error)?) -> Void
    ) -> Progress?

  /// A provider of an object, as every type that it can be written as, in its order.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Offers an object as every type that it can be written as, in its order.
  ///
  /// A type that is offered already stays as it is.
  ///
  /// - Parameters:
  ///   - object: What is offered.
  ///   - visibility: Who may see it: without effect here.
  public func registerObject(
    _ object: any ItemProviderWriting, visibility: ItemProviderRepresentationVisibility = .all
  ) {
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier) { completion in
        object.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Offers an object that does not exist yet, as every type that its class can be written as.
  ///
  /// A type that is offered already stays as it is. The object is produced anew for each load.
  ///
  /// - Parameters:
  ///   - type: The object's class.
  ///   - visibility: Who may see it: without effect here.
  ///   - loadHandler: Produces the object.
  public func registerObject<Object: ItemProviderWriting>(
    ofClass type: Object.Type, visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping ObjectLoadHandler<Object>
  ) {
    for identifier in Object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier) { completion in
        // Producing the object is one half of the work, writing it the other.
        let progress = LoadProgress(totalUnitCount: 2)
        let producing = loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          let writing = object.loadData(
            withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
          if let writing { progress.addChild(writing, withPendingUnitCount: 1) }
        }
        if let producing { progress.addChild(producing, withPendingUnitCount: 1) }
        return progress
      }
    }
  }
}
