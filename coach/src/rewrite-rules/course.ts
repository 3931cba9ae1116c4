import type { Query } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { idsNamed, metricsNamed } from '../reading/spans/span.ts'

const COURSE =
  /\b(trend(s|ing|line|ed)?|trajectory|over time|over the (weeks|months|season)|direction|heading|drift(s|ing|ed)?|creep(s|ing|ed)?|crept|week (by|over|to|on) week)\b/
const ELSE =
  /\b(vs\.?|versus|against|correlat\w+|why|daily|day by day|night by night|chart|graph|plot|table|csv|text|message|each week|every week|who|whose|which|anyone|anybody)\b/
const OTHER_SPANS = new Set(['bound', 'band', 'count', 'run', 'sport', 'limit', 'place', 'weekdays'])
const LEAST_DAYS = 14
const USUAL = { last: 4 * WEEK }

/**
 * "Zaur rhr trend", "where is our sleep heading": several consecutive weeks, for one athlete or the team, not this week
 * against the last.
 */
export const asCourse: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (!['query', 'knowledge', 'why', 'overview'].includes(request.kind)) return undefined
  const isGoingOn = isOfCourse(part.previous) && MOVED.test(words)
  if (!(COURSE.test(words) || isGoingOn) || ELSE.test(words) || part.spans.some(({ kind }) => OTHER_SPANS.has(kind)))
    return undefined
  const metrics = metricsNamed(part.spans)
  const [metric, second] = metrics
  const ids = idsNamed(part.spans)
  const previous = idsOf(part.previous)
  const own = ids.length > 0 ? ids : part.self === undefined ? saysPronoun(words, previous) : [part.self]
  const isOfTeam = own === undefined && /\b(team|squad|our|we|we're|us|the (guys|boys|room))\b/.test(words)
  if (!metric || second || (own?.length ?? 1) > 1 || (own === undefined && !isOfTeam)) return undefined
  const windows = windowsOf(part)
  const [said] = windows.filter(({ window }) => endsOf(window, part.today).days >= LEAST_DAYS)
  if (windows.length > 1 || (windows.length === 1 && !said)) return undefined
  const before = isGoingOn && part.previous?.kind === 'query' ? part.previous.query.days.window : undefined
  const query: Query = {
    who: own ? { ids: own } : {},
    measures: [{ metric, aggregate: 'mean' }],
    days: { window: said?.window ?? before ?? USUAL },
    by: own ? ['athlete', 'week'] : ['week'],
    asks: 'whether',
  }
  return { kind: 'query', query }
}

/** "Did his sleep move at all" after another measure's course over some weeks. */
const MOVED =
  /\b(move[ds]?|moving|change[ds]?|changing|drop(ped)?|same (stretch|period|weeks|time)|flat|stable|steady)\b/
const isOfCourse = (previous: Parameters<Rewrite>[1]['previous']) =>
  previous?.kind === 'query' && previous.query.by?.includes('week') === true && previous.query.asks === 'whether'

const idsOf = (previous: Parameters<Rewrite>[1]['previous']) =>
  previous?.kind === 'query' ? previous.query.who.ids : previous && 'who' in previous ? previous.who.ids : undefined

const saysPronoun = (words: string, ids: readonly string[] | undefined): string[] | undefined =>
  ids?.length === 1 && /\b(his|her|hers|him|he|she)\b/.test(words) ? [...ids] : undefined
