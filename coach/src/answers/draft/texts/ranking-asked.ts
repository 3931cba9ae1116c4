import type { Query } from '@corner/contract/entities/query.ts'
import { labelOf, metricCalled } from '../../../wording/metrics.ts'

type MetricName = Query['measures'][number]['metric']

/** What a ranking for the wall is to rank, by the words of the request and its later changes. */
export interface RankingAsked {
  metric: MetricName
  title: string
  places: number
  days: number
  span: 'week' | 'month'
  /** What counts as best. */
  order: 'highest' | 'lowest'
  isOfGain: boolean
  isWithFigures: boolean
}

const PLACES = 5
const MOST_PLACES = 10
const WEEK = 7
const MONTH = 30

const METRICS: readonly (readonly [RegExp, MetricName, string])[] = [
  [/\bconsisten\w+|\bregular\w*/gi, 'sleep_consistency', 'Most consistent sleep'],
  [/\brecover\w*/gi, 'recovery', 'Best recovery'],
  [/\bstrain\b|\bhardest work\w*/gi, 'strain', 'Hardest workers'],
  [/\bhrv\b/gi, 'hrv', 'Highest HRV'],
  [/\bresting (heart rate|hr)\b|\brhr\b/gi, 'resting_heart_rate', 'Lowest resting heart rate'],
  [/\bsleep(?!\w* consisten)\w*|\bslept\b/gi, 'sleep_duration', 'Top sleepers'],
]

/** @param words the request and its changes, the latest last: of two measures the later one counts */
export function rankingAsked(words: string): RankingAsked {
  const ranked = rankingWords(words)
  const [found = METRICS.at(-1)] = METRICS.map((one) => ({ one, at: [...ranked.matchAll(one[0])].at(-1)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)
    .map(({ one }) => one)
  const [, metric = 'sleep_duration', title = ''] = found ?? []
  const before = /\b(\d{1,2}|three|five|ten) (?:best|top|highest)\b/i.exec(ranked)?.[1]
  const count = (
    [...words.matchAll(/\b(?:top|best|just|only)[- ](\d+|one|two|three|five|ten)\b/gi)].at(-1)?.[1] ?? before
  )?.toLowerCase()
  const places = Math.min(MOST_PLACES, count ? (SPELLED[count] ?? Number(count)) : PLACES)
  const isOfMonth = /\b(month|30 days|four weeks)\b/i.test(words)
  const isOfGain = /\b(most improved|improvement|biggest (jump|gain|rise))\b/i.test(words)
  return {
    metric,
    title: (isOfGain && (metric === 'strain' ? title.toLowerCase() : labelOf({ metric }))) || title,
    places,
    days: isOfMonth ? MONTH : WEEK,
    span: isOfMonth ? 'month' : 'week',
    order: metricCalled(metric).better === 'lower' ? 'lowest' : 'highest',
    isOfGain,
    isWithFigures: FIGURES.test(words) && !WITHOUT.test(words),
  }
}

/** Of each turn, the sentences about the ranking, where another sentence asks for something else. */
const rankingWords = (words: string): string =>
  words
    .split(/(?<=[.!?;])\s+|,?\s+(?=also\b)/i)
    .filter((sentence, place) => place === 0 || !ASIDE.test(sentence))
    .join(' ')
const ASIDE =
  /^(also|plus|oh and|and also|separately)\b|\b(mom|dad|mother|father|parents?)\b.*\b(asked|asking|asks|called|e-?mailed|texted)\b/i

const SPELLED: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 }
const FIGURES =
  /(\b(with|plus|and|add|include|names?,?( and)?|\+)|[+&]) ?(the |their |how many )?(hours?|numbers?|figures?|scores?|percent\w*|averages?|times?)\b/i
const WITHOUT =
  /\b(no|without|drop|leave out|hide|names only|just names|only names)\b ?(the )?(hours?|numbers?|figures?|scores?|percent\w*)?/i
