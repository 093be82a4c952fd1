import Combine
import Foundation
import Testing

@MainActor @Suite("Combine") struct CombineTests {
  private final class Model: ObservableObject {
    @Published var number = 1
  }

  @Test("A published property notifies subscribers while it still has its old value")
  func willSet() {
    let model = Model()
    var seen: [Int] = []
    let token = model.objectWillChange.sink { seen.append(model.number) }
    model.number = 2
    model.number = 2
    #expect(seen == [1, 2])
    token.cancel()
    model.number = 3
    #expect(seen == [1, 2])
  }

  @Test("Each object has its own publisher")
  func publishers() {
    let (one, other) = (Model(), Model())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
    for _ in 0..<500 {
      let model = Model()
      var count = 0
      let token = model.objectWillChange.sink { count += 1 }
      model.number += 1
      #expect(count == 1)
      token.cancel()
    }
  }

  @Test("Releasing a subscription cancels it")
  func letGo() {
    let publisher = ObservableObjectPublisher()
    var count = 0
    var token: AnyCancellable? = publisher.sink { count += 1 }
    publisher.send()
    #expect(token != nil)
    token = nil
    publisher.send()
    #expect(count == 1)
  }

  @Test("A notification publisher emits only notifications with its name")
  func notifications() {
    let center = NotificationCenter()
    var count = 0
    let token = center.publisher(for: Notification.Name("one")).sink { _ in count += 1 }
    center.post(name: Notification.Name("one"), object: nil)
    center.post(name: Notification.Name("two"), object: nil)
    #expect(count == 1)
    token.cancel()
    center.post(name: Notification.Name("one"), object: nil)
    #expect(count == 1)
  }
}
