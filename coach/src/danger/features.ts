import { lemmaOf } from '../language/words/lemma.ts'
import type { Token } from '../language/words/token.ts'
import { FIGURES_OF_SPEECH, WORD_CLASSES } from './word-classes.ts'

/** Words that mean nothing by themselves but may next to another. */
const PLAIN = new Set(
  'a an the be have do to of in on at it this that and or for with so as by if but just my his her he she i they'.split(
    ' ',
  ),
)
const NEGATIONS = new Set(['not', 'no', 'never', 'without', 'nobody', 'none', 'nothing'])
/** How many words a negation covers. */
const NEGATION_REACH = 3
/** Words further apart do not form a pair; word classes may. */
const PAIR_REACH = 4

const SLOTS = {
  name: ({ text }: Token) => text === NAME,
  number: ({ value }: Token) => value !== undefined,
  minor_age: ({ value = 0 }: Token) => Number.isInteger(value) && value >= 8 && value < 18,
  fever_number: ({ value = 0 }: Token) => (value >= 37.8 && value <= 43) || (value >= 100 && value <= 108),
  pulse_number: ({ value = 0 }: Token) => value >= 110 && value <= 240,
  hot_degrees: ({ value = 0 }: Token) => (value >= 29 && value <= 45) || (value >= 85 && value <= 120),
}

export const NAME = '<name>'

/**
 * The features of a message, each once: lemmas, neighbours, lemmas near each other in a sentence, word classes, pairs
 * of classes in a sentence and in the message, and negated classes.
 * @param tokens with `NAME` as the text of a person's name
 */
export function dangerFeatures(tokens: readonly Token[]): Set<string> {
  const words = tokens.map((token) => ({ ...token, text: token.text === NAME ? NAME : lemmaOf(token.text) }))
  return new Set([...wordFeatures(words), ...classFeatures(words)])
}

function wordFeatures(words: readonly Token[]): string[] {
  const features: string[] = []
  for (const [at, { text, value, sentence }] of words.entries()) {
    const word = value === undefined ? text : '<number>'
    if (!PLAIN.has(word)) features.push(word)
    for (let next = at + 1; next <= at + PAIR_REACH; next += 1) {
      const other = words[next]
      if (!other || other.sentence !== sentence) break
      const later = other.value === undefined ? other.text : '<number>'
      if (next === at + 1) features.push(`${word} ${later}`)
      if (!PLAIN.has(word) && !PLAIN.has(later)) features.push(`${[word, later].sort().join(' & ')}`)
    }
  }
  return features
}

function classFeatures(words: readonly Token[]): string[] {
  const figures = FIGURES_OF_SPEECH.find(words, SLOTS)
  const isFigure = (from: number, until: number) => figures.some((figure) => figure.from < until && from < figure.until)
  const found = WORD_CLASSES.findAll(words, SLOTS).map(({ concept, from, until }) => ({
    name: isFigure(from, until) ? `${concept}?` : concept,
    from,
    until,
    sentence: words[from]?.sentence ?? 0,
  }))
  const features = figures.length > 0 ? ['{figure}'] : []
  const classes = new Map<string, Set<number>>()
  for (const { name, from, sentence } of found) {
    features.push(`{${name}}`)
    if (name.startsWith('plain_')) features.push(name.endsWith('?') ? '{plain?}' : '{plain}')
    if (isNegated(words, from)) features.push(`{not ${name}}`)
    classes.set(name, (classes.get(name) ?? new Set()).add(sentence))
  }
  const names = [...classes.keys()].sort()
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      features.push(`{${one}}..{${other}}`)
      if ([...(classes.get(one) ?? [])].some((sentence) => classes.get(other)?.has(sentence)))
        features.push(`{${one}}{${other}}`)
    }
  return features
}

function isNegated(words: readonly Token[], at: number): boolean {
  const sentence = words[at]?.sentence
  return words
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some(({ text, sentence: place }) => place === sentence && NEGATIONS.has(text))
}
