#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// A card as high as its row, with a landscape and its number in the list.
  @MainActor struct PictureCard: View {
    let number: Int

    /// The width of a card with its padding, in pt.
    static let width: CGFloat = 212

    var body: some View {
      VStack(spacing: 0) {
        Landscape(number: number)
        Text(number.formatted()).font(.headline).padding(10)
      }
      .cardBackground()
      .frame(width: Self.width - 12)
      .padding(.horizontal, 6)
      .accessibilityElement(children: .combine)
    }
  }

  /// A note below a landscape.
  @MainActor struct NoteTile: View {
    let note: Note
    /// The height of the landscape, in pt, or `nil` to fill the available height.
    var pictureHeight: CGFloat?
    /// The width, in pt, or `nil` for the available width.
    var width: CGFloat?

    var body: some View {
      VStack(spacing: 0) {
        Landscape(number: note.id).frame(height: pictureHeight)
        VStack(alignment: .leading, spacing: 4) {
          Text(note.title).font(.headline)
          Text(note.text).font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
      }
      .cardBackground()
      .accessibilityElement(children: .combine)
      .frame(width: width)
    }
  }

  extension View {
    /// Gives a card its color and its round corners.
    @MainActor func cardBackground() -> some View {
      background(.quaternary.opacity(0.5)).clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
  }

  /// Shows the cards in Xcode's canvas.
  struct PictureCardPreviews: PreviewProvider {
    static var previews: some View {
      HStack {
        PictureCard(number: 1_234_567)
        NoteTile(note: Note.samples[0], pictureHeight: 100)
      }
      .frame(height: 300)
    }
  }
#endif
