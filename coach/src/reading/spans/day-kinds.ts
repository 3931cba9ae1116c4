import { Lexicon } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import type { Limits, Span } from './span.ts'

const TRAINING = 'day|days|practice|practices|session|sessions|training|workout|workouts|sparring|load|loads|one|ones'
const KINDS = new Lexicon({
  hard: [
    `hard|heavy|tough|big|brutal|intense|demanding ${TRAINING}`,
    'go|goes|went|going|train|trains|trained hard',
    'hard sparring|training',
    `high strain|load ${TRAINING}`,
  ],
  easy: [`easy|easier|light|lighter|soft ${TRAINING}`, `low strain|load ${TRAINING}`],
  rest: ['rest|off day|days', 'day|days off', 'without training|practice', 'without a workout'],
  nap: ['nap|naps days|day', 'takes|took|take|with|after a? nap|naps', 'napped|napping|naps'],
  full_need: ['full|whole|all sleep? need', 'met|meets|meet|hit|hits|got|get .. sleep need'],
})
/** From this strain on a day is hard: the upper third of the scale of 21. */
const HARD_FROM = 14
const MEANT: Readonly<Record<string, { metric: string; limits: Limits }>> = {
  hard: { metric: 'strain', limits: { is: 'at_least', than: HARD_FROM } },
  easy: { metric: 'strain', limits: { is: 'below', than: HARD_FROM } },
  rest: { metric: 'workouts', limits: { is: 'at_most', than: 0 } },
  nap: { metric: 'naps', limits: { is: 'at_least', than: 1 } },
  full_need: { metric: 'sleep_quality', limits: { is: 'at_least', than: 100 } },
}

/** Kinds of days by their usual names, as bounds on records: a hard day, an easy one, a day off. */
export const findDayKinds = (tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'bound'>[] =>
  KINDS.find(tokens).flatMap(({ concept, from, until }): Span<'bound'>[] => {
    const meant = MEANT[concept]
    return meant && !isTaken(from) && !hasOwnBound(tokens, from, until)
      ? [{ kind: 'bound', from, until, ...meant }]
      : []
  })

/** "High strain days (15+)" say themselves from which strain on. */
const hasOwnBound = (tokens: readonly Token[], from: number, until: number) =>
  tokens[until]?.value !== undefined && tokens.slice(from, until).some(({ text }) => text === 'strain')
