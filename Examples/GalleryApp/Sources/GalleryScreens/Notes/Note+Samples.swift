#if canImport(SwiftUI)
  import Foundation

  extension Note {
    /// All sample notes, the newest first.
    static let samples: [Note] = zip(0..., entries).map { id, entry in
      Note(id: id, subject: entry.0, title: entry.1, text: entry.2)
    }

    /// Returns the note with a number, which may be negative.
    ///
    /// The texts of the sample notes repeat.
    static func numbered(_ number: Int) -> Note {
      let count = samples.count
      let sample = samples[(number % count + count) % count]
      let title = "\(number.formatted()): \(sample.title)"
      return Note(id: number, subject: sample.subject, title: title, text: sample.text)
    }

    private static let entries: [(Subject, String, String)] = [
      (.bird, "Swifts over the harbour", "About forty, high up and screaming. The first ones this year."),
      (.tide, "Low water at 6:12", "0.4 m. The wreck's ribs stand out of the sand until half past seven."),
      (.hut, "Hut at the pass is open", "Beds for twenty, soup from noon. Bring your own slippers."),
      (.bird, "Wren in the wood pile", "Sings louder than anything of its size has a right to."),
      (.tide, "Spring tide on Thursday", "5.9 m at the pier. The lower path will be under water by nine."),
      (.hut, "Stove replaced", "The new one draws well. Keep the door shut until the fire has caught."),
      (.bird, "Dipper below the weir", "Walks along the stream bed, comes up dry, bows to the other bank."),
      (.tide, "Sandbar has moved", "It now begins two boat lengths north of the green buoy."),
      (.hut, "Snow field above the hut", "Firm before eight, slush after ten. Poles help."),
      (.bird, "Kingfisher, twice", "A blue line across the mill pond, and back with a fish."),
      (.tide, "Neap tide, little current", "A good week for a first crossing to the island by kayak."),
      (.hut, "Spring behind the hut runs dry", "Fill your bottles at the chapel, twenty minutes below."),
      (.bird, "Bearded vulture on the ridge", "Dropped a bone on the slab three times until it broke."),
      (.tide, "Fog from four o'clock", "The horn on the north mole was heard as far as the station."),
      (.hut, "Warden's dog is back", "Answers to Föhn. Do not feed it before the other guests."),
      (.bird, "Starlings at dusk", "Some thousands above the reed bed, gone within a minute."),
      (.tide, "High water at 18:40", "5.1 m. Evening sun on the sea wall and no wind at all."),
      (.hut, "Ladder on the east route", "Two rungs are loose, marked with tape. The rest has been checked."),
      (.bird, "Cuckoo heard, not seen", "From the larches, at a quarter to five in the morning."),
      (.tide, "Seals on the flats", "Eleven and three pups. Keep three hundred metres away."),
      (.hut, "Quiet room", "The library at the back now has a lamp and two good chairs."),
      (.bird, "Nuthatch walls up its door", "Mud from the puddle by the gate, one beakful a minute."),
      (.tide, "Oyster beds open", "From first light until two hours before high water."),
      (.hut, "Sunrise on the summit", "Leave at half past three. The last hour is on rock, and easy."),
      (.bird, "Barn owl along the hedge", "Without any sound, as white as paper in the headlights."),
      (.tide, "Ferry runs again", "Every hour on the hour while there is water at the slip."),
      (.hut, "Telephone repaired", "One line for the whole valley. Be brief."),
      (.bird, "Crossbills in the pines", "Cones come down like slow rain when they are up there."),
      (.tide, "Tide table for next month", "It hangs at the harbour office and inside the bakery's door."),
      (.hut, "Hut book, page one", "\"We came for one night and stayed for five. It did not stop raining.\""),
    ]
  }
#endif
