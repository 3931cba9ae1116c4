import { type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { joinNames, plainName } from '../../wording/names.ts'
import type { RequestDays } from '../context/request-days.ts'
import { joinAnd, sentences } from '../phrases/lists.ts'

type Overview = ToolResult<'team_overview'>

/** The team's mean of the newest values of a metric, next to that of the averages. */
export function writeTeamValue(overview: Overview, metric: MetricName, { over, isOneDay }: RequestDays): string {
  const { label } = metricOf(metric)
  const { meanOfLatest, meanOfAverages, athletes, old } = overview.metrics[metric]
  if (meanOfLatest === null || meanOfAverages === null) return `There is no ${label} data of the team ${over}.`
  const of = `${athletes} of ${counted(overview.athletes, 'athlete')}`
  if (isOneDay) return `The team's average ${label} ${over} was **${writeValue(metric, meanOfLatest)}** (${of}).`
  return sentences(
    `The team's average latest ${label} is **${writeValue(metric, meanOfLatest)}** (${[of, ...sayOld(old, overview.window.until)].join('; ')}).`,
    `The team's average ${over} is ${writeValue(metric, meanOfAverages)}.`,
  )
}

type Old = Overview['metrics'][MetricName]['old']

/** More than this are told without their days. */
const DATED = 2

/** `Cal Cole's is from Tue Nov 24`: whose newest value is older than yesterday; none for nobody. */
function sayOld(old: Old, today: string): string[] {
  if (old.length === 0) return []
  if (old.length > DATED)
    return [`${old.length} of them older than yesterday: ${joinNames(old.map(({ athlete }) => athlete.name))}`]
  return [joinAnd(old.map(({ athlete, date }) => `${plainName(athlete.name)}'s is from ${writeWeekday(date, today)}`))]
}
