import { calendarDate, type DayNumber, weekday, weekNumber } from './calendar-day.ts'

export type DayKind = 'practice' | 'hard_practice' | 'competition' | 'open_saturday' | 'rest'

/** Three weeks of build-up, then a lighter one. */
const BLOCK = [0.94, 1, 1.06, 0.86]
/** The kinds of day in a week (docs/reference/physiology.md#the-week-of-a-wrestling-team); sessions.ts has the load of each. */
const WEEK: readonly DayKind[] = [
  'rest',
  'practice',
  'hard_practice',
  'practice',
  'hard_practice',
  'practice',
  'open_saturday',
]

/** The team's programme for a day. */
export function dayKind(day: DayNumber): DayKind {
  const { month, dayOfMonth } = calendarDate(day)
  if (month === 12 && dayOfMonth >= 24 && dayOfMonth <= 26) return 'rest'
  const kind = WEEK[weekday(day)] ?? 'rest'
  return kind === 'open_saturday' && hasMatch(day, month) ? 'competition' : kind
}

/**
 * Folkstyle from November to March: a dual meet or tournament every Saturday. Freestyle from April to July: every third.
 */
function hasMatch(saturday: DayNumber, month: number): boolean {
  if (month >= 11 || month <= 3) return true
  return month <= 7 && weekNumber(saturday) % 3 === 0
}

/** Training load of a member's week relative to the year's average. Blocks are staggered between members. */
export function blockFactor(member: number, day: DayNumber): number {
  return BLOCK[(weekNumber(day) + Math.floor(member / 2)) % BLOCK.length] ?? 1
}

/** Days until the match, 0 on its day; undefined if none is within three days. */
export function daysToMatch(day: DayNumber): number | undefined {
  for (let ahead = 0; ahead <= 3; ahead++) if (dayKind(day + ahead) === 'competition') return ahead
  return undefined
}

/**
 * Shift of ln rMSSD through the year: about 10 % lower in season (college football, Resnick et al.: 100 before, 82 in
 * season).
 */
export function seasonShift(day: DayNumber): number {
  const { month, dayOfMonth } = calendarDate(day)
  return -0.05 * Math.cos(((month - 1 + dayOfMonth / 31 - 0.5) / 12) * 2 * Math.PI) // lowest in mid January
}
