import { WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import { nameOfWeekday } from '../../../wording/days.ts'
import { writeValue } from '../../../wording/figures.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { byWeekday } from './week-facts.ts'
import type { WriteWeek } from './week-writer.ts'
import { weekdaysIn } from './weekdays-in.ts'

/** A quarter of an hour, for a team's mean over four weeks. */
const LESS_HOURS = 0.25
const APART = 3

const meanOf = (values: readonly (number | undefined)[]) => {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}
/** Saturday and Sunday have no school and no early practice. */
const isWeekend = (weekday: number) => weekday === 0 || weekday === WEEK_DAYS - 1

/** Whether practice on some weekdays should be lighter, or the nights before them longer. */
export const writeBedOrLighter: WriteWeek = async ({ text }, context) => {
  const [sleep, recovery] = [await byWeekday('sleep_duration', context), await byWeekday('recovery', context)]
  const [asked = 1] = weekdaysIn(text)
  const others = (values: readonly (number | undefined)[]) => meanOf(values.filter((_, day) => day !== asked))
  const [night, usual] = [sleep[asked], others(sleep)]
  const [morning, usualMorning] = [recovery[asked], others(recovery)]
  const isShort = night !== undefined && usual !== undefined && usual - night >= LESS_HOURS
  const isLow = morning !== undefined && usualMorning !== undefined && usualMorning - morning >= APART
  const day = nameOfWeekday(asked)
  const verdict = isShort
    ? `**Bed first**: the nights before ${day} are the short ones.`
    : isLow
      ? `**Lighter ${day}**: those mornings are lower, and the nights before them are not shorter.`
      : `**Bed, if anything**: ${day} do not start lower than the other days, so lighter practice then mends nothing.`
  return {
    verdict,
    body: paragraphs(
      sentences(
        night !== undefined &&
          usual !== undefined &&
          `Last 4 weeks: ${writeValue('sleep_duration', night)} of sleep before ${day}, ${writeValue('sleep_duration', usual)} before the other days.`,
        morning !== undefined &&
          usualMorning !== undefined &&
          `Recovery on ${day} ${writeValue('recovery', morning)}, else ${writeValue('recovery', usualMorning)}.`,
      ),
      bullets([
        'First two weeks: a fixed bedtime on the night before, 30 to 60 minutes earlier (rule of thumb), practice unchanged.',
        'Then, if those mornings are still low with good nights: that practice lighter.',
      ]),
    ),
    watch: `Watch: hours of sleep and recovery on ${day}, two weeks against the two before.`,
    slugs: ['recovery-basics', 'sleep-regularity'],
  }
}

/** Whether a later start would be used for sleep, judged by how they sleep when nothing wakes them early. */
export const writeLaterStart: WriteWeek = async ({ text }, context) => {
  const [sleep, bed, wake] = [
    await byWeekday('sleep_duration', context),
    await byWeekday('bed_time', context),
    await byWeekday('wake_time', context),
  ]
  const said = weekdaysIn(text)
  const of = (values: readonly (number | undefined)[], isIn: (day: number) => boolean) =>
    meanOf(values.filter((_, day) => isIn(day)))
  const isAsked = (day: number) => (said.length > 0 ? said.includes(day) : !isWeekend(day))
  const [short, free] = [of(sleep, isAsked), of(sleep, isWeekend)]
  const [bedThen, bedFree] = [of(bed, isAsked), of(bed, isWeekend)]
  const [wakeThen, wakeFree] = [of(wake, isAsked), of(wake, isWeekend)]
  const days = said.length > 0 ? said.map(nameOfWeekday).join(' and ') : 'weekdays'
  const isKnownBoth = short !== undefined && free !== undefined
  const hours = isKnownBoth
    ? `they sleep ${writeValue('sleep_duration', short)} on ${days} and ${writeValue('sleep_duration', free)} at weekends`
    : ''
  const isGain = isKnownBoth && free - short >= LESS_HOURS
  const staysUp = bedThen !== undefined && bedFree !== undefined && bedFree - bedThen >= LESS_HOURS
  const verdict = !isKnownBoth
    ? '**Worth a test**: too few nights are recorded to say what it would give.'
    : isGain
      ? `**Worth a try**: ${hours}, so there is sleep to be gained.`
      : staysUp
        ? `**By their own habits they would stay up later**: where they get up later they go to bed later, and ${hours}.`
        : `**Little to gain, by the records**: ${hours}, when they could sleep longer.`
  const times = (bedAt: number | undefined, wakeAt: number | undefined) =>
    bedAt === undefined || wakeAt === undefined
      ? undefined
      : `bed ${writeValue('bed_time', bedAt)}, up ${writeValue('wake_time', wakeAt)}`
  const [onDays, onFree] = [times(bedThen, wakeThen), times(bedFree, wakeFree)]
  return {
    verdict,
    body: paragraphs(
      onDays && onFree && `Last 4 weeks, on average: ${days} ${onDays}; weekends ${onFree}.`,
      'Whether they would stay up later nobody can know before: a later start gives at most its own minutes, and only if the bedtime stays.',
      bullets([
        isGain || !isKnownBoth
          ? '**Try it** for two or three weeks, and say the bedtime along with the new start.'
          : '**Bedtime first**: a fixed one the night before; if you move the start, say the bedtime along with it and test it for two or three weeks.',
        '**Keep it** if sleep that night rises by about half of the gained time or more, and bedtimes stay within 15 minutes (rule of thumb).',
      ]),
    ),
    watch: 'Watch: bed times on those nights first, then hours of sleep.',
    slugs: ['youth-athletes', 'sleep-regularity'],
  }
}
