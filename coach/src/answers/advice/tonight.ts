import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeValue } from '../../wording/figures.ts'
import { boldName } from '../../wording/names.ts'
import { citeArticle } from '../articles/sources.ts'
import type { AnswerContext, Sources } from '../context/answer-context.ts'
import type { PeopleMeant } from '../context/people-of.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import { usualNights } from '../values/usual-nights.ts'

/** The nights of somebody. */
interface Nights {
  athlete: KnownAthlete
  /** Of the last 7 nights. */
  hours: number
  /** Clock hours, counted on past midnight: the median of 28 nights. */
  bed: number | undefined
}

const { shortSleepBelowHours: SHORT } = PERFORMANCE_GUIDANCE
/** A rule of thumb: half an hour to an hour earlier. */
const EARLIER = { little: 0.5, much: 1 }
const MUCH_SHORT = 6
/** Hours before bed for the last coffee (Gardiner 2023). */
const CAFFEINE_HOURS = 8.8
/** A longer list of names is too much for an evening. */
const NAMED = 5
const [NOON, DAY] = [12, 24]

/**
 * What helps until the morning: when to be in bed, by the athlete's usual time and last week's sleep, and what to
 * avoid.
 */
export async function answerTonight(meant: PeopleMeant, context: AnswerContext): Promise<string> {
  const nights = await nightsOf(meant, context)
  const [only] = meant.isTeam || meant.people.length !== 1 ? [] : nights
  const isOne = !meant.isTeam && meant.people.length === 1
  return paragraphs(
    isOne ? sayBed(only) : sayTeam(nights),
    isOne ? '' : bullets(shortest(nights).map((one) => `${boldName(one.athlete.name)}: ${bedOf(one)}`)),
    bullets([
      only?.bed === undefined
        ? `No coffee or energy drink in the ${CAFFEINE_HOURS} h before bed (Gardiner 2023); under 18 none at all`
        : `No coffee or energy drink after ${writeValue('bed_time', backFrom(bedGoal(only), CAFFEINE_HOURS))}, ${CAFFEINE_HOURS} h before bed (Gardiner 2023); under 18 none at all`,
      'A dark, cool, quiet room; dim light in the last hour, and the phone charges outside the bed',
      'The large meal 2 to 3 hours before bed, and no alcohol',
    ]),
    'One evening promises no number: look again in the morning.',
    await citeArticle(context.toolbox, 'sleep-extension', 'caffeine', 'alcohol-meals-screens'),
  )
}

function sayBed(one: Nights | undefined): string {
  if (!one) return 'No night of the last 7 was recorded: to bed at the usual time, and up at the usual time.'
  return `In bed by ${writeBed(one)} tonight${one.bed === undefined ? '' : isShort(one) ? `, usually ${writeValue('bed_time', one.bed)}` : ', the usual time'}: ${boldName(one.athlete.name)} slept ${writeValue('sleep_duration', one.hours)} a night over the last 7 days${isShort(one) ? `, under ${SHORT} h` : ''}.`
}

function sayTeam(nights: readonly Nights[]): string {
  const short = nights.filter(isShort)
  if (short.length === 0) return `Nobody with data slept under ${SHORT} h a night this week: the usual bedtime tonight.`
  return `To bed earlier tonight: ${short.length} of ${nights.length} with data slept under ${SHORT} h a night over the last 7 days${short.length > NAMED ? `; the ${NAMED} shortest` : ''}. The others keep their usual bedtime.`
}

const bedOf = (one: Nights) =>
  `${writeValue('sleep_duration', one.hours)} a night, in bed by ${writeBed(one)}${one.bed === undefined ? '' : ` (usually ${writeValue('bed_time', one.bed)})`}`

const isShort = ({ hours }: Nights) => hours < SHORT
const shortest = (nights: readonly Nights[]) =>
  nights
    .filter(isShort)
    .toSorted((a, b) => a.hours - b.hours)
    .slice(0, NAMED)

const earlierOf = (one: Nights) => (!isShort(one) ? 0 : one.hours < MUCH_SHORT ? EARLIER.much : EARLIER.little)
const bedGoal = (one: Nights) => (isShort(one) ? quarter((one.bed ?? 0) - earlierOf(one)) : (one.bed ?? 0))
/** Rounded: nobody goes to bed to the minute. */
const quarter = (hour: number) => Math.floor(hour * 4) / 4
const writeBed = (one: Nights) =>
  one.bed === undefined
    ? isShort(one)
      ? '30 to 60 minutes earlier than usual'
      : 'the usual time'
    : writeValue('bed_time', bedGoal(one))
/** A clock time so many hours earlier, possibly on the day before. */
const backFrom = (hour: number, hours: number) => quarter((hour < NOON ? hour + DAY : hour) - hours)

/** Of the athletes meant who have nights. */
async function nightsOf({ people, isTeam }: PeopleMeant, sources: Sources): Promise<Nights[]> {
  const ids = people.map(({ id }) => id)
  const [first, ...others] = ids
  const who: Who = isTeam || first === undefined ? {} : { ids: [first, ...others] }
  const [hours, beds] = [
    await usualNights('sleep_duration', who, 7, sources),
    await usualNights('bed_time', who, 28, sources),
  ]
  return people.flatMap((athlete) => {
    const slept = hours.get(athlete.id)
    return slept === undefined ? [] : [{ athlete, hours: slept, bed: beds.get(athlete.id) }]
  })
}
