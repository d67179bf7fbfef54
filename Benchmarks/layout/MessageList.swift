import Foundation
import LozengeCore
import LozengeViews

/// A conversation: the “message list” of SwiftCrossUI's layout benchmark.
struct MessageList: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(0..<count) { Message(index: $0) }
            }
            .frame(maxWidth: .infinity)
            .padding(20)
        }
    }
}

private struct Message: View {
    let index: Int

    var body: some View {
        HStack(alignment: .top) {
            Color.blue.frame(width: 40, height: 40).cornerRadius(20)
            VStack(alignment: .leading) {
                HStack {
                    Text("Person \(index % 7)").bold()
                    Text("10:\(10 + index % 50)").foregroundColor(.gray)
                }
                Text(Self.contents[index % Self.contents.count])
            }
        }
    }

    static let contents = [
        "On my way, see you!",
        "Could you bring the blue folder from my desk when you come over this afternoon?",
        "The train is late again. They say twenty minutes, which I take to mean forty, so please start "
            + "without me and keep a chair free near the window.",
        "Yes, that works. I have moved the meeting to Thursday, told the others, and booked the small "
            + "room on the third floor, since the large one is taken by the people who paint the "
            + "ceiling until the end of the month. Tell me if it is too small.",
        "I read the whole draft last night. The first half is lovely and needs nothing. In the second "
            + "half the story loses its way a little, around the chapter with the lighthouse: too many "
            + "people arrive at once, and nobody says what they want. Cut two of them, let the storm "
            + "come earlier, and I think that the ending will take care of itself.",
    ]
}
