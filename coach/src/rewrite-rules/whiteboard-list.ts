import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { windowsOf } from '../reading/period-comparisons/words.ts'
import { metricsNamed } from '../reading/spans/span.ts'
import { ofEachAthlete } from './of-each-athlete.ts'

const BOARD = /\b(white ?board|board|poster|leader ?board|competition|contest|wall of fame|shout ?outs?|podium)\b/
const TOP = /\b(top|best) (\d{1,2}|three|five|ten)\b/
const NUMBERS: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10 }
const WRITTEN = /\b(text|message|email|note|letter|parents|paragraph|caption)\b/

/** "Something for the whiteboard, like top 5 sleepers this week" asks for the list itself. */
export const asWhiteboardList: Rewrite = (request, part, message) => {
  const whole = message.toLowerCase()
  const [, , said] = TOP.exec(whole) ?? []
  if (request.kind !== 'draft' || !said || !BOARD.test(whole) || WRITTEN.test(whole)) return undefined
  const [metric, second] = metricsNamed(part.spans)
  if (!metric || second || part.self !== undefined) return undefined
  const window = windowsOf(part).find(({ isOneDay }) => !isOneDay)?.window ?? { last: 7 }
  return ofEachAthlete(metric, window, { order: 'highest', limit: NUMBERS[said] ?? Number(said) })
}
