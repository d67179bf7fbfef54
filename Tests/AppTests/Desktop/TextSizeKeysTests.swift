import Testing

extension OnADesktop {
    @Suite("Ctrl +, Ctrl − and Ctrl 0 change the text on the screen, and change it back")
    struct TextSizeKeys {
        @Test(
            "On the main keyboard and on the keypad",
            arguments: [
                ("ctrl+plus", "ctrl+minus", "ctrl+0"),
                ("ctrl+equal", "ctrl+minus", "ctrl+0"),
                ("ctrl+shift+equal", "ctrl+minus", "ctrl+0"),
                ("ctrl+KP_Add", "ctrl+KP_Subtract", "ctrl+KP_0"),
                ("ctrl+KP_Add", "ctrl+KP_Subtract", "ctrl+KP_Insert"),
            ])
        func keys(larger: String, smaller: String, reset: String) async throws {
            try await expectSizes(larger, smaller, reset, layout: nil)
        }

        @Test(
            "With other layouts",
            arguments: [
                ("de", "ctrl+plus"), ("ru", "ctrl+plus"), ("ru", "ctrl+equal"),
                ("fr", "ctrl+plus"), ("us,ru -option grp:toggle", "ctrl+plus"),
            ])
        func layouts(layout: String, larger: String) async throws {
            try await expectSizes(larger, "ctrl+minus", "ctrl+0", layout: layout)
        }

        /// Expects each key to lead to a different picture, and to the same one each time.
        private func expectSizes(
            _ larger: String, _ smaller: String, _ reset: String, layout: String?
        ) async throws {
            let desktop = try await Desktop()
            if let layout { try await desktop.useKeyboard(layout) }
            let card = try await OpenCard(on: desktop)
            try await card.takesKeys()
            let hand = try Hand(on: desktop)
            let usual = try await card.restingPicture()

            hand.press(larger)
            let large = try await card.changes(from: usual, "larger text")
            hand.press(larger)
            let largest = try await card.changes(from: large, "even larger text")
            hand.press(smaller)
            try await card.shows(large, "the first larger text")
            hand.press(larger)
            try await card.shows(largest, "the second larger text")
            hand.press(reset)
            try await card.shows(usual, "text as at first")
            hand.press(smaller)
            let small = try await card.changes(from: usual, "smaller text")
            #expect(small != large && small != largest)
            hand.press(reset)
            try await card.shows(usual, "text as at first")
        }
    }
}
