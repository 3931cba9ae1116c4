import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import type { AnswerContext, Sources } from '../../context/answer-context.ts'
import { daysBefore } from '../../context/compared-days.ts'
import { type KnownFact, lookUpOne } from '../../context/look-up.ts'
import { writeTodayLine } from '../../day/today-line.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'

/** Strain over or under the usual that is no longer the same. */
const APART = 1.5
/** Points of recovery under the usual that a load has to be seen beside. */
const RECOVERY_UNDER = 5
const { strainHighFrom: HIGH } = PERFORMANCE_GUIDANCE

/**
 * The load of some days: the average strain of the finished ones, as in the Rankings, against the athlete's usual day and
 * the team's mark, its hardest day, and the recovery of these days.
 */
export async function sayLoad(
  athlete: KnownAthlete,
  { window }: { window: { from: CalendarDay; until: CalendarDay } },
  context: AnswerContext,
): Promise<string> {
  const { today } = context.scope
  const isOfNow = window.until >= today
  // Today's strain still grows.
  const finished = isOfNow ? { ...window, until: addDays(today, -1) } : window
  const [mean, hardest] = await readOf(athlete, 'strain', ['mean', 'max'], { window: finished }, context)
  const [recovery] = await readOf(athlete, 'recovery', ['mean'], { window }, context)
  // The usual of every other answer: the 28 days before the newest day.
  const usualDays = daysBefore(window.until)
  const [usual] = await readOf(athlete, 'strain', ['median'], usualDays, context)
  const [usualRecovery] = await readOf(athlete, 'recovery', ['median'], usualDays, context)
  const without = isOfNow ? ' without today, which is not over' : ''
  if (!mean) return `**It cannot be said**: no strain of ${boldName(athlete.name)} is recorded on these days.`
  const days = daysBetween(finished.from, finished.until) + 1
  const over = isOfNow
    ? `over the last ${days + 1} days${without}`
    : `from ${writeDay(finished.from, today)} to ${writeDay(finished.until, today)}`
  return paragraphs(
    sentences(
      `**${standingOf(mean.value, usual?.value)}**: ${possessive(athlete.name)} strain is **${writeValue('strain', mean.value)}** a day ${over} (${mean.records} of ${days} days)${usual ? `, usually ${writeValue('strain', usual.value)}` : ''}.`,
      mean.value >= HIGH && `An average of ${HIGH} or more counts as high.`,
      typeof hardest?.date === 'string' &&
        `The hardest day: ${writeValue('strain', hardest.value)} on ${writeDay(hardest.date, today)}.`,
      recovery && sayRecovery(recovery, usualRecovery),
    ),
    isOfNow && (await writeTodayLine(athlete, context)),
  )
}

/** Against the own usual day: what is a lot for one is a usual week for another. */
function standingOf(strain: number, usual: number | undefined): string {
  if (usual === undefined) return 'What is usual is not known yet'
  const over = strain - usual
  if (Math.abs(over) < APART) return 'About as usual'
  return over > 0 ? 'Higher than usual' : 'Lower than usual'
}

function sayRecovery(recovery: KnownFact, usual: KnownFact | undefined): string {
  const told = `Recovery on these days: ${writeValue('recovery', recovery.value)} on average`
  if (!usual) return `${told}.`
  const isUnder = Math.round(usual.value) - Math.round(recovery.value) >= RECOVERY_UNDER
  return `${told}, usually ${writeValue('recovery', usual.value)}: ${isUnder ? 'under the usual, and the load may be part of it' : 'no sign that the load is too much'}.`
}

const readOf = (
  athlete: KnownAthlete,
  metric: string,
  aggregates: readonly Measure['aggregate'][],
  days: Days,
  sources: Pick<Sources, 'toolbox'>,
) =>
  lookUpOne(
    athlete,
    aggregates.map((aggregate) => ({ metric, aggregate })),
    days,
    sources,
  )
