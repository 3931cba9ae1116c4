import { Lexicon, type Slots } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Limits, Span } from './span.ts'

const UNIT = 'days|day|nights|night|times|time|mornings|morning|occasions|x|sessions|mornigs'
/** Adjectives of counted days: "three hard days", "two greens". */
const KIND = 'green|red|yellow|hard|easy|heavy|tough|bad|good|poor|short|full|rough|late|early|missing|rest'
const COLORED = 'greens|reds|yellows'
/** What is counted after a colour: "three red recoveries". */
const SCORES = 'recoveries|scores|readings'
const COLORS = 'green|red|yellow'
const COUNTED = new Set(`${UNIT}|dias|noches|veces`.split('|'))
const NUMBER_WORDS: Record<string, number> = { once: 1, twice: 2, thrice: 3, single: 1 }

/** Whether a word shows that the number before it counts days: "two nights". */
export const isCounted = (word: string | undefined): boolean => COUNTED.has(word ?? '')

const COUNTS = new Lexicon({
  above: [
    `more|greater then|than <n> ${UNIT}`,
    'more than once|twice|thrice',
    `over|beyond <n> ${UNIT}|${COLORED}`,
    `over|beyond <n> ${KIND} ${UNIT}`,
    `more than <n> ${KIND} ${UNIT}`,
    `more|over|beyond than? <n> ${COLORS} ${SCORES}`,
    `more than <n> ${COLORED}`,
  ],
  at_least: [
    `at least <n> ${UNIT}|${COLORED}`,
    `at least <n> ${KIND} ${UNIT}`,
    `<n> ${KIND} ${UNIT} or|and more`,
    `at least <n> ${COLORS} ${SCORES}`,
    `<n> or|and more ${COLORS} ${SCORES}`,
    `<n> plus ${COLORS} ${SCORES}`,
    `<n> ${COLORS} ${SCORES} or|and more`,
    `<n> plus ${KIND} ${UNIT}`,
    `<n> plus ${COLORED}`,
    `<n> or|and more|plus ${KIND} ${UNIT}`,
    `<n> or|and more|plus ${COLORED}`,
    `<n> ${UNIT} or|and more`,
    `<n> or more|plus ${UNIT}`,
    `<n> plus ${UNIT}`,
    `minimum <n> ${UNIT}`,
    'at least once|twice|thrice|1|2|3',
    'ever|even once|single',
  ],
  below: [`fewer|less then|than <n> ${KIND}? ${UNIT}|${COLORED}`, `under <n> ${UNIT}`],
  at_most: [`at most <n> ${UNIT}`, `no|not more than <n> ${UNIT}`, `<n> ${UNIT} or less|fewer`, `only <n> ${UNIT}`],
  none: [
    'not|no|never|without .. a? single',
    'never',
    'not once',
    'not|no a? single',
    'not even|a once|one time|day|night',
    'no days|day|nights|night',
    'zero <unit>',
    'not|never .. once',
    'not .. one|single .. day|days|night|nights|morning|mornings|time',
    `no|zero ${KIND} ${UNIT}`,
    `not|never .. one|single|a ${KIND} ${UNIT}`,
    `no|zero ${COLORED}`,
  ],
  every: [
    'every|each single? one? day|night|morning|time',
    'always',
    'all week|month|along|days|nights',
    'the whole|entire|full week|month|time',
    'daily|nightly',
  ],
  exact: [`exactly|precisely <n> ${KIND}? ${UNIT}|${COLORED}`, 'exactly|just|only once|twice|thrice'],
  equal: [
    `just|only <n> ${UNIT}`,
    `<n> ${UNIT}`,
    `<n> ${KIND} ${UNIT}`,
    `<n> ${COLORED}`,
    `<n> ${COLORS} ${SCORES}`,
    'twice|once|thrice',
  ],
})

const RUN = new Set('in|running|straight|consecutive|consecutively|on|following|successive'.split('|'))
const isRunAt = (tokens: readonly Token[], at: number) =>
  RUN.has(tokens[at]?.text ?? '') || ['back', 'to', 'back'].every((word, place) => tokens[at + place]?.text === word)

