import { keyOf, wordsPattern } from './words-pattern.ts'

/** Aliases of words that may be a name but are not an athlete's: the same for each spelling of one. */
export class UnknownAliases {
  private readonly aliasOf = new Map<string, { alias: string; word: string }>()
  private readonly inText: RegExp

  /** @param take gives a unique alias for a key */
  constructor(words: readonly string[], take: (key: string) => string) {
    for (const word of words)
      if (!this.aliasOf.has(keyOf(word))) this.aliasOf.set(keyOf(word), { alias: take(`word ${keyOf(word)}`), word })
    this.inText = wordsPattern(words)
  }

  get all(): { alias: string; word: string }[] {
    return [...this.aliasOf.values()]
  }

  hide(text: string): string {
    return text.replace(this.inText, (word: string) => this.aliasOf.get(keyOf(word))?.alias ?? word)
  }
}
