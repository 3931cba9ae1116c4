import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import type { FreshVerdict } from '../day/verdicts.ts'
import { joinAnd } from '../phrases/lists.ts'

const DAYS = 7
/** A jump between two mornings, in points of recovery, that is still worth mentioning days later. */
const FAR_POINTS = 30
/** Up to this many mornings since then are listed one by one. */
const SINCE = 3

interface Morning {
  date: string
  value: number
  /** The morning right before; null: not recorded. */
  before: number | null
}

interface WeekCourse {
  /** What was notable: red mornings, else the largest jump; '' where nothing was, or the verdict says it already. */
  text: string
  /** The same for somebody who asks what changed: never ''. */
  asked: string
}

/**
 * The red mornings of the last seven days and what came before and after, which both a newest value and a mean would
 * hide.
 */
export async function readWeekCourse(
  { id }: KnownAthlete,
  judged: FreshVerdict,
  sources: Sources,
): Promise<WeekCourse> {
  const { today } = sources.scope
  const { rows } = await lookUp(
    {
      who: { ids: [id] },
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      by: ['day'],
      asks: 'value',
      days: { window: { last: DAYS } },
    },
    sources,
  )
  const mornings = withBefore(
    rows.flatMap(({ group: { day }, facts: [fact] }) =>
      day !== undefined && isKnown(fact) ? [{ date: day, value: fact.value }] : [],
    ),
  )
  const reds = mornings.filter(({ value }) => value < CAUTION_FROM)
  const [farthest] = mornings.filter((one) => moveOf(one) >= FAR_POINTS).toSorted((a, b) => moveOf(b) - moveOf(a))
  const events = reds.length > 0 ? reds : farthest ? [farthest] : []
  const last = events.at(-1)
  if (!last) return { text: '', asked: sayCalm(mornings) }
  const where = reds.length > 0 ? 'in the red ' : ''
  const since = mornings.filter(({ date }) => date > last.date).slice(-SINCE)
  const after = since.length > 0 ? `; since then ${joinAnd(since.map(({ value }) => write(value)))}` : ''
  const text = `Recovery over the last ${DAYS} days: ${where}${joinAnd(events.map((one) => writeMorning(one, today)))}${after}.`
  const isTold = [...judged.signs, ...judged.past].some(
    ({ kind }) => kind === 'red_mornings' || kind === 'falling_recovery',
  )
  return { text: isTold || events.every(({ date }) => date === judged.recoveryDate) ? '' : text, asked: text }
}

function withBefore(days: readonly Omit<Morning, 'before'>[]): Morning[] {
  const sorted = days.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return sorted.map((one, place) => {
    const previous = sorted[place - 1]
    return { ...one, before: previous && daysBetween(previous.date, one.date) === 1 ? previous.value : null }
  })
}

const moveOf = ({ value, before }: Morning) => (before === null ? 0 : Math.abs(value - before))
const write = (value: number) => writeValue('recovery', value)

/** `28% on Fri Nov 20 (86% the day before)`; after a red morning the next one needs no day before. */
const writeMorning = ({ date, value, before }: Morning, today: string) =>
  `${write(value)} ${writeWhen(date, today)}${before === null || before < CAUTION_FROM ? '' : ` (${write(before)} the day before)`}`

function sayCalm(mornings: readonly Morning[]): string {
  const values = mornings.map(({ value }) => value)
  const newest = mornings.at(-1)
  if (values.length < 2 || !newest) return ''
  const move =
    newest.before === null
      ? ''
      : `Recovery ${sayMove(newest.value - newest.before)} since the day before: ${write(newest.before)} to ${write(newest.value)}. `
  return `${move}Over the last ${DAYS} days it went between ${write(Math.min(...values))} and ${write(Math.max(...values))}.`
}

/** Differences this small are normal between two mornings. */
const LEVEL_POINTS = 5
const sayMove = (points: number) =>
  Math.abs(points) < LEVEL_POINTS ? 'is about the same' : points > 0 ? 'is up' : 'is down'
