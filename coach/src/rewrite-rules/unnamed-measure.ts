import type { Query } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../reading/part.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { topicOf } from '../reading/topic.ts'

/** Words that name no measure but do ask for a list of recoveries. */
const NAMES_A_LIST =
  /\b(latest|list|values?|numbers?|scores?|percent\w*|colou?rs?|greens?|yellows?|reds?|table|chart|rank\w*)\b/i

/**
 * "Anything weird today that I'd miss" names no measure and asks for the day's verdicts: a current list for the whole
 * team, of a measure nobody named, becomes how they are doing.
 */
export const withoutMeasure: Rewrite = (request, part) => {
  if (request.kind !== 'query' || part.self !== undefined || !isUnsaid(request.query, part)) return undefined
  const { who, order, limit, place } = request.query
  if (order === undefined && limit === undefined && place === undefined)
    return { kind: 'overview', who, focus: 'status' }
  return { kind: 'advice', who, topic: topicOf(part) }
}

const SAID: ReadonlySet<string> = new Set(['metric', 'band', 'bound', 'count', 'run', 'sport', 'name', 'weekdays'])

function isUnsaid({ who, measures, days, by, against, having, shown }: Query, part: MessagePart): boolean {
  const [measure, second] = measures
  const isOfEverybody = who.ids === undefined && who.where === undefined && who.first === undefined
  const isOfNow = days.where === undefined && (days.window === undefined || isToday(days.window))
  return (
    measure?.metric === 'recovery' &&
    measure.aggregate === 'latest' &&
    second === undefined &&
    isOfEverybody &&
    isOfNow &&
    by?.join() === 'athlete' &&
    against === undefined &&
    having === undefined &&
    shown === undefined &&
    part.previous === undefined &&
    !part.spans.some(({ kind }) => SAID.has(kind)) &&
    (!NAMES_A_LIST.test(typedWords(part)) || IS_OF_WORRIES.test(typedWords(part)))
  )
}

/** "Rank my worries" is a list of people, not of a figure. */
const IS_OF_WORRIES = /\b(worr(y|ies|ied)|concerns?|problems?|priorit(y|ies)|headaches?)\b/i

const isToday = (window: NonNullable<Query['days']['window']>) => 'day' in window && window.day === 0
