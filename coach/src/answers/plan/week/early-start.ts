import { counted } from '@corner/analytics/numbers/counted.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { ofVerdict } from '../../day/verdicts.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { usualNights } from '../../values/usual-nights.ts'
import type { WriteWeek } from './week-writer.ts'

const DAY = 24
/** From the alarm to the bus. */
const GET_READY = 0.75
const SLEEP = 8
const SHORT_NIGHT = 6
/** With fewer mornings nothing is known about how somebody copes with a short night. */
const ENOUGH_NIGHTS = 3
const NAMED = 5
const HALF_DAY = 12

/** When they have to be up for an early start, when in bed, and whom it affects most, by their own bedtimes. */
export const writeEarlyStart: WriteWeek = async ({ text, judged }, context) => {
  const { start, isWake } = startIn(text)
  const up = isWake ? start : start - GET_READY
  const bed = up - SLEEP + DAY
  const beds = await usualNights('bed_time', {}, 28, context)
  const nights = judged
    .flatMap(({ athlete }) => {
      const usual = beds.get(athlete.id)
      return usual === undefined ? [] : [{ athlete, usual, hours: up + DAY - pastNoon(usual) }]
    })
    .toSorted((a, b) => a.hours - b.hours)
  const held = new Set(ofVerdict(judged, 'easy').map(({ athlete }) => athlete.id))
  const holding = /\b(hold(s|ing)? up|handles?|good on|fine on|ok on|best)\b/i.test(text)
    ? (await onShortNights(context)).filter(({ id }) => !held.has(id))
    : []
  const isOfHolding = holding.length > 0
  const seats = Number(/\b(?:fit|take|room for|seats for|only|pick) (\d{1,2})\b/i.exec(text)?.[1] ?? NAMED)
  const worst = nights.slice(0, NAMED)
  return {
    verdict: isOfHolding
      ? `**Best after short nights** (under ${SHORT_NIGHT} h, last 90 days, mean recovery of those mornings): ${holding
          .slice(0, seats)
          .map(
            ({ name, value, records }) =>
              `${boldName(name)} ${writeValue('recovery', value)} (${counted(records, 'night')})`,
          )
          .join(', ')}.`
      : `**In bed by ${writeValue('bed_time', bed)} for ${SLEEP} h of sleep, by ${writeValue('bed_time', bed + 1)} for ${SLEEP - 1} h**: up at ${writeValue('wake_time', up)}${isWake ? '' : ` for the ${writeValue('wake_time', start)} start`}.`,
    body: paragraphs(
      isOfHolding &&
        `In bed by ${writeValue('bed_time', bed)} for ${SLEEP} h of sleep, by ${writeValue('bed_time', bed + 1)} for ${SLEEP - 1} h.`,
      !isOfHolding && worst.length > 0 && 'It costs most, at their usual bedtime:',
      !isOfHolding &&
        bullets(
          worst.map(
            ({ athlete, usual, hours }) =>
              `${boldName(athlete.name)}: usually in bed at ${writeValue('bed_time', usual)}, so ${writeValue('sleep_duration', hours)} at most`,
          ),
        ),
      bullets([
        '**The two nights before**: to bed 30 minutes earlier each, and up earlier as well (rule of thumb).',
        '**On the way**: food that they know, water, and a nap of 20 to 90 minutes, over half an hour before the warm-up.',
      ]),
    ),
    watch: sentences(
      'One short night says little for one match; two in a row do.',
      isOfHolding && 'Mornings after short nights are few and say nothing about how somebody wrestles.',
    ),
    slugs: ['sleep-need', 'travel-and-jet-lag'],
  }
}

/** The time given is that of the alarm, not of the bus. */
const WAKE = /\b[3-6](:\d\d)? ?([ap]\.?m\.? )?(wake|alarm)|\b(up at|alarm (at|for|is)|wake-?up( call)? (at|is)) [3-6]/

/** A bed time past midnight counts on. */
const pastNoon = (hour: number) => (hour < HALF_DAY ? hour + DAY : hour)

/** The hour of the morning given, and whether it is the alarm. */
function startIn(text: string): { start: number; isWake: boolean } {
  const words = text.toLowerCase()
  const [, hour, minutes = '0'] =
    /\b([3-6])(?::(\d\d))?(?= ?(?:a\.?m\.?|wake))/.exec(words) ??
    /\b(?:at|leaves?|leaving|by) ([3-6])(?::(\d\d))?\b/.exec(words) ??
    []
  return { start: Number(hour) + Number(minutes) / 60, isWake: WAKE.test(words) }
}

/** The recovery of mornings after short nights, the highest first. */
async function onShortNights(sources: Sources) {
  const { rows } = await lookUp(
    {
      who: {},
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      by: ['athlete'],
      asks: 'who',
      days: { window: { last: 90 }, where: [{ metric: 'sleep_duration', is: 'below', than: SHORT_NIGHT }] },
    },
    sources,
  )
  return rows
    .flatMap(({ group: { athlete }, facts: [fact] }) =>
      athlete && isKnown(fact) && fact.records >= ENOUGH_NIGHTS
        ? [{ id: athlete.id, name: athlete.name, value: fact.value, records: fact.records }]
        : [],
    )
    .toSorted((a, b) => b.value - a.value)
}
