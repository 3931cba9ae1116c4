import type { Days, Query } from '@corner/contract/entities/query.ts'
import { asRequest, comparePeriods } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { endsOf, WEEK } from './windows.ts'
import { windowsOf, wordsOf } from './words.ts'

const WEEKEND = [0, 6]
const WEEKDAYS = [1, 2, 3, 4, 5]
/** A single week has two weekend nights, which is not enough. */
const FOUR_WEEKS = { last: 28 }

/** "Weekdays vs weekends": over four weeks, unless a longer period is given. */
export const asKindsOfDays: Rewrite = (request, part) => {
  if (request.kind !== 'query') return undefined
  const { query } = request
  const sides = sidesOf(query, wordsOf(part))
  if (!sides) return undefined
  const said = windowsOf(part).find(({ window }) => endsOf(window, part.today).days > 2 * WEEK)?.window
  const window = said ?? FOUR_WEEKS
  return asRequest(comparePeriods(query, { window, weekdays: sides[0] }, { window, weekdays: sides[1] }))
}

/** The weekdays of both sides, where they are two kinds of days. */
function sidesOf({ days, against, by = [], shown }: Query, words: string): [number[], number[]] | undefined {
  if (shown || by.some((group) => group !== 'athlete') || (against && !('days' in against))) return undefined
  const isOfWeekends = /\b(weekends?|wknds?|saturdays and sundays)\b/.test(words)
  const isOfWeekdays =
    /\b(weekdays?|weeknights?|(during|in|through) the week|school nights|mondays? (to|through) fridays?)\b/.test(words)
  const isHeld =
    against !== undefined || /\b(vs|versus|than|against|compared|better|worse|more|less|differen\w+)\b/.test(words)
  if (!isHeld || !isOfWeekends) return undefined
  if (!isOfWeekdays && !isWeekend(days)) return undefined
  const isWeekdaysFirst =
    isOfWeekdays &&
    words.search(/\bweekdays?|weeknights?|(during|in|through) the week/) < words.search(/\bweekends?|wknds?/)
  return isWeekdaysFirst ? [WEEKDAYS, WEEKEND] : [WEEKEND, WEEKDAYS]
}

const isWeekend = ({ weekdays = [] }: Days) => weekdays.toSorted().join() === WEEKEND.join()
