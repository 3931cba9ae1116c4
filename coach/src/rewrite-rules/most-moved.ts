import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { asManyBefore, endsOf, isSameWindow, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { metricsNamed } from '../reading/spans/span.ts'
import { metricCalled } from '../wording/metrics.ts'
import { ofEachAthlete } from './of-each-athlete.ts'

const BETTER =
  /\b(most improved|biggest (improvement|improver|gain|gainer|jump|riser?)|improved (the )?most|(best|biggest) (comeback|bounce ?back))\b/
const WORSE =
  /\b(biggest (drop|drops|dropper|fall|faller|decline|slide|loser)|(dropped|fell|declined|slid) (the )?most|most (declined|worsened))\b/
const WEEK_BEFORE =
  /\b(from|than|vs\.?|versus|over|against|since|compared to|on|with|to) (the )?(week before|last week|previous week|prior week|week prior)\b|\bweek (over|on|to) week\b|\bthis week\b/
const SAID = new Set(['name', 'bound', 'count', 'band', 'sport', 'weekdays'])

/**
 * "Most improved from the week before, just one": this week against the one before it, by the measure of the
 * conversation.
 */
export const asMostMoved: Rewrite = (request, part) => {
  const words = typedWords(part)
  const isBetter = BETTER.test(words)
  if (!['query', 'overview', 'knowledge', 'cannot', 'advice'].includes(request.kind) || part.self !== undefined)
    return undefined
  // "Just one" is the number to name, not a bound.
  const isElse = part.spans.some(
    ({ kind }) => SAID.has(kind) && !(kind === 'bound' && /\b(just|only) one\b/.test(words)),
  )
  if (isBetter === WORSE.test(words) || isElse) return undefined
  const isOfWeek = WEEK_BEFORE.test(words)
  const windows = windowsOf(part).filter(({ window }) => endsOf(window, part.today).days >= WEEK)
  const [first] = windows
  const said = isOfWeek ? undefined : first
  if (first === undefined && !isOfWeek) return undefined
  // "Week over week" says the same week twice.
  if (windows.some(({ window }) => first && !isSameWindow(window, first.window, part.today))) return undefined
  const before = part.previous?.kind === 'query' ? part.previous.query.measures[0]?.metric : undefined
  const metrics = metricsNamed(part.spans)
  if (metrics.length > 1) return undefined
  const metric = metrics[0] ?? before ?? 'recovery'
  const window = said?.window ?? { last: WEEK }
  if (endsOf(window, part.today).until !== part.today) return undefined
  // "The biggest jump" of a heart rate is a rise, but the most improved athlete's fell.
  const isOfGood = /\b(improv\w*|comeback|bounce)/.test(words)
  const isDownGood = metricCalled(metric).better === 'lower'
  const isUp = isOfGood ? !isDownGood : isBetter
  return ofEachAthlete(metric, window, {
    order: isUp ? 'highest' : 'lowest',
    against: { days: { window: asManyBefore(window, part.today) } },
  })
}
