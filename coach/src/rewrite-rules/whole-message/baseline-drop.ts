import { addDays } from '@corner/analytics/days/calendar.ts'
import { daysUntil, endsOf, WEEK } from '../../reading/period-comparisons/windows.ts'
import { windowsOf } from '../../reading/period-comparisons/words.ts'
import { metricsNamed } from '../../reading/spans/span.ts'
import { ofEachAthlete } from '../of-each-athlete.ts'
import { asksForMoreThan, type WholeMessageRule } from './whole-message-rule.ts'

const MOVED = '(?:drop|drops|dropper|droppers|fall|faller|fallers|decline|declines|dip|dips|decrease|slide|loss|hit)'
const ROSE = '(?:rise|rises|riser|risers|jump|jumps|gain|gains|increase|increases|spike|spikes|climb|bump)'
const MOST = '(?:biggest|largest|greatest|worst|most|steepest|furthest|sharpest|top)'
const DOWN = new RegExp(
  `\\b${MOST} (?:\\S+ ){0,4}${MOVED}\\b|\\b(?:dropped|fell|fallen|declined|slid|down|lost) (?:the )?(?:most|furthest)\\b|\\b(?:furthest|most|farthest) (?:below|under)\\b`,
)
const UP = new RegExp(
  `\\b${MOST} (?:\\S+ ){0,4}${ROSE}\\b|\\b(?:rose|risen|climbed|jumped|up|gained|increased) (?:the )?(?:most|furthest)\\b|\\b(?:furthest|most|farthest) (?:above|over)\\b`,
)
const BASELINE =
  /\b(base ?lines?|own (average|avg|normal|usual|norm|mean)|their (usual|normal|average|avg|norm)|his (usual|normal|average|own))\b/
const BASELINE_NAMED = /\bbase ?lines?\b/
const PERCENT = /%|\b(percent\w*|pct|relative)(?![\w])/
const USUAL = 4 * WEEK
const LAST = /\b(?:last|past|previous) (\d{1,2}) (days|nights|mornings|weeks)\b/

/** "In hrv over the last 14 days": 14 may have been read as a number of athletes. */
function lastSaid(words: string): { last: number } | undefined {
  const [, count, unit] = LAST.exec(words) ?? []
  const last = Number(count ?? 0) * (unit === 'weeks' ? WEEK : 1)
  return last > 1 ? { last } : undefined
}

/**
 * "Biggest HRV drop vs own baseline over the last 14 days, in %": the average compared with that of the four weeks
 * before, in the asked direction.
 */
export const readBaselineDrop: WholeMessageRule = (part, words) => {
  const isDown = DOWN.test(words)
  const metrics = metricsNamed(part.spans)
  const [metric, second] = metrics
  if (!metric || second || isDown === UP.test(words) || !BASELINE.test(words)) return undefined
  if (asksForMoreThan(part, 'name', 'band', 'weekdays', 'sport')) return undefined
  const [said, other] = windowsOf(part).filter(({ window }) => endsOf(window, part.today).days > 1)
  // A single night compared with the usual is another question.
  if (other || (!said && windowsOf(part).length > 0)) return undefined
  // "Against their own average" without days is about the newest value.
  if (!said && !lastSaid(words) && !BASELINE_NAMED.test(words)) return undefined
  const window = said?.window ?? lastSaid(words) ?? { last: WEEK }
  const { from, until } = endsOf(window, part.today)
  const length = endsOf(window, part.today).days
  const before = until === part.today ? { last: USUAL, before: length } : daysUntil(addDays(from, -1), USUAL)
  return ofEachAthlete(metric, window, {
    order: isDown ? 'lowest' : 'highest',
    against: { days: { window: before } },
    ...(PERCENT.test(words) && { relative: { as: 'percent' as const } }),
  })
}
