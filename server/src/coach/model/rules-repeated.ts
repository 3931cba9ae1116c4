/** This many words in a row are no coincidence. */
const WORDS_IN_A_ROW = 12

/** Whether a text repeats a passage of the rules, ignoring punctuation and case. */
export function repeatsRules(text: string, rules: ReadonlySet<string>): boolean {
  return runsOf(text).some((run) => rules.has(run))
}

/** Every passage of the rules that an answer must not contain. */
export function passagesOf(rules: string): ReadonlySet<string> {
  return new Set(runsOf(rules))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.slice(WORDS_IN_A_ROW - 1).map((_, from) => words.slice(from, from + WORDS_IN_A_ROW).join(' '))
}
