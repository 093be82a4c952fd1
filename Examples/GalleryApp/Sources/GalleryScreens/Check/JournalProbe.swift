#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// An invisible view behind a scroll view, at which a recorder's search begins.
  struct JournalProbe: UIViewRepresentable {
    let recorder: JournalRecorder

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      recorder.add(probe: view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  /// An invisible view behind a row or indicator, whose position the journal contains.
  struct JournalMark: UIViewRepresentable {
    let recorder: JournalRecorder
    let mark: JournalRecorder.Mark

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.isUserInteractionEnabled = false
      recorder.add(mark, view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }
#endif
