import type { DayVerdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { heldBy } from '@corner/analytics/day-verdict/held-by.ts'
import type { NightFigure } from '@corner/analytics/day-verdict/night-beside-usual.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { readinessReason } from '@corner/analytics/day-verdict/verdict-of-readiness.ts'
import { whyAsPlanned } from '@corner/analytics/day-verdict/why-as-planned.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { capital } from '../wording/english.ts'

/** An athlete's judged day. */
interface Judged extends DayVerdict {
  connected: boolean
  along: readonly NightFigure[]
}

/**
 * Why a verdict is what it is: the part of the rule that decides it, with the signs; then what goes along with a low
 * recovery, and what is over by now.
 */
export function writeReason(one: Judged, day: CalendarDay, today: CalendarDay): string {
  const { signs, along, past } = one
  const rule = capital(ruleOf(one, day, today))
  return [
    signs.length > 0 ? `${rule}: ${listed(signs)}` : rule,
    along.length > 0 && `goes along with it: ${listed(along)}`,
    past.length > 0 && `over by now: ${listed(past)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

const listed = (all: readonly { text: string }[]) => all.map(({ text }) => text).join('; ')

function ruleOf(one: Judged, day: CalendarDay, today: CalendarDay): string {
  const { verdict, recovery, signs } = one
  const isLate = recovery === null || recovery.date < day
  if (recovery === null && one.readiness === null && !one.connected) return 'no device'
  const held = heldBy(one)
  if (held) return held.rule.replace(/\.$/, '')
  if (one.readiness !== null)
    return signs.length > 0
      ? `${readinessReason(one.readiness)}, and mild signs are not enough for a lighter day`
      : readinessReason(one.readiness)
  if (signs.length > 0) return enoughOf(signs.length)
  if (isLate) return day < today ? 'no score of that day' : 'no score of today yet'
  return verdict === 'hard' ? `${MARKS.recoveryHighFrom}% or more, and no sign against it` : sayPlanned(one)
}

/** The signs of a day as planned are mild, and several of them only beside a high recovery. */
const enoughOf = (signs: number) =>
  signs === 1
    ? 'One mild sign is not enough for a lighter day'
    : `Mild signs are not enough from ${MARKS.recoveryHighFrom}% on`

/** `recovery 52%, in own range 50 to 86%, lower than usual`. */
function sayPlanned({ verdict, recovery, usual, ownRange }: Judged): string {
  if (recovery === null) return ''
  const { value } = recovery
  const why = whyAsPlanned({ recovery: value, usual, range: ownRange, isOfToday: true, signs: 0 })
  return `${why}${underUsual({ verdict, recovery: value, usual }) > 0 ? ', lower than usual' : ''}`
}
