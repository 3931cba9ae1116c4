import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { Days, Measure } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import type { ComparedAverages } from '../../context/compared-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { AVERAGE_MOVED } from '../enough-sleep/judge-sleep.ts'
import { daysIn, isMoved, readWithBefore, weekWindow } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'

/** A night with fewer hours is short for an adult. */
const SHORT = 6
const MEASURES: Measure[] = [
  { metric: 'sleep_duration', aggregate: 'latest' },
  { metric: 'sleep_debt', aggregate: 'latest' },
  { metric: 'sleep_duration', aggregate: 'days', test: [{ metric: 'sleep_duration', is: 'below', than: SHORT }] },
  { metric: 'sleep_duration', aggregate: 'min' },
]

/**
 * What is going on with somebody's nights: hours, bed time, debt and the run of short nights, compared with their
 * usual.
 */
export const sayNights: WriteOne = async (one, athlete, { days }, context) => {
  const { today } = context.scope
  const span = daysIn(days, context.scope)
  const window: Days = weekWindow(span)
  const [[hours = null, bed = null], { rows }] = await Promise.all([
    readWithBefore(athlete, ['sleep_duration', 'bed_time'], span, context),
    lookUp({ who: { ids: [athlete.id] }, measures: MEASURES, days: window, by: ['athlete'], asks: 'value' }, context),
  ])
  const [latest, debt, short, least] = rows[0]?.facts ?? []
  const run = [...one.signs, ...one.past].find(({ kind }) => kind === 'short_nights' || kind === 'short_night')
  const isNow = run !== undefined && one.signs.includes(run)
  const week = ({ mean }: ComparedAverages) =>
    `${writeFigure(mean.measure, mean.value)} a night over the last ${span} days`
  const average =
    hours &&
    `${week(hours)} (${writeFigure(hours.usual.measure, hours.usual.value)} over the ${NORMAL_RANGE_DAYS} days before)`
  const isTold = isNow && (context.above ?? '').includes(run.text)
  const isNewestTold =
    isNow && isKnown(latest) && latest.date !== null && latest.date <= one.recoveryDate && isIn(run, latest.date)
  const isLeastTold = isNow && isKnown(least) && run.text.includes(writeFigure(least.measure, least.value))
  const opened = isTold
    ? sentences(
        `**${headOf(athlete, run)}** (above).`,
        hours !== null && `On average ${week(hours)}, ${courseOf(hours)}.`,
      )
    : isNow && run.kind === 'short_night'
      ? sayShortNight(athlete, run, { hours, span })
      : run
        ? `**${isNow ? headOf(athlete, run) : 'Short until lately, better now'}**: ${isNow ? '' : `${boldName(athlete.name)}, `}${run.text}.`
        : hours && isMoved(hours) && hours.difference !== null
          ? `**${hours.difference < 0 ? 'Less than usual' : 'More than usual'}**: ${boldName(athlete.name)} sleeps ${average}.`
          : `**About as usual**: ${boldName(athlete.name)} sleeps ${average ?? 'as before'}.`
  return paragraphs(
    opened,
    bullets([
      ...(run && hours && average && !isTold
        ? [`On average ${isNow && run.kind === 'short_night' ? week(hours) : average}`]
        : []),
      ...(bed
        ? [
            `Bed time ${writeFigure(bed.mean.measure, bed.mean.value)} on average (${writeFigure(bed.usual.measure, bed.usual.value)} before)`,
          ]
        : []),
      ...(isKnown(latest) && latest.date !== null && !isNewestTold
        ? [`Newest night ${writeFigure(latest.measure, latest.value)} (${writeWhen(latest.date, today)})`]
        : []),
      ...(isKnown(short) && isKnown(least)
        ? [
            `Nights under ${SHORT} h: ${short.value}${isLeastTold ? '' : `; the shortest ${writeFigure(least.measure, least.value)}`}`,
          ]
        : []),
      ...(isKnown(debt)
        ? [
            `Sleep debt ${writeFigure(debt.measure, debt.value)}: the sleep need left over from ${debt.date === today ? 'last' : 'the newest'} night, by the device`,
          ]
        : []),
    ]),
    askThem(
      one.signs.some(({ kind }) => kind.startsWith('short_night')) ? one : { ...one, signs: [], along: [] },
      'What time do you get to bed, and what keeps you up?',
    ),
  )
}

/**
 * One or two short nights are no short week. The usual is the one beside the night: the average of the weeks before
 * would be a second number for it.
 */
function sayShortNight(
  athlete: KnownAthlete,
  night: Sign,
  { hours, span }: { hours: ComparedAverages | null; span: number },
): string {
  return sentences(
    `**${headOf(athlete, night)}**: ${night.text}.`,
    hours !== null && `On average the last ${span} days are ${courseOf(hours)}.`,
  )
}

function courseOf({ difference }: ComparedAverages): string {
  const moved = Math.abs(difference ?? 0) < AVERAGE_MOVED ? 0 : (difference ?? 0)
  return moved === 0 ? 'as usual' : moved < 0 ? 'shorter than usual' : 'longer than usual'
}

/** `Ann Ash's newest night is short`, without emphasis of its own. */
function headOf({ name }: KnownAthlete, { kind, from, until }: Sign): string {
  const nights =
    kind !== 'short_night'
      ? 'nights are short'
      : from === until
        ? 'newest night is short'
        : 'two newest nights are short'
  return `${possessive(name).replaceAll('**', '')} ${nights}`
}

/** Whether a sign of short nights gives the hours of a night of its own, or those that followed it. */
const isIn = ({ kind, until }: Sign, newest: string): boolean =>
  kind === 'short_night' ? until >= newest : until < newest
