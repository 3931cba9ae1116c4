import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { CoachScope } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { FEW_RECORDS, recordNoun, recordsOf } from '../phrases/records.ts'
import { besideAverage, isNoDifference, writeSize, writeValue } from '../phrases/values.ts'
import { type Asked, inWindow, isOneDay, overWindow } from '../phrases/windows.ts'
import { extremeWords, nameMeasure } from './measures.ts'

type Summary = ToolResult<'athlete_summary'>
type Values = Summary['metrics'][MetricName]

/** One metric of one athlete who has values of it, with the phrases that its sentences are made of. */
interface Subject {
  metric: MetricName
  values: Values
  average: number
  name: string
  whose: string
  label: string
  noun: 'night' | 'day'
  /** `over the last 7 days`. */
  over: string
  within: string
  /** `6 of 7 nights`. */
  records: string
  /** `45%`, the answer. */
  say(value: number): string
  value(value: number): string
  /** `today`; '' where a value is of no one day. */
  on(day: string | null): string
  /** A sentence on the newest value. */
  newest: string
  isOneDay: boolean
}

/** What the athlete's values say of one statistic. The values must hold a record at least. */
export function writeAthleteValue(
  summary: Summary,
  metric: MetricName,
  statistic: Statistic,
  asked: Asked,
  scope: Pick<CoachScope, 'days' | 'today'>,
): string {
  const values = summary.metrics[metric]
  const on = (day: string | null) => (day === null ? '' : writeWhen(day, scope.today))
  const value = (number: number) => writeValue(metric, number)
  return SENTENCES[statistic]({
    metric,
    values,
    average: values.average ?? 0,
    name: boldName(summary.athlete.name),
    whose: possessive(summary.athlete.name),
    label: metricOf(metric).label,
    noun: recordNoun(metric),
    over: overWindow(asked, scope),
    within: inWindow(asked, scope),
    records: recordsOf(metric, values.records, summary.window.days),
    say: (number) => `**${value(number)}**`,
    value,
    on,
    newest: values.latest === null ? '' : `The latest is ${value(values.latest)} (${on(values.latestDate)}).`,
    isOneDay: isOneDay(asked.window),
  })
}

const SENTENCES: Record<Statistic, (about: Subject) => string> = {
  latest: ({ metric, values, average, whose, label, over, within, records, say, on, isOneDay }) => {
    const { latest, latestDate } = values
    if (latest === null) return ''
    if (isOneDay) return `${whose} ${label} ${over} was ${say(latest)}.`
    const opening = `${whose} latest ${label} is ${say(latest)} (${on(latestDate)})`
    if (values.records === 1) return `${opening}, the only record ${within}.`
    return `${opening}, ${besideAverage(metric, latest - average, average)} ${over} (${records}).`
  },
  average: ({ metric, values, average, whose, noun, over, records, say, newest }) =>
    sentences(
      `${whose} ${nameMeasure(metric, 'average')} ${over} is ${say(average)} (${records}).`,
      newest,
      values.records < FEW_RECORDS && `That is too few ${noun}s for a pattern.`,
    ),
  weighted_average: ({ values, whose, label, noun, over, records, say, newest }) =>
    values.weightedAverage === null
      ? newest
      : `${whose} weighted average ${label} ${over} is ${say(values.weightedAverage)}: later ${noun}s count more (${records}).`,
  median: ({ values, whose, label, over, records, say, newest }) =>
    values.median === null ? newest : `${whose} median ${label} ${over} is ${say(values.median)} (${records}).`,
  minimum: (about) => writeExtreme(about, 'lowest', about.values.minimum, about.values.minimumDate),
  maximum: (about) => writeExtreme(about, 'highest', about.values.maximum, about.values.maximumDate),
  total: ({ metric, values, average, whose, label, over, records, say, value }) =>
    values.total !== null && ADDED_UP.includes(metric)
      ? `${whose} total ${label} ${over} is ${say(values.total)} (${records}); the average is ${value(average)}.`
      : `A sum of ${label} says nothing. ${whose} average ${label} ${over} is ${say(average)} (${records}).`,
  deviation: ({ metric, values, average, name, whose, label, noun, over, records, value }) =>
    values.deviation === null
      ? `There are too few ${noun}s to say how much the ${label} of ${name} varies: ${records}.`
      : `${whose} ${label} varies by **${writeSize(metric, values.deviation)}** ${over} (standard deviation, ${records}), around an average of ${value(average)}.`,
  trend: ({ metric, values, average, whose, label, over, records, say, value, on }) => {
    const { latest, latestDate } = values
    if (latest === null) return ''
    const difference = latest - average
    if (isNoDifference(difference))
      return `${whose} latest ${label}, ${say(latest)} (${on(latestDate)}), is ${besideAverage(metric, difference, average)} ${over} (${records}).`
    const side = difference < 0 ? 'below' : 'above'
    return `${whose} latest ${label} is **${writeSize(metric, difference)} ${side}** their own average: ${value(latest)} (${on(latestDate)}) against an average of ${value(average)} ${over} (${records}).`
  },
  change: ({ metric, values, name, whose, label, over, newest }) =>
    values.change === null
      ? `There is only one ${label} record of ${name} ${over}, not enough to say a change. ${newest}`
      : `${whose} ${label} ${changed(metric, values.change)} against the record before. ${newest}`,
  halves: ({ metric, values, whose, label, noun, over, records, newest }) =>
    values.halves === null
      ? `There are too few ${noun}s to compare halves: ${records}. ${newest}`
      : `${whose} ${label} ${changed(metric, values.halves)} from the earlier half to the later ${over} (${records}).`,
  consistency: ({ values, name, whose, label, noun, over, records }) =>
    values.consistency === null
      ? `There are not enough records for the ${label} consistency of ${name}: it needs more than 5, and there are ${values.records}.`
      : `${whose} ${label} consistency ${over} is **${Math.round(values.consistency)}** (${records}); 100 would be the same value every ${noun}.`,
  count: ({ values, name, label, within, records, newest }) =>
    `${name} has ${label} on **${records}** ${within}${values.records === 0 ? '.' : `. ${newest}`}`,
}

/** Metrics whose days can be added up; for strain, with a caveat. */
const ADDED_UP: readonly MetricName[] = ['strain', 'sleep_duration']

function writeExtreme(about: Subject, which: 'lowest' | 'highest', value: number | null, day: string | null): string {
  const { whose, label, over, average, records, say, on } = about
  if (value === null) return about.newest
  return `${whose} ${extremeWords(about.metric)[which]} ${label} ${over} was ${say(value)} ${on(day)}; the average is ${about.value(average)} (${records}).`
}

const changed = (metric: MetricName, change: number) =>
  isNoDifference(change)
    ? 'stayed about the same'
    : `went ${change < 0 ? 'down' : 'up'} by **${writeSize(metric, change)}**`
