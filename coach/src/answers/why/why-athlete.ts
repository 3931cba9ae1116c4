import { addDays } from '@corner/analytics/days/calendar.ts'
import type { FactWindow } from '@corner/analytics/query/facts.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { nameDays } from '../../wording/days.ts'
import { writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { possessive } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { daysBefore } from '../context/compared-days.ts'
import { finishedDays } from '../context/finished-days.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { writeTodayLine } from '../day/today-line.ts'
import { type FreshVerdict, isHeld, judgeOne, reasonsOf, writeTexts } from '../day/verdicts.ts'
import { paragraphs, sentences } from '../phrases/lists.ts'
import { sayNoValue } from '../values/no-data.ts'
import { checkColour } from './colour-premise.ts'
import { besideUsual, readDeviating, writeDeviating } from './deviating.ts'
import { correctPremise, sayDayNamed } from './premise.ts'
import { relatedMetrics } from './related-metrics.ts'
import { explainStretch, runsOf } from './why-stretch.ts'

/**
 * Why an athlete's figure is as it is: its distance from their own average, and what else is far from its own on that
 * day.
 */
export async function explainAthlete(
  athlete: KnownAthlete,
  metric: string,
  days: Days,
  sources: Sources & { message?: string },
): Promise<string> {
  const { scope } = sources
  const { rows, window } = await lookUp(
    {
      who: { ids: [athlete.id] },
      measures: [{ metric, aggregate: 'latest' }],
      days: finishedDays(metric, days, scope),
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  const latest = rows[0]?.facts[0]
  if (!isKnown(latest) || latest.date === null)
    return sayNoValue(athlete, { metric }, nameDays(days, scope).over, sources)
  if (isStretch(days, window) && window.until === scope.today && metricCalled(metric).of === 'night')
    return explainStretch(athlete, metric, { days, window }, sources)
  const { date } = latest
  // Not the days of the question: all of them may be part of what is asked about.
  const usual = daysBefore(date)
  const [[read = null, ...beside], [before = null]] = await Promise.all([
    readDeviating(athlete, [metric, ...relatedMetrics(metric)], date, usual, sources),
    metric === 'strain' ? [null] : readDeviating(athlete, ['strain'], addDays(date, -1), usual, sources),
  ])
  const judged = await judgeOne(athlete, sources)
  const overUsual = `over the ${NORMAL_RANGE_DAYS} days before`
  const whose = { who: { ids: [athlete.id] }, by: ['athlete' as const] }
  const isOfToday = date === scope.today
  const decides = scope.view === 'team' && judged && judged.recoveryDate === date ? sayWhatDecides(judged) : ''
  return paragraphs(
    sentences(
      isOfToday && (await checkColour(athlete, metric, sources)),
      isOfToday && (await correctPremise(whose, metric, sources)),
      isOfToday && (await sayDayNamed(whose, metric, sources)),
    ),
    decides,
    `${possessive(athlete.name)} ${labelOf({ metric })} is **${writeFigure(latest.measure, latest.value)}** (${writeWhen(date, scope.today)})${read ? `, ${besideUsual(read)} (the median of the ${NORMAL_RANGE_DAYS} days before, ${read.records} records)` : ''}.`,
    sentences(
      read !== null && read.distance < USUAL_SWING && 'That is within the usual swing.',
      writeDeviating(
        judged && isLowOverWeek(judged) ? beside.filter((one) => one?.measure.metric !== 'hrv') : beside,
        before,
        overUsual,
      ),
    ),
    sentences(
      judged && judged.recoveryDate === date && runsOf(decides ? { ...judged, signs: [] } : judged),
      'The records show what goes together, not the cause: ask how they feel.',
    ),
    judged && isOfNow(days) && scope.view === 'team' && (await writeTodayLine(athlete, sources)),
  )
}

/** The reason for a lighter day that is not the recovery itself: it comes before the figure. '' for none. */
function sayWhatDecides(judged: FreshVerdict): string {
  const isOfRecovery =
    judged.recovery < PERFORMANCE_GUIDANCE.recoveryModerateFrom ||
    judged.signs.some(({ kind }) => kind === 'recovery_under_own')
  const reasons = reasonsOf(judged)
  if (!isHeld(judged) || isOfRecovery || reasons.length === 0) return ''
  return `**What decides today** is not the recovery: ${writeTexts(reasons)}.`
}

/** HRV that is low over the week is not told as usual for its last night. */
const isLowOverWeek = ({ signs }: FreshVerdict) => signs.some(({ kind }) => kind === 'hrv_under_own')

/** No single day that is over. */
const isOfNow = ({ window }: Days) => window === undefined || 'last' in window || ('day' in window && window.day === 0)

/** The distance from the own average, in standard deviations, that two days of three stay within. */
const USUAL_SWING = 1

const isStretch = ({ window, weekdays, where }: Days, { days }: FactWindow) =>
  window !== undefined && days >= STRETCH_DAYS && weekdays === undefined && where === undefined
/** "This week": fewer days are judged by the newest of them. */
const STRETCH_DAYS = 3
