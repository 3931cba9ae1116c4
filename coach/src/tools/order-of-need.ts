import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { byVerdict } from '@corner/analytics/team/attention-order.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CoachScope } from '../scope.ts'
import { recordsIn } from './athletes.ts'
import { riskWindow } from './risk-window.ts'
import { readWindow } from './window.ts'

interface Judged {
  athlete: NamedAthlete
  verdict: Verdict
  recovery: number | null
}

const REST: Partial<Record<Verdict, number>> = { hard: 0, as_planned: 1 }
const UNKNOWN = 2

/**
 * Who rests and who eases as on the Team Overview; then who is ready, the highest recovery first, who trains as planned,
 * and who has to be asked.
 * @returns the athletes, each with the number of issues of the period that ends with the day
 */
export async function inOrderOfNeed<One extends Judged>(
  judged: readonly One[],
  day: CalendarDay,
  scope: CoachScope,
): Promise<(One & { issues: number })[]> {
  const window = riskWindow(scope, readWindow(scope, { from: day, until: day }))
  const statuses = (await recordsIn(scope, window)).map((records) => readStatus(records, window.until))
  const verdicts = new Map(judged.map(({ athlete, verdict }) => [athlete.id, verdict]))
  const places = new Map(
    statuses.toSorted(byVerdict(verdicts)).map(({ athlete }, place) => [athlete.athlete_id, place]),
  )
  const issues = new Map(statuses.map((status) => [status.athlete.athlete_id, status.issues.length]))
  const placeOf = ({ athlete }: Judged) => places.get(athlete.id) ?? places.size
  return judged
    .map((one) => ({ ...one, issues: issues.get(one.athlete.id) ?? 0 }))
    .toSorted(
      (a, b) =>
        Number(isHeldBack(b.verdict)) - Number(isHeldBack(a.verdict)) ||
        (isHeldBack(a.verdict) ? placeOf(a) - placeOf(b) : byRest(a, b) || placeOf(a) - placeOf(b)),
    )
}

const restOf = ({ verdict }: Judged) => REST[verdict] ?? UNKNOWN
const byRest = (a: Judged, b: Judged) =>
  restOf(a) - restOf(b) || (a.verdict === 'hard' ? (b.recovery ?? 0) - (a.recovery ?? 0) : 0)
