import { counted } from '@corner/analytics/counted.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { actOn, carryVerdict, openVerdict } from '../day/one-athlete.ts'
import { judgeOne } from '../day/verdicts.ts'
import { bullets, capital, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName } from '../phrases/names.ts'
import { writeIssues } from '../values/issues.ts'
import { recordsOf, writeNewest } from '../values/newest-value.ts'
import { sayNoValue } from '../values/no-data.ts'

type Summary = ToolResult<'athlete_summary'>

/** What tells most about an athlete's day, where no metric is named. */
const MAIN_METRICS = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** How an athlete is doing: the newest values beside their own average, and what the at-risk rules say. */
export async function describeAthlete(athlete: KnownAthlete, asked: Asked, sources: Sources): Promise<string> {
  const { scope, toolbox } = sources
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window: asked.window })
  const [first, ...others] = MAIN_METRICS.filter((metric) => summary.metrics[metric].records > 0)
  if (first === undefined) return sayNoValue(athlete, { metric: 'recovery' }, asked.over, sources)
  const isOfToday = summary.window.days > 1 && summary.window.until === scope.today
  const judged = isOfToday ? await judgeOne(athlete, sources) : undefined
  const newest = writeNewest(summary, first, asked, scope.today)
  return paragraphs(
    judged && openVerdict(judged, 'unusual'),
    judged ? carryVerdict(judged, scope, judged.usual === null ? newest : undefined) : newest,
    bullets(others.map((metric) => writeLine(summary, metric, scope.today))),
    summary.window.days > 1 && sentences(writeRisk(summary, asked.within), writeStanding(summary.ownRange)),
    judged && actOn(judged, scope),
    !summary.connected && `${boldName(summary.athlete.name)} is not connected to a device now.`,
  )
}

/** The rules are about a stretch of days: of one day they say nothing. */
function writeRisk({ issues, severity }: Summary, within: string): string {
  if (issues.length === 0) return `No at-risk rule applies ${within}.`
  return `At-risk severity is **${severity}** (${counted(issues.length, 'issue')}): ${writeIssues(issues)}.`
}

/** Nothing where there is no range yet. */
function writeStanding({ state, current, weekly }: Summary['ownRange']): string {
  if (current === null || weekly === null || state === 'building_baseline' || state === 'few_nights') return ''
  return `Over the week HRV is ${state} their own normal range (${writeValue('hrv', weekly.low)} to ${writeValue('hrv', weekly.high)}).`
}

function writeLine(summary: Summary, metric: MetricName, today: CalendarDay): string {
  const { latest, latestDate, average } = summary.metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  if (summary.window.days === 1) return `${capital(metricOf(metric).label)}: ${writeValue(metric, latest)}`
  return `${capital(metricOf(metric).label)}: latest ${writeValue(metric, latest)} (${writeWhen(latestDate, today)}${isGoingOn(metric, latestDate, today) ? ' so far' : ''}), average ${writeValue(metric, average)} (${recordsOf(summary, metric)})`
}

/** A day's value grows until the day is over. */
const isGoingOn = (metric: MetricName, day: CalendarDay, today: CalendarDay) =>
  day === today && metricOf(metric).of !== 'night'
