import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Nouns that agree with their number")
struct InflectionTests {
    private func shown(_ key: LocalizedStringKey) -> String? {
        Screen(2000, 20) { Text(key) }.words.first
    }

    @Test(
        "A number in the text decides",
        arguments: [(0, "0 items"), (1, "1 item"), (2, "2 items"), (1001, "1,001 items")])
    func numbers(number: Int, text: String) {
        #expect(shown("^[\(number) item](inflect: true)") == text)
        #expect(shown("^[**\(number)** item](inflect: true)") == text)
        #expect(shown("^[\(number, format: .number) item](inflect:true)") == text)
    }

    @Test("The noun is a value, or stands before a preposition")
    func nouns() {
        let food = "sandwich"
        #expect(
            shown("Order: ^[\(3) large \(food)](inflect: true).") == "Order: 3 large sandwiches.")
        #expect(shown("Order: ^[\(1) large \(food)](inflect: true).") == "Order: 1 large sandwich.")
        #expect(shown("^[\(2) piece of cake](inflect: true)") == "2 pieces of cake")
        #expect(shown("^[\(2) match found!](inflect: true)") == "2 matches found!")
        #expect(
            shown("^[\(2) cat](inflect: true) and ^[\(1) dog](inflect: true)")
                == "2 cats and 1 dog")
        #expect(shown("^[no item](inflect: true)") == "no item")
    }

    @Test(
        "Plurals",
        arguments: [
            ("donut", "donuts"), ("box", "boxes"), ("City", "Cities"), ("day", "days"),
            ("person", "people"), ("Person", "People"), ("CHILD", "CHILDREN"), ("woman", "women"),
            ("human", "humans"), ("analysis", "analyses"), ("sheep", "sheep"), ("bus", "buses"),
            ("leaf", "leaves"), ("photo", "photos"), ("y", "ys"), ("", "s"),
        ])
    func plurals(noun: String, plural: String) {
        #expect(EnglishPlural.of(noun) == plural)
    }

    @Test("Other attributes change nothing, and marks that do not end are text")
    func others() {
        #expect(shown("^[\(2) item](colour: 'red')") == "2 item")
        #expect(shown("^[\(2) item]") == "^[2 item]")
        #expect(shown("^[\(2) item](inflect: true") == "^[2 item](inflect: true")
        #expect(shown("2^[3](x) ^^[4](y)") == "23 ^4")
        #expect(shown("[^[2 page](inflect: true)](https://a.b)") == "2 pages")
    }

    @Test("Translations in other languages stay as they are written")
    func german() throws {
        let shelf = try Shelf([
            "de.lproj/Localizable.strings":
                "\"^[%lld item](inflect: true)\" = \"^[%lld Ding](inflect: true)\";",
            "en.lproj/Localizable.strings":
                "\"^[%lld item](inflect: true)\" = \"^[%lld thing](inflect: true)\";",
        ])
        func shown(_ language: String) -> String? {
            Screen(2000, 20, locale: Locale(identifier: language)) {
                Text("^[\(2) item](inflect: true)", bundle: shelf.bundle)
            }
            .words.first
        }
        #expect(shown("de") == "2 Ding")
        #expect(shown("en_GB") == "2 things")
    }
}
