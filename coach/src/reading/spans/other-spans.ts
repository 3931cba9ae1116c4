import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { Lexicon, type Slots } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Limits, Span } from './span.ts'

const COLORS = new Lexicon({
  red: ['red|reds|redlined|redzone|redlining|rojo', 'into|the red zone?'],
  yellow: ['yellow|amber|orange|yellows|amarillo'],
  green: ['green|greens|verde'],
})
const BANDS: Record<string, Limits> = {
  red: { is: 'below', than: CAUTION_FROM },
  yellow: { is: 'between', than: CAUTION_FROM, and: READY_FROM - 0.001 },
  green: { is: 'at_least', than: READY_FROM },
}

/** Recovery bands by their colors; "red flags" and "green light" are not bands. */
export const findBands = (tokens: readonly Token[]): Span<'band'>[] =>
  COLORS.find(tokens)
    .filter(({ until }) => !/^(flags?|light|lights|bull|urine|tea|card)$/.test(tokens[until]?.text ?? ''))
    .flatMap(({ concept, from, until }): Span<'band'>[] => {
      const limits = BANDS[concept]
      return limits ? [{ kind: 'band', from, until, limits }] : []
    })

const PEOPLE = 'athletes|wrestlers|guys|players|people|girls|boys|kids|men|women|names|lads|dudes|ones'
const END =
  'top|bottom|best|worst|lowest|highest|last|most|least|longest|shortest|freshest|greatest|biggest|tiredest|leading'
/** "6 last night" is not "the last six". */
const BEHIND = END.replace('|last|', '|')
const LIMITS = new Lexicon({
  limit: [
    `${END} <n>`,
    `<n> ${BEHIND}`,
    `<n> ${PEOPLE} .. ${END}`,
    `name|list|give|show|pick me? us? the? <n> ${PEOPLE}?`,
    `which|what <n> ${PEOPLE}?`,
  ],
})
const PLACES = new Lexicon({
  second: [`second|2nd ${END}`, 'is|comes|came|ranks|ranked second', 'second|2nd in|by|for|on', 'runner-up|runnerup'],
  third: [`third|3rd ${END}`, 'is|comes|came|ranks|ranked third', 'third|3rd in|by|for|on'],
})

/** How many are asked for: "top 3". */
export function findLimits(tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'limit'>[] {
  const slots: Slots = {
    n: ({ value }, at) => value !== undefined && Number.isInteger(value) && value >= 1 && value <= 60 && !isTaken(at),
  }
  return LIMITS.find(tokens, slots).flatMap(({ from, until, captured }): Span<'limit'>[] => {
    const at = captured[0] ?? -1
    const value = tokens[at]?.value
    // "Over 14, last 90 days": a comma separates them.
    const isBroken = tokens.slice(from + 1, until).some(({ breakBefore }) => breakBefore)
    const isBound = tokens[from]?.text === 'least' && tokens[from - 1]?.text === 'at'
    return value === undefined || isBroken || isBound ? [] : [{ kind: 'limit', from, until, value }]
  })
}

/** "Second in recovery". */
export const findRanks = (tokens: readonly Token[]): Span<'place'>[] =>
  PLACES.find(tokens).map(({ concept, from, until }) => ({
    kind: 'place',
    from,
    until,
    value: concept === 'second' ? 2 : 3,
  }))

const EXCLUSIONS = new Lexicon({
  exclusion: [
    'without|except|excluding|exclude|excluded|minus|besides|barring',
    'except for|from',
    'other|apart|aside than|from',
    'but not|without',
    'all|everybody|everyone|anyone|anybody|team|squad|rest but',
    'leave|leaving|left|take|taking|took|drop|kick|remove|removing|cut out?',
    'not counting|including|count|include',
    'ignore|ignoring|skip|skipping',
    'sin',
  ],
})
const NEGATIONS = new Lexicon({
  negation: [
    'not|no|never|nobody|none|neither|nor|without|nothing|cannot',
    'no one',
    'fail|failed|fails|lack|lacks|lacking',
    'nadie|nunca|ninguno',
  ],
})

/** "Without", "everybody but". */
export const findExclusions = (tokens: readonly Token[]): Span<'exclusion'>[] =>
  EXCLUSIONS.find(tokens).map(({ from, until }) => ({ kind: 'exclusion', from, until }))

/** "Not", "nobody"; contractions are written out before. */
export const findNegations = (tokens: readonly Token[]): Span<'negation'>[] =>
  NEGATIONS.find(tokens)
    .filter(({ from }) => !isCorrection(tokens, from))
    .map(({ from, until }) => ({ kind: 'negation', from, until }))

/** "No, I meant last week" negates nothing. */
const isCorrection = (tokens: readonly Token[], at: number) =>
  at === 0 &&
  tokens[0]?.text === 'no' &&
  (tokens[1]?.breakBefore === true ||
    /^(i|not|sorry|wait|just|it|the|make|for|over|last|this|that)$/.test(tokens[1]?.text ?? ''))

const SPORT_WORDS = {
  wrestling: [
    'wrestling|mat|grappling workouts|workout|sessions|session|practices|practice|training|hours|time',
    'wrestling only',
  ],
  weightlifting: [
    'lifting|weightlifting|weights|weight-room|lifts workouts|workout|sessions|session|hours|time?',
    'weight room',
    'lifting',
  ],
  running: ['running|runs|ran|run workouts|workout|sessions|session|miles?'],
  cycling: ['cycling|biking|bike|bikes workouts|workout|sessions?'],
}
const SPORTS = new Lexicon(SPORT_WORDS)

/** The kinds of workouts that have words of their own. */
export const NAMED_SPORTS: readonly string[] = Object.keys(SPORT_WORDS)

/** A kind of workout. */
export const findSports = (tokens: readonly Token[]): Span<'sport'>[] =>
  SPORTS.find(tokens).map(({ concept, from, until }) => ({ kind: 'sport', from, until, sport: concept }))
