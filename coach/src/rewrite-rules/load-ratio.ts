import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { idsNamed, spansOf } from '../reading/spans/span.ts'

const RATIO =
  /\b(acute\W*(?:(?:to|vs\.?|versus|and|over|against|load to)\W+)?chronic|chronic\W*(?:(?:to|vs\.?|versus|and)\W+)?acute|acwr|a ?[:/] ?c (?:work ?)?(?:load )?ratios?|(?:work ?load|training load|load|strain) ratios?)\b/
/** What people think of the ratio, and what it means, is in an article. */
const OF_ARTICLES =
  /\b(believe\w*|believ\w*|research|literature|stud(y|ies)|predict\w*|meaning|mean|means|explain|valid\w*|evidence|debunk\w*|trust\w*|useful|science|worth|injur\w*|dangerous|what('s| is) (the |an? )?(acwr|acute|work ?load|ratio)|how (do|does|is|to|can)|should (i|we)|good (number|range)|sweet spot|still (use|used)|sensible|ceiling|buy (it|the|that|into))\b/
const OF_RECORDS =
  /\b(each|every|everyone|everybody|all|any(one|body)?|who|whose|which|our|my|team|squad|room|roster|guys|kids|wrestlers|athletes|list|table|rank|show|give|pull|run|calculate|compute|top|highest|lowest|weeks?|days?|today|now|current\w*|right now|this (week|month))\b/
const NUMBER = '(\\d(?:\\.\\d+)?|\\.\\d+)'
const ABOVE = new RegExp(
  `(?:\\b(?:over|above|past|beyond|exceed\\w*|(?:greater|higher|more) than|at or above|north of|upwards? of)|>=?)\\s*(?:a\\s+)?${NUMBER}(?![\\d.]*\\d|\\s*(?:weeks?|days?))|${NUMBER}\\s*(?:or (?:more|higher|above|over)|\\+)`,
)
const BELOW = new RegExp(
  `(?:\\b(?:under|below|(?:less|lower) than|south of)|<=?)\\s*(?:a\\s+)?${NUMBER}(?![\\d.]*\\d|\\s*(?:weeks?|days?))|${NUMBER}\\s*or (?:less|lower|below|under)`,
)
const LOW = /\b(lowest|least)\b/

const numberIn = (pattern: RegExp, words: string) => {
  const [, ahead, behind] = pattern.exec(words) ?? []
  const number = ahead ?? behind
  return number === undefined ? undefined : Number(number)
}

/**
 * "Acute:chronic load for each athlete, anyone over 1.5": the last 7 days against the 28 before; a bound on the ratio
 * is not one on strain.
 */
export const asLoadRatio: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const whole = message.toLowerCase()
  if (part.self !== undefined || request.kind === 'draft' || !RATIO.test(words)) return undefined
  const ids = idsNamed(part.spans)
  if (OF_ARTICLES.test(words) || !(OF_RECORDS.test(words) || ids.length > 0 || request.kind === 'query'))
    return undefined
  // "Work to rest" and "deep to light sleep" are other ratios.
  const others = spansOf(part.spans, 'metric').filter(
    ({ metric }) => !['strain', 'workout_strain', 'workouts'].includes(metric),
  )
  if (others.length > 0) return undefined
  const [above, below] = [ABOVE, BELOW].map((pattern) => numberIn(pattern, whole))
  const isBound = above !== undefined || below !== undefined
  return {
    kind: 'query',
    query: {
      who: ids.length > 0 ? { ids } : {},
      measures: [{ metric: 'strain', aggregate: 'mean' }],
      days: { window: { last: WEEK } },
      by: ['athlete'],
      order: LOW.test(words) ? 'lowest' : 'highest',
      against: { days: { window: { last: 4 * WEEK, before: WEEK } } },
      relative: { as: 'ratio', ...(above !== undefined && { above }), ...(below !== undefined && { below }) },
      asks: isBound ? 'who' : 'value',
    },
  }
}
