import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { CLEARANCE } from '../../../danger/danger-texts.ts'
import type { CoachScope } from '../../../scope.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import type { ComparedAverages } from '../../context/compared-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { type FreshVerdict, writeTexts } from '../../day/verdicts.ts'
import { bullets, capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { asksRamp } from '../intent/return-patterns.ts'
import { lastMornings } from '../last-mornings.ts'
import { offOf, signsOf } from '../off.ts'
import { daysIn, isWorse, readWithBefore, writeWithBefore } from '../week-figures.ts'
import type { WriteOne } from '../writers.ts'
import { asksCap, CAP } from './heart-rate-cap.ts'
import { writeRamp } from './ramp.ts'

const METRICS = ['recovery', 'resting_heart_rate', 'hrv', 'sleep_duration', 'strain'] as const

/** How somebody's return is going: the load of each day and the morning after, the vital signs, and the next steps. */
export const sayHandled: WriteOne = async (one, athlete, { days }, context) => {
  const { scope } = context
  const span = Math.min(MOST_DAYS, daysIn(days, scope))
  const [beside, course] = await Promise.all([
    readWithBefore(athlete, METRICS, span, context),
    readCourse(athlete.id, Math.min(span, LINES), context),
  ])
  const known = beside.filter((read) => read !== null)
  const worse = known.filter(isWorse)
  const isOfNights = /\b(nights?|sleep\w*|slept)\b/i.test(context.message)
  return paragraphs(
    asksCap(context.message) && CAP,
    OF_HEAD.test(context.message)
      ? sentences(OF_NO_HEAD, isMoreLoad(known) && MORE_THAN_BEFORE)
      : open(one, {
          worse: worse.length,
          course,
          asksReady: ASKS_READY.test(context.message),
          isMore: isMoreLoad(known),
        }),
    bullets(
      [
        ...(known.length > 0
          ? [
              `Last ${span} days, against the ${NORMAL_RANGE_DAYS} days before: ${known.map(writeWithBefore).join(', ')}`,
            ]
          : []),
        ...(course.length > 0
          ? [`Strain, then the recovery of the next morning: ${course.map((day) => writeDayOf(day, scope)).join('; ')}`]
          : []),
        ...(isOfNights ? await lastMornings(athlete, context) : []),
        ...(signsOf(one).length > 0 ? [`Off today: ${writeTexts(signsOf(one))}`] : []),
      ].map(capital),
    ),
    asksRamp(context.message.toLowerCase()) && writeRamp(context.message),
    sentences('Days off the mat are among the days before, so "usual" may be a rested usual.', CLEARANCE),
  )
}
const MOST_DAYS = 28
const LINES = 7

interface CourseDay {
  day: string
  strain: number
  after: number | null
}

async function readCourse(
  id: string,
  days: number,
  sources: Parameters<typeof lookUp>[1] & { scope: Pick<CoachScope, 'today'> },
): Promise<CourseDay[]> {
  const { today } = sources.scope
  const read = async (metric: string, from: string, until: string) => {
    const { rows } = await lookUp(
      {
        who: { ids: [id] },
        measures: [{ metric, aggregate: 'mean' }],
        days: { window: { from, until } },
        by: ['day'],
        asks: 'value',
      },
      sources,
    )
    return new Map(
      rows.flatMap(({ group: { day }, facts: [fact] }) =>
        day !== undefined && isKnown(fact) ? [[day, fact.value] as const] : [],
      ),
    )
  }
  const [strain, recovery] = await Promise.all([
    read('strain', addDays(today, -days), addDays(today, -1)),
    read('recovery', addDays(today, 1 - days), today),
  ])
  return [...strain]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, value]) => ({ day, strain: value, after: recovery.get(addDays(day, 1)) ?? null }))
}

const writeDayOf = ({ day, strain, after }: CourseDay, { today }: Pick<CoachScope, 'today'>) =>
  `${writeWeekday(day, today)} ${writeValue('strain', strain)}${after === null ? '' : `, ${writeValue('recovery', after)}`}`

/** Whether the next step is asked for, and not how the last ones went. */
const ASKS_READY = /\b(ready for|ready to|body (is )?ready|up to (it|the|more)|can (his|her) body)\b/i

/** A night's recovery says nothing about a head injury. */
const OF_HEAD = /\b(concuss\w*|head injur\w*|hit (his|her|their) head)\b/i
const OF_NO_HEAD =
  "**No reading here says whether a head has healed.** The step is the medical staff's; these are the figures beside it."

const MORE_THAN_BEFORE =
  'Strain was higher than in the weeks before, which is no hold and no light return: check what was done on those days.'

/** A strain this far above the weeks before is not a light return. */
const MORE_LOAD = 1
const isMoreLoad = (known: readonly ComparedAverages[]): boolean =>
  known.some(({ mean, difference }) => mean.measure.metric === 'strain' && (difference ?? 0) >= MORE_LOAD)

interface Course {
  worse: number
  course: readonly CourseDay[]
  asksReady: boolean
  isMore: boolean
}

function open(one: FreshVerdict, { worse, course, asksReady, isMore }: Course): string {
  const name = boldName(one.athlete.name)
  const red = course.filter(({ after }) => after !== null && after < CAUTION_FROM).length
  if (offOf(one) === 'off' || red > 1 || worse > 2)
    return `**${asksReady ? 'Not by the numbers' : 'The numbers are not calm'}**: ${possessive(one.athlete.name)} mornings show load. Wait with the next step until they are back to usual.`
  if (isMore)
    return `**The mornings hold, but the load was high**: ${name} carried more strain than in the weeks before, which is no light return. Check what was done on those days.`
  if (red > 0 || worse > 0 || offOf(one) === 'a_little')
    return asksReady
      ? `**Mostly, by the numbers**: ${name} has something to watch, so take a small step.`
      : `**Mostly calm**: ${name} has something to watch.`
  return asksReady
    ? `**Nothing in the numbers is against it**: ${name} has no morning in the red and nothing off.`
    : `**Calm, by the numbers**: ${name} has no morning in the red and nothing off.`
}
