import { type MetricName, metricOf } from '@corner/analytics/metrics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName, plainName } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import type { RequestDays } from '../context/request-days.ts'
import { USUALLY } from '../day/list-notes.ts'
import { actOn, carryVerdict, openVerdict } from '../day/one-athlete.ts'
import { type FreshVerdict, judgeOne, reasonsOf } from '../day/verdicts.ts'
import { THREE_QUESTIONS } from '../day/without-data.ts'
import { bullets, capital, paragraphs } from '../phrases/lists.ts'
import { writeFlagged } from '../values/flagged.ts'
import { recordsOf, writeNewest } from '../values/newest-value.ts'
import { sayNotGiven, sayNoValue } from '../values/no-data.ts'
import { readWeekCourse } from './week-course.ts'

type Summary = ToolResult<'athlete_summary'>

/** The most informative metrics about an athlete's day, where none is named. */
const MAIN_METRICS = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration', 'strain'] as const

/** "Anything change the last few days" is answered by the course of the week before today's verdict. */
const CHANGED =
  /\b(chang(e|es|ed|ing)|different(ly)?|what('?s| is) new|anything new|going on|happen(ed|ing)?|lately|recently|(last|past) (few|couple( of)?) (days|nights|mornings))\b/i

/**
 * How an athlete is doing: for a period that ends today first the day's verdict, then the newest values and other
 * flags.
 */
export async function describeAthlete(
  athlete: KnownAthlete,
  asked: RequestDays,
  sources: Sources & { message?: string; above?: string | undefined },
): Promise<string> {
  const { scope, toolbox } = sources
  const summary = await toolbox.call('athlete_summary', { athlete: athlete.id, window: asked.window })
  const [first, ...others] = MAIN_METRICS.filter((metric) => summary.metrics[metric].records > 0)
  if (first === undefined)
    return paragraphs(
      await sayNoValue(athlete, { metric: 'recovery' }, asked.over, sources),
      scope.view === 'team' && summary.window.until === scope.today && sayAskFirstOf(athlete),
    )
  const isOfToday = summary.window.days > 1 && summary.window.until === scope.today
  const judged = isOfToday ? await judgeOne(athlete, sources) : undefined
  const course = judged && (await readWeekCourse(athlete, judged, sources))
  const asksChange = CHANGED.test(sources.message ?? '')
  const newest = writeNewest(summary, first, asked, scope.today)
  const isOfPeriod = asked.window !== undefined
  const hasUsual = judged !== undefined && others.some((metric) => summary.metrics[metric].usual !== null)
  const untold = others.filter((metric) => isOfPeriod || !judged || !isToldOf(metric, judged))
  return paragraphs(
    asksChange && course?.asked,
    first !== 'recovery' && (await sayNotGiven(athlete, 'recovery', sources)),
    judged && openVerdict(judged, scope, 'unusual'),
    judged
      ? carryVerdict(judged, { today: scope.today, above: sources.above }, judged.usual === null ? newest : undefined)
      : newest,
    bullets(untold.map((metric) => writeLine(summary, metric, { today: scope.today, isOfPeriod }))),
    !asksChange && course?.text,
    summary.window.days > 1 &&
      writeFlagged(summary.issues, {
        over: asked.over,
        told: judged,
        isBeside: course !== undefined && course.text !== '',
      }),
    judged && actOn(judged, scope),
    hasUsual && !isOfPeriod && USUALLY,
    !summary.connected && `${boldName(summary.athlete.name)} is not connected to a device now.`,
  )
}

/** What to do with somebody without a record. */
const sayAskFirstOf = ({ name }: KnownAthlete): string =>
  `**Ask ${plainName(name)} first** ${THREE_QUESTIONS}. All three well: train as planned without extra rounds. Anything off: lighter, and with fever or a sore throat no training.`

/** Whether the reasons of the verdict already give the metric's figure. */
const isToldOf = (metric: MetricName, judged: FreshVerdict) =>
  reasonsOf(judged).some(
    ({ kind, text }) =>
      text.includes(metricOf(metric).label) || (metric === 'sleep_duration' && kind.startsWith('short_night')),
  )

/** A metric's newest value next to the usual one, or next to the period's average where a period was asked for. */
function writeLine(
  summary: Summary,
  metric: MetricName,
  { today, isOfPeriod }: { today: CalendarDay; isOfPeriod: boolean },
): string {
  const { latest, latestDate, average, usual } = summary.metrics[metric]
  if (latest === null || latestDate === null || average === null) return ''
  const label = capital(metricOf(metric).label)
  if (summary.window.days === 1) return `${label}: ${writeValue(metric, latest)}`
  const when = isGoingOn(metric, latestDate, today)
    ? ' so far'
    : latestDate < today
      ? ` (${writeWhen(latestDate, today)})`
      : ''
  const value = `${label}: ${writeValue(metric, latest)}${when}`
  if (isOfPeriod || usual === null)
    return `${value}, average of these days ${writeValue(metric, average)} (${recordsOf(summary, metric)})`
  return `${value}, usually ${writeValue(metric, usual)}${isGoingOn(metric, latestDate, today) ? ' in a whole day' : ''}`
}

/** A day's value grows until the day is over. */
const isGoingOn = (metric: MetricName, day: CalendarDay, today: CalendarDay) =>
  day === today && metricOf(metric).of !== 'night'
