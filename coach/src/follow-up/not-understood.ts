import type { Choice } from '@corner/contract/entities/chat.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import { topicWords } from '../answers/context/topic-words.ts'
import { isKnownWord } from '../language/lexicon/known-words.ts'
import { readingLine } from '../reading-line/reading-line.ts'
import type { CoachScope } from '../scope.ts'
import { labelOf } from '../wording/metrics.ts'
import type { FollowUpMessage } from './follow-up-types.ts'
import { measuresSaid } from './measures-said.ts'
import { comparedPeriodsOf } from './periods.ts'

/** A longer message has a topic of its own. */
const MOST_WORDS = 16
const POINTS_BACK =
  /\b(that|it|this|those|these|they|them|their|ones?|same|other|others|else|instead|more|less|then|he|him|his|she|her)\b|^\W*(and|so|but|or|what about|how about)\b/
/** Words that fit any figure: no topic for an article. */
const OF_FIGURES = new Set(
  'average bad best better biggest bottom change changed changes compare compared days difference drop every everybody five four gap guys high higher highest level list low lower lowest mean means median monday mondays month more most nights normal number numbers order outside over part people period rank rate real saturday saturdays season sunday tuesday wednesday thursday friday tomorrow sort squad table team then three top trend under usual week weekday weekend weeks worse worst bedtimes bedtime sleep recovery strain hrv practice practices'.split(
    ' ',
  ),
)

/**
 * Whether a message after an answer with figures says nothing that could be looked up or read: neither an article nor a
 * list answers it.
 */
export function isUnread({ last, words, spans, read, scope }: FollowUpMessage): boolean {
  if (!last.isOfFigures || last.request.kind === 'overview' || words.split(' ').length > MOST_WORDS) return false
  if (spans.some(({ kind }) => kind === 'name' || kind === 'band')) return false
  if (read === undefined) return true
  if (read.kind === 'knowledge') return POINTS_BACK.test(words) && hasNoTopic(words, scope)
  if (read.kind !== 'query' || measuresSaid({ spans, words }).length > 0 || AGAIN.test(words)) return false
  return isLatestOfAll(read.query) || isSame(read.query, last.query)
}

const hasNoTopic = (words: string, scope: CoachScope): boolean =>
  topicWords(words, scope)
    .split(' ')
    .every((word) => word === '' || OF_FIGURES.has(word) || !isKnownWord(word))

const AGAIN = /\b(again|repeat|same|once more|one more time|resend)\b/

/** Repeating the same figures is no answer to words with content. */
function isSame(one: Query, other: Query): boolean {
  const matter = ({ asks: _, ...query }: Query) => JSON.stringify(Object.entries(query).toSorted())
  return matter(one) === matter(other)
}

/** The reading that results from no words at all. */
const isLatestOfAll = ({ who, measures: [measure], days, against, order, limit, shown }: Query): boolean =>
  Object.keys(who).length === 0 &&
  measure?.metric === 'recovery' &&
  measure.aggregate === 'latest' &&
  !days.window &&
  !against &&
  !order &&
  !limit &&
  !shown

/** One sentence on what was not understood, after which answer, and similar requests to choose from. */
export function sayUnread(
  message: string,
  { last, scope }: Pick<FollowUpMessage, 'last' | 'scope'>,
): {
  response: string
  choices: Choice[]
} {
  const measures = last.query.measures.map(labelOf)
  return {
    response: `I did not understand "${message.trim().replace(/\s+/g, ' ').slice(0, SAID)}" of the last answer, on ${[...new Set(measures)].join(' and ')}. Close to it I can tell:`,
    choices: neighboursOf(last.query, scope).map((request) => ({ text: readingLine(request, scope), request })),
  }
}

const SAID = 120

/** The same figures compared with the days before, for each athlete, and week by week. */
function neighboursOf(query: Query, scope: CoachScope): Request[] {
  const { order: _, limit: __, place: ___, having: ____, shown: _____, by: ______, ...whole } = query
  const [measure] = query.measures
  if (!measure) return []
  const { days, against } = comparedPeriodsOf(query, scope)
  const isOfOne = query.who.ids?.length === 1
  const mean = { ...measure, aggregate: measure.test || measure.with ? measure.aggregate : ('mean' as const) }
  const beside: Query = {
    ...whole,
    measures: [mean],
    days,
    against: { days: against },
    by: ['athlete'],
    asks: 'value',
  }
  const weekly: Query = {
    who: query.who,
    measures: [mean],
    days: { window: { last: WEEKS_BACK } },
    by: isOfOne ? ['athlete', 'week'] : ['week'],
    asks: 'value',
  }
  return [beside, weekly].map((one) => ({ kind: 'query', query: one }))
}
const WEEKS_BACK = 28
