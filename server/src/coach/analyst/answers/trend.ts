import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../phrases/days.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { recordNoun, recordsOf } from '../phrases/records.ts'
import { besideAverage, isNoDifference, writeSize, writeValue } from '../phrases/values.ts'
import { inWindow, writeWindow } from '../phrases/windows.ts'
import { planWindow } from '../planner/window.ts'
import type { Question } from '../question.ts'
import { ofOtherMakers } from './left-out.ts'
import { sayNoData } from './no-data.ts'
import type { Writer } from './writer.ts'
import { openingOf } from './yes-no.ts'

type Trend = ToolResult<'trend'>
type Period = Pick<CoachScope, 'days' | 'today'>

/** What is told of somebody's course where no metric is named, the first of them in the first sentence. */
const COURSE = ['recovery', 'hrv', 'sleep_duration', 'strain'] as const
/** A trend compares halves, which takes so many records. */
const TREND_RECORDS = 4

/** Whether something goes up or down, the direction first. */
export const answerTrend: Writer = async (question, context) => {
  const { scope, toolbox } = context
  const metrics: readonly MetricName[] = question.metrics.length > 0 ? question.metrics : COURSE
  const ids = question.athletes.length > 0 ? question.athletes.map(({ id }) => id) : [undefined]
  const parts = ids.map(async (athlete, place) => {
    const trends = await Promise.all(
      metrics.map((metric) => toolbox.call('trend', { metric, athlete, window: planWindow(question.window) })),
    )
    const [first, ...others] = trends
    if (!first) return ''
    const known = question.athletes[place]
    if (known && trends.every(({ records }) => records === 0)) return sayNoData(known, first.metric, question, context)
    return paragraphs(
      sentences(writeTrend(first, question, scope), ofOtherMakers(first.ofAnotherMaker)),
      bullets(others.filter(({ records }) => records > 0).map((trend) => writeFurther(trend))),
    )
  })
  return (await Promise.all(parts)).join('\n\n')
}

/** The sentences on one metric of an athlete or the team. */
export function writeTrend(trend: Trend, question: Question, scope: Period): string {
  const { metric, athlete, change, earlierMean, laterMean } = trend
  const opening = openingOf(question, trend)
  const whose = athlete !== null ? possessive(athlete.name) : opening === '' ? "The team's" : "the team's"
  const { label } = metricOf(metric)
  if (change === null || earlierMean === null || laterMean === null) return writeTooFew(trend, question, scope)
  const only = opening === 'No, ' && isSmall(trend) && !isNoDifference(change) ? 'only ' : ''
  return sentences(
    `${opening}${whose} ${label} is **${only}${directionWords(trend)}** over ${writeWindow(question, scope).replace(/^on /, '')}: ${writeValue(metric, laterMean)} in the later half against ${writeValue(metric, earlierMean)} in the earlier half (${basis(trend, change)}).`,
    isSmall(trend) && !isNoDifference(change) && 'So small a change says little.',
    latestOf(trend, scope),
    trend.label !== null && `The dashboard's word for it: ${trend.label}.`,
  )
}

const isSmall = ({ direction }: Trend) => direction === 'flat'

/** `up`, `slightly down`, `about the same`. */
function directionWords(trend: Trend): string {
  if (trend.change === null || isNoDifference(trend.change)) return 'about the same'
  return `${isSmall(trend) ? 'slightly ' : ''}${trend.change < 0 ? 'down' : 'up'}`
}

function sizeOf(metric: MetricName, change: number): string {
  const sign = isNoDifference(change) ? '' : change < 0 ? '−' : '+'
  return `${sign}${writeSize(metric, change)}`
}

/**
 * How large the change is and what it was read from. Of a team there is no figure: whose record of a day comes first decides in which
 * half it falls, and moves the change by a point and the means by next to nothing.
 */
function basis({ athlete, metric, records, athletes, window }: Trend, change: number): string {
  if (athlete === null) return counted(athletes, 'athlete')
  return `${sizeOf(metric, change)}, ${recordsOf(metric, records, window.days)}`
}

function latestOf({ athlete, metric, latest, latestDate, average }: Trend, { today }: Period): string {
  if (athlete === null || latest === null || latestDate === null || average === null) return ''
  return `The latest, ${writeValue(metric, latest)} (${writeWhen(latestDate, today)}), is ${besideAverage(metric, latest - average, average)}.`
}

/** Fewer than four records, or of a team a single day: no direction, but what there is. */
function writeTooFew({ athlete, metric, records, days }: Trend, question: Question, scope: Period): string {
  const { label } = metricOf(metric)
  const noun = recordNoun(metric)
  const whom = athlete === null ? 'of the team' : `of ${boldName(athlete.name)}`
  if (records === 0) return `There is no ${label} data ${whom} ${inWindow(question, scope)}, so no trend.`
  const values = days.map(({ date, value }) => `${writeValue(metric, value)} (${writeWhen(date, scope.today)})`)
  if (days.length === 1 && records >= TREND_RECORDS)
    return `One day is no trend ${whom} in ${label}, and there is no other ${inWindow(question, scope)}: ${joinAnd(values)} on average.`
  return sentences(
    `There are too few ${noun}s for a trend ${whom} in ${label}: only ${counted(records, noun)} ${inWindow(question, scope)}, and a trend takes ${TREND_RECORDS}.`,
    `What there is: ${joinAnd(values)}.`,
  )
}

function writeFurther(trend: Trend): string {
  const { metric, change, records, window, latest } = trend
  const label = capital(metricOf(metric).label)
  if (change === null) return `${label}: too few records for a trend (${recordsOf(metric, records, window.days)})`
  const newest = latest === null ? '' : `, latest ${writeValue(metric, latest)}`
  if (trend.athlete === null) return `${label}: ${directionWords(trend)}`
  return `${label}: ${directionWords(trend)} (${sizeOf(metric, change)} from the earlier half to the later${newest})`
}