/** Whether a count is certainly one of days: "2 nights" alone may also be a period. */
export const isSureCount = (tokens: readonly Token[], { from, until, isEvery, limits }: Span<'count'>): boolean =>
  isEvery || (!isStretch(tokens, from, limits) && isSaidToBeCounted(tokens, from, until))

/** "Over 14 days" is a period. */
const isStretch = (tokens: readonly Token[], from: number, { than }: Limits) =>
  tokens[from]?.text === 'over' && typeof than === 'number' && than >= SHORTEST_STRETCH
const SHORTEST_STRETCH = 5

const isSaidToBeCounted = (tokens: readonly Token[], from: number, until: number) =>
  isRunAt(tokens, until) ||
  RUN.has(tokens[from - 1]?.text ?? '') ||
  tokens
    .slice(from, until)
    .some(({ text }) =>
      /^(least|more|most|fewer|less|never|once|twice|thrice|single|over|under|exactly|only|times|time|x)$/.test(text),
    ) ||
  /^(or|plus)$/.test(tokens[until]?.text ?? '')

/** How many days must meet a condition: "on more than two days", "never", "every night". */
export function findCounts(tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'count'>[] {
  const slots: Slots = {
    n: ({ value, text }) =>
      (value !== undefined && Number.isInteger(value) && value >= 0 && value <= 60) || text in NUMBER_WORDS,
    unit: ({ text }) => COUNTED.has(text),
  }
  return COUNTS.find(tokens, slots).flatMap((found): Span<'count'>[] => {
    if (isTaken(found.from)) return []
    const at = found.captured.find(
      (place) => tokens[place]?.value !== undefined || (tokens[place]?.text ?? '') in NUMBER_WORDS,
    )
    const said = tokens.slice(found.from, found.until).find(({ text }) => text in NUMBER_WORDS)
    const number = (at === undefined ? undefined : tokens[at]?.value) ?? NUMBER_WORDS[said?.text ?? ''] ?? undefined
    const limits = limitsOf(found.concept, number)
    return limits
      ? [{ kind: 'count', from: found.from, until: found.until, limits, isEvery: found.concept === 'every' }]
      : []
  })
}

function limitsOf(concept: string, number: number | undefined): Limits | undefined {
  if (concept === 'none') return { is: 'at_most', than: 0 }
  if (concept === 'every') return { is: 'at_most', than: 0 }
  if (concept === 'equal') return number === undefined ? undefined : { is: 'at_least', than: number }
  if (concept === 'exact') return number === undefined ? undefined : { is: 'between', than: number, and: number }
  if (number === undefined) return concept === 'at_least' ? { is: 'at_least', than: 1 } : undefined
  return { is: concept as Limits['is'], than: number }
}

const RUNS = new Lexicon({
  run: [
    'in a row',
    'in row',
    'in succession',
    'back to back',
    'consecutive|consecutively|straight|running|streak|streaks',
    'one after another|other|the?',
    'on the trot',
    'still',
    'since when',
    'seguidos|seguidas',
  ],
})

const BEFORE_RUN = 4

/** "Three reds in a row", "two bad nights running": the number before a run is its length. */
export function findRunLengths(
  tokens: readonly Token[],
  runs: readonly Span<'run'>[],
  isTaken: (at: number) => boolean,
): Span<'count'>[] {
  return runs.flatMap(({ from }): Span<'count'>[] => {
    const at = tokens.findLastIndex(
      ({ value, sentence }, place) =>
        place < from &&
        from - place <= BEFORE_RUN &&
        value !== undefined &&
        Number.isInteger(value) &&
        value > 1 &&
        value <= 60 &&
        sentence === tokens[from]?.sentence,
    )
    const value = tokens[at]?.value
    return value === undefined || isTaken(at)
      ? []
      : [{ kind: 'count', from: at, until: at + 1, limits: { is: 'at_least', than: value }, isEvery: false }]
  })
}

/** "In a row". */
export const findRuns = (tokens: readonly Token[]): Span<'run'>[] =>
  RUNS.find(tokens).map(({ from, until }) => ({ kind: 'run', from, until }))
