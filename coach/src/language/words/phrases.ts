import type { Token } from './token.ts'

/**
 * The elements of a phrase, separated by spaces: a word; alternatives `who|which`; a prefix `concuss*`; an optional
 * element `the?`; `..` for up to four words of the same sentence; `<slot>` for a token that `slots` accepts for it
 * (`<number>`), alone or among alternatives (`<athlete>|he|she`).
 */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** Which tokens a `<slot>` accepts. */
export type Slots = Readonly<Record<string, (token: Token, at: number) => boolean>>

/**
 * A concept found at the tokens from `from` up to, but not including, `until`; `captured` are the positions that slots
 * took.
 */
export interface Found {
  concept: string
  from: number
  until: number
  captured: readonly number[]
}

interface Element {
  words: ReadonlySet<string>
  beginnings: readonly string[]
  slots: readonly string[]
  isOptional: boolean
  isGap: boolean
}
interface Phrase {
  concept: string
  elements: readonly Element[]
}

const GAP_WORDS = 4
const BEGINNING_LENGTH = 3

/**
 * Phrases by concept, indexed for search. Each position of a text is tried against the few phrases that start with its
 * word.
 */
export class Lexicon {
  #byWord = new Map<string, Phrase[]>()
  #byBeginning = new Map<string, Phrase[]>()
  #bySlot: Phrase[] = []
  /** Every full word in it: spelling is corrected to these. */
  readonly words = new Set<string>()
  /** Every prefix in it. */
  readonly beginnings = new Set<string>()

  constructor(phrases: Phrases) {
    for (const [concept, written] of Object.entries(phrases))
      for (const text of written) this.#add({ concept, elements: text.split(' ').map(elementOf) }, text)
  }

  #add(phrase: Phrase, text: string) {
    const [first, ...rest] = phrase.elements
    if (!first || first.isGap) throw new Error(`A phrase begins with a word: "${text}"`)
    if (first.isOptional) this.#add({ concept: phrase.concept, elements: rest }, text)
    for (const { words, beginnings } of phrase.elements) {
      for (const word of words) this.words.add(word)
      for (const beginning of beginnings) this.beginnings.add(beginning)
    }
    for (const word of first.words) push(this.#byWord, word, phrase)
    for (const beginning of first.beginnings) push(this.#byBeginning, beginning.slice(0, BEGINNING_LENGTH), phrase)
    if (first.slots.length > 0) this.#bySlot.push(phrase)
  }

  /** All positions where any phrase matches; for one concept at one position the longest match. */
  findAll(tokens: readonly Token[], slots: Slots = {}): Found[] {
    return tokens.flatMap((_, at) => this.#at(tokens, at, slots))
  }

  /** Non-overlapping matches from left to right, the longest at each position. */
  find(tokens: readonly Token[], slots: Slots = {}): Found[] {
    const found: Found[] = []
    for (let at = 0; at < tokens.length; ) {
      let longest: Found | undefined
      for (const each of this.#at(tokens, at, slots)) if (!longest || each.until > longest.until) longest = each
      if (longest) found.push(longest)
      at = longest?.until ?? at + 1
    }
    return found
  }

  #at(tokens: readonly Token[], at: number, slots: Slots): Found[] {
    const text = tokens[at]?.text ?? ''
    const candidates = [
      ...(this.#byWord.get(text) ?? []),
      ...(this.#byBeginning.get(text.slice(0, BEGINNING_LENGTH)) ?? []),
      ...this.#bySlot,
    ]
    const longest = new Map<string, Found>()
    for (const { concept, elements } of candidates) {
      const end = match(elements, 0, { tokens, slots, sentence: tokens[at]?.sentence ?? 0 }, at, [])
      const known = longest.get(concept)
      if (end && (!known || end.until > known.until)) longest.set(concept, { concept, from: at, ...end })
    }
    return [...longest.values()]
  }
}

function elementOf(written: string): Element {
  const isOptional = written.endsWith('?')
  const text = isOptional ? written.slice(0, -1) : written
  const all = text === '..' ? [] : text.split('|')
  const slots = all.flatMap((option) => /^<(\w+)>$/.exec(option)?.[1] ?? [])
  const options = all.filter((option) => !option.startsWith('<') || option.length < 3)
  return {
    words: new Set(options.filter((option) => !option.endsWith('*'))),
    beginnings: options.filter((option) => option.endsWith('*')).map((option) => option.slice(0, -1)),
    slots,
    isOptional,
    isGap: text === '..',
  }
}

interface Text {
  tokens: readonly Token[]
  slots: Slots
  sentence: number
}
interface End {
  until: number
  captured: readonly number[]
}

/** The end of the elements from `place` on when they start at `at`; the longest possible. */
function match(
  elements: readonly Element[],
  place: number,
  text: Text,
  at: number,
  captured: readonly number[],
): End | null {
  const element = elements[place]
  if (!element) return { until: at, captured }
  if (element.isGap) {
    for (let skipped = GAP_WORDS; skipped >= 0; skipped -= 1) {
      const end = match(elements, place + 1, text, at + skipped, captured)
      if (end) return end
    }
    return null
  }
  const token = text.tokens[at]
  if (token && token.sentence === text.sentence && takes(element, token, at, text.slots)) {
    const taken = element.slots.length === 0 ? captured : [...captured, at]
    const end = match(elements, place + 1, text, at + 1, taken)
    if (end) return end
  }
  return element.isOptional ? match(elements, place + 1, text, at, captured) : null
}

function takes(element: Element, token: Token, at: number, slots: Slots): boolean {
  if (element.slots.some((slot) => slots[slot]?.(token, at) ?? false)) return true
  return element.words.has(token.text) || element.beginnings.some((beginning) => token.text.startsWith(beginning))
}

function push(groups: Map<string, Phrase[]>, key: string, phrase: Phrase) {
  const group = groups.get(key)
  if (!group) groups.set(key, [phrase])
  else if (group.at(-1) !== phrase) group.push(phrase)
}
