/// The plural of an English noun: by a list of irregular ones, and by its ending.
///
/// Source: Huddleston and Pullum, *The Cambridge Grammar of the English Language*, chapter 18, section 4.
nonisolated enum EnglishPlural {
    private static let irregular = [
        "person": "people", "child": "children", "foot": "feet",
        "tooth": "teeth", "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen",
        "die": "dice", "quiz": "quizzes", "leaf": "leaves", "loaf": "loaves", "half": "halves",
        "calf": "calves", "elf": "elves", "shelf": "shelves", "self": "selves", "thief": "thieves",
        "wolf": "wolves", "knife": "knives", "life": "lives", "wife": "wives", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes",
        "torpedo": "torpedoes", "cactus": "cacti", "criterion": "criteria",
        "stomach": "stomachs", "epoch": "epochs", "monarch": "monarchs", "human": "humans",
        "german": "germans", "roman": "romans", "shaman": "shamans", "talisman": "talismans",
    ]

    private static let unchanged: Set = [
        "sheep", "fish", "deer", "series", "species", "aircraft", "moose", "salmon", "trout",
        "swine",
        "bison", "offspring", "headquarters", "means", "information", "equipment", "furniture",
        "music",
    ]

    /// Returns the plural of `noun`, with capitals as in it.
    static func of(_ noun: String) -> String {
        let lower = noun.lowercased()
        if unchanged.contains(lower) { return noun }
        let plural = irregular[lower] ?? regular(lower)
        if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
        // The letters that both have in common are those of the noun.
        let common = zip(lower, plural).prefix { $0 == $1 }.count
        return String(noun.prefix(common) + plural.dropFirst(common))
    }

    private static func regular(_ noun: String) -> String {
        let vowels = "aeiou"
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !vowels.contains(before) {
            return "\(noun.dropLast())ies"
        }
        if noun.hasSuffix("sis") { return "\(noun.dropLast(2))es" }
        if noun.hasSuffix("man") { return "\(noun.dropLast(2))en" }
        if ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        return noun + "s"
    }
}
