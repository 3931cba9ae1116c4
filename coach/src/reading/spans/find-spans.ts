import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { correctSpelling, isKnownWord } from '../../language/lexicon/known-words.ts'
import { findMentions } from '../../language/names/mentions.ts'
import { withoutPartlyKnownNames } from '../../language/names/partly-known-names.ts'
import { readRoster } from '../../language/names/roster.ts'
import { withTeamNamed } from '../../language/names/team-name.ts'
import { isAllCaps } from '../../language/words/all-caps.ts'
import { readNumberWords } from '../../language/words/number-words.ts'
import type { Token } from '../../language/words/token.ts'
import { isInRanges, overlaps } from '../../language/words/token-ranges.ts'
import { tokenize } from '../../language/words/tokenize.ts'
import { uniqueSentences } from '../../language/words/unique-sentences.ts'
import type { CoachScope } from '../../scope.ts'
import { findBounds } from './bound-spans.ts'
import { findClocks } from './clock-spans.ts'
import { findCounts, findRunLengths, findRuns, isSureCount } from './count-spans.ts'
import { findDayKinds } from './day-kinds.ts'
import { findMetrics } from './metric-spans.ts'
import { findBands, findExclusions, findLimits, findNegations, findRanks, findSports } from './other-spans.ts'
import { findOwnBounds } from './own-bounds.ts'
import type { Span } from './span.ts'
import { findWindowSpans } from './window-spans.ts'

/** The part of a scope that reading needs: no records. */
export type ReadingScope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'team' | 'view'>

export interface Spanned {
  /** With spelling corrected and numbers read. */
  tokens: readonly Token[]
  /** In order; spans may overlap where one is part of the other's meaning ("not" in "not more than"). */
  spans: readonly Span[]
  /** The team's own day. */
  today: CalendarDay
  /** For an athlete asking about themselves: their id. */
  self?: string
}

/** Replaces a name, so that no lexicon matches a word of it. */
const NAME = '·'

const found = new WeakMap<ReadingScope, Map<string, Spanned>>()

/**
 * All spans of words that can be part of a query: found once per text, although several readings of a message ask for
 * them.
 */
export function findSpans(message: string, scope: ReadingScope): Spanned {
  const ofScope = found.get(scope) ?? new Map<string, Spanned>()
  found.set(scope, ofScope)
  const spanned = ofScope.get(message) ?? findAllSpans(message, scope)
  ofScope.set(message, spanned)
  return spanned
}

function findAllSpans(message: string, scope: ReadingScope): Spanned {
  const typed = withTeamNamed(uniqueSentences(readNumberWords(tokenize(message))), scope.team.name)
  const isAllCapitals = isAllCaps(typed)
  const roster = readRoster(scope.athletes)
  const mentions = withoutPartlyKnownNames(
    findMentions(typed, { roster, isKnownWord, isShouted: isAllCapitals }),
    typed,
  )
  const isName = isInRanges(mentions)
  const mended = correctSpelling(typed, isName, isAllCapitals)
  const tokens = mended.map((token, at) => (isName(at) ? { ...token, text: NAME } : token))
  const names = mentions.map(({ from, until, athletes, said }): Span => ({ kind: 'name', from, until, athletes, said }))
  const own = findOwnBounds(tokens, isInRanges(findMetrics(tokens, isInRanges(names))))
  const sure = findCounts(tokens, isInRanges(own)).filter((count) => isSureCount(tokens, count))
  const days = findWindowSpans(tokens, scope.today, scope.days).filter(
    (day) => ![...own, ...sure.filter(({ isEvery }) => !isEvery)].some((other) => overlaps(day, other)),
  )
  const counts = [...sure, ...findCounts(tokens, isInRanges([...days, ...own, ...sure]))]
  const runs = findRuns(tokens)
  counts.push(...findRunLengths(tokens, runs, isInRanges([...own, ...counts, ...days])))
  const limits = findLimits(tokens, isInRanges([...days, ...counts]))
  const clocks = findClocks(tokens)
  const bounds = [
    ...clocks,
    ...own,
    ...findBounds(tokens, isInRanges([...names, ...days, ...counts, ...limits, ...clocks, ...own])),
  ]
  bounds.push(...findDayKinds(tokens, isInRanges([...bounds, ...days, ...names])))
  const bands = findBands(tokens)
  const metrics = findMetrics(tokens, isInRanges([...names, ...days.filter(({ kind }) => kind === 'window')]))
  const [self] = scope.view === 'own' ? scope.athletes : []
  return {
    ...(self ? { self: self.id } : {}),
    tokens,
    today: scope.today,
    spans: [
      ...names,
      ...days,
      ...counts,
      ...runs,
      ...limits,
      ...findRanks(tokens),
      ...bounds,
      ...bands,
      ...metrics,
      ...findSports(tokens),
      ...findExclusions(tokens),
      ...findNegations(tokens),
    ].toSorted((a, b) => a.from - b.from || b.until - a.until),
  }
}
