import { besideAverage, isNoDifference, writeFigure, writeSize } from '../../../wording/figures.ts'
import { isClock, metricCalled } from '../../../wording/metrics.ts'
import { sentences } from '../../phrases/lists.ts'
import { isRanked, sayRankingsTrend } from './rankings-trend.ts'
import type { SentenceParts } from './sentence-parts.ts'

function latestBeside({ measure, beside, today }: SentenceParts): string {
  const [latest, mean, trend] = [beside('latest'), beside('mean'), beside('trend')]
  return isRanked(measure.metric) && latest && mean && trend ? sayRankingsTrend({ latest, mean, trend }, today) : ''
}

/** Sentences on a figure that is a difference. */
export const DIFFERENCE_SENTENCES = {
  trend: ({ fact, measure, whose, label, over, records, beside, write, when }: SentenceParts) => {
    const [latest, mean] = [beside('latest'), beside('mean')]
    if (!latest || !mean) return `${whose} latest ${label} is **${write(fact)}** ${over} (${records}).`
    if (isNoDifference(measure, fact.value))
      return `${whose} latest ${label}, **${write(latest)}** (${when(latest)}), is ${besideAverage(measure.metric, fact.value, write(mean))} ${over} (${records}).`
    return `${whose} latest ${label} is **${write(fact)}**: ${write(latest)} (${when(latest)}) against ${metricCalled(measure.metric).logarithmic ? 'a plain' : 'an'} average of ${write(mean)} ${over} (${records}).`
  },
  halves: (about: SentenceParts) => {
    const { fact, measure, whose, label, over, records } = about
    const { value } = fact
    const isSmall = Math.abs(value) <= metricCalled(measure.metric).steadyWithin
    if (isNoDifference(measure, value))
      return sentences(
        `${whose} ${label} is **about the same** ${over}, the second half of these days against the first (${records}).`,
        latestBeside(about),
      )
    const [down, up] = isClock(measure.metric) ? ['earlier', 'later'] : ['down', 'up']
    return sentences(
      `${whose} ${label} is **${isSmall ? 'slightly ' : ''}${value < 0 ? down : up}** ${over}: by ${writeSize(measure, value)}, the second half of these days against the first (${records}).`,
      isSmall && 'So small a change says little.',
      latestBeside(about),
    )
  },
  change: ({ fact, measure, whose, label, beside, write, when }: SentenceParts) => {
    const latest = beside('latest')
    const to = latest ? `, to ${write(latest)} (${when(latest)})` : ` (${when(fact)})`
    if (isNoDifference(measure, fact.value))
      return `${whose} ${label} is **about the same** as the record before${to.replace(', to', ':')}.`
    return `${whose} ${label} is **${write(fact)}** since the record before${to}.`
  },
  change_percent: ({ whose, label, value, on }: SentenceParts) =>
    `${whose} ${label} is ${value} against the record before (${on}).`,
  from_own_average: ({ whose, label, value, over, on, isOneDay, fact, query }: SentenceParts) => {
    if (isOneDay || on === '') return `${whose} ${label} ${over} is ${value}.`
    const isOfPeriod = query.days.window === undefined
    return `${whose} latest ${label} is ${value}${isOfPeriod ? ` ${over}` : ''} (${on}${fact.records === 1 ? ', the only record' : ''}).`
  },
  from_own_range: ({ fact, measure, whose, label, on, write }: SentenceParts) => {
    const { range } = fact
    const level = { ...measure, aggregate: 'latest' } as const
    const span = range ? ` of ${writeFigure(level, range.low)} to ${writeFigure(level, range.high)}` : ''
    // HRV is judged by a week's mean, everything else by the newest value.
    const what = metricCalled(measure.metric).logarithmic ? `7-day mean ${label}` : `latest ${label}`
    return `${whose} ${what} is **${write(fact)}**${span}${on && ` (${on})`}.`
  },
} as const
