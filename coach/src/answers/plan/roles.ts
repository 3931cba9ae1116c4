import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { PlanEvent } from './events.ts'
import type { PlanIntent } from './plan-intent.ts'

/** What a day of a plan is for. */
export type DayRole =
  | 'meet'
  | 'between_meets'
  | 'not_better'
  | 'after_late'
  | 'travel'
  | 'exam'
  | 'off'
  | 'first_back'
  | 'after_meet'
  | 'second_after'
  | 'day_before'
  | 'two_before'
  | 'hard_days'
  | 'taper_first'
  | 'taper_second'
  | 'usual'
  | 'hard_day'
  | 'easier_day'
  | 'held'
  | 'held_lighter'

/** Consecutive days with one role. */
export interface Block {
  role: DayRole
  from: CalendarDay
  until: CalendarDay
  /** What was said about them. */
  mark?: PlanIntent['marks'][number] | undefined
}

/** The length of tapers in trials; the second half cuts more. */
export const TAPER_DAYS = 14
const SECOND_HALF = 7

/** Today's state of the athletes a plan is for. */
export interface TodayState {
  /** How many days one athlete alone is held back, from today on. */
  heldDays: number
  /** Out of live wrestling, or a lighter day, as in the verdict. */
  heldAs: 'held' | 'held_lighter'
  /** Too many need a lighter day for the next one to be hard. */
  isTired: boolean
}

/**
 * What each day from today on is for, in blocks: counted back from the meets, unless something else was said about a
 * day.
 */
export function planBlocks(asked: PlanIntent, shape: TodayState, today: CalendarDay): Block[] {
  const blocks: Block[] = []
  const back = asked.marks.findLast(({ kind }) => kind === 'off')
  const until = back && back.until === asked.until ? addDays(asked.until, 1) : asked.until
  for (let day = today; day <= until; day = addDays(day, 1)) {
    const { role, mark } = heldOr(roleOf(day, asked, today), day)
    const last = blocks.at(-1)
    if (last?.role === role && last.mark === mark) last.until = day
    else blocks.push({ role, from: day, until: day, mark })
  }
  return blocks

  function heldOr({ role, mark }: Omit<Block, 'from' | 'until'>, day: CalendarDay) {
    const place = daysBetween(today, day)
    if (place < shape.heldDays && role !== 'meet' && role !== 'off') return { role: shape.heldAs }
    if (role !== 'usual' || asked.marks.some(isMeet)) return { role, mark }
    return { role: (place % 2 === 0) === shape.isTired ? ('hard_day' as const) : ('easier_day' as const) }
  }
}

const isMeet = ({ kind }: Pick<PlanEvent, 'kind'>) => kind === 'meet' || kind === 'tournament'

function roleOf(
  day: CalendarDay,
  { marks, isTaper, isAfter, unless }: PlanIntent,
  today: CalendarDay,
): Omit<Block, 'from' | 'until'> {
  const on = marks.filter(({ kind, from, until }) => kind !== 'late' && from <= day && day <= until)
  const meet = on.find(isMeet)
  if (meet) return { role: 'meet', mark: meet }
  const late = marks.find(({ kind, until }) => kind === 'late' && until === day)
  if (late) return { role: 'after_late', mark: late }
  const [special] = on
  if (special) return { role: special.kind as 'travel' | 'exam' | 'off', mark: special }
  const next = marks.find(({ kind, from }) => isMeet({ kind }) && from > day)
  const before = marks.findLast(({ kind, until }) => isMeet({ kind }) && until < day)
  const left = next ? daysBetween(day, next.from) : Number.POSITIVE_INFINITY
  const since = before ? daysBetween(before.until, day) : isAfter ? daysBetween(today, day) : Number.POSITIVE_INFINITY
  if (unless !== undefined && day >= unless) return { role: 'not_better' }
  if (before && left === 1) return { role: 'between_meets' }
  if (left === 1) return { role: 'day_before' }
  if (since <= 1) return { role: 'after_meet' }
  if (since === 2) return { role: 'second_after' }
  if (marks.some(({ kind, until }) => kind === 'off' && addDays(until, 1) === day)) return { role: 'first_back' }
  if (isTaper && left <= TAPER_DAYS)
    return { role: left <= 2 ? 'two_before' : left <= SECOND_HALF ? 'taper_second' : 'taper_first' }
  if (left === 2) return { role: 'two_before' }
  return { role: left === 3 || left === 4 ? 'hard_days' : 'usual' }
}
