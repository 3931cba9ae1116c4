import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { readWindow } from '@corner/analytics/query/read-window.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { lookUp } from '../../answers/context/look-up.ts'
import { sentences } from '../../answers/phrases/lists.ts'
import { nounOf } from '../../wording/metrics.ts'
import { joinNames } from '../../wording/names.ts'
import type { FollowUpMessage, ReadFollowUp } from '../follow-up-types.ts'

const LEAVE_OUT =
  /\b(exclud\w*|without|leav\w* out|drop(ping)?|remov\w*|ignor\w*|skip(ping)?|minus|only (those|the ones|guys|athletes|people)|tak\w* out|cut(ting)?|filter\w*)\b/
const FEWER =
  /\b(?:fewer|less) than (\d+|two|three|four|five|six) (?:(?:weekend|weekday|week|valid|recorded|good|full|good) ?)?(?:nights?|days?|records?|mornings?)(?: (?:a|per|in a|each|in any|of the) (week))?/
const AT_LEAST =
  /\b(?:at least|min(?:imum)?(?: of)?|with) (\d+|two|three|four|five|six) (?:or more )?(?:(?:weekend|weekday|valid|recorded) )?(?:nights?|days?|records?)(?: (?:a|per|in a|each) (week))?/
const MISSING =
  /\bmore than (?:an? |one )?(third|quarter|half|fifth|\d+ ?(?:%|percent))(?: of)?(?: (?:the|their|his))? ?(?:days?|nights?|data|records?)?\b.*\b(?:miss\w*|gaps?|unrecorded|without)|\bmissing more than (?:an? |one )?(third|quarter|half|fifth|\d+ ?(?:%|percent))/
const MEDIANS = /\bmedians?\b/
const MEANS = /\b(means?|averages?)\b(?! (to|that|by))/
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 }
const SHARES: Record<string, number> = { third: 1 / 3, quarter: 1 / 4, half: 1 / 2, fifth: 1 / 5 }

/**
 * "Same table, medians, and without whoever has fewer than 4 nights": another aggregate, and only those with enough
 * records.
 */
export const onlyWithEnough: ReadFollowUp = async (said) => {
  const { last, words, spans } = said
  const { query } = last
  const fewest = fewestIn(words)
  const isMedian = MEDIANS.test(words) && query.measures.some(({ aggregate }) => aggregate === 'mean')
  const isMean =
    !isMedian &&
    /\b(instead|same|as)\b/.test(words) &&
    MEANS.test(words) &&
    query.measures.some(({ aggregate }) => aggregate === 'median')
  if (last.request.kind !== 'query' || spans.some(({ kind }) => kind === 'name')) return undefined
  if (!fewest && !isMedian && !isMean) return undefined
  if (!fewest && words.split(' ').length > SHORT) return undefined
  const measures = query.measures.map((one): Measure => {
    if (isMedian && one.aggregate === 'mean') return { ...one, aggregate: 'median' }
    return isMean && one.aggregate === 'median' ? { ...one, aggregate: 'mean' } : one
  }) as Query['measures']
  const summed: Query = { ...query, measures, ...(/\btable\b/.test(words) && { shown: 'table' as const }) }
  if (!fewest) return { request: { kind: 'query', query: summed } }
  const few = await tooFew(fewest, said)
  const noun = nounOf(query.measures[0]?.metric ?? '')
  const rule =
    fewest.share === undefined
      ? `fewer than ${fewest.nights} ${noun}s${fewest.isWeekly ? ' in a week' : ''}`
      : `more than ${fewest.said} of the ${noun}s missing`
  const left = query.who.ids?.filter((id) => !few.some((one) => one.id === id))
  if (left?.length === 0) return { request: last.request, response: `Nobody would be left: all of them have ${rule}.` }
  const [first, ...others] = few.map(({ id }) => id)
  const who =
    first === undefined ? query.who : { ...query.who, except: [...(query.who.except ?? []), first, ...others] }
  return {
    request: { kind: 'query', query: { ...summed, who } },
    first: sentences(
      few.length === 0
        ? `Nobody with records has ${rule}, so the list stays as it is.`
        : `Left out, with ${rule}: ${joinNames(few.map(({ name }) => name))}.`,
    ),
  }
}

const SHORT = 12

interface Fewest {
  nights: number
  isWeekly: boolean
  /** The share of days that may be missing. */
  share?: number
  said: string
}

function fewestIn(words: string): Fewest | undefined {
  if (!LEAVE_OUT.test(words)) return undefined
  const found = FEWER.exec(words) ?? AT_LEAST.exec(words)
  if (found) {
    const nights = NUMBERS[found[1] ?? ''] ?? Number(found[1])
    return { nights, isWeekly: found[2] !== undefined, said: '' }
  }
  const missing = MISSING.exec(words)
  const said = missing?.[1] ?? missing?.[2]
  if (said === undefined) return undefined
  const share = SHARES[said] ?? Number.parseInt(said, 10) / 100
  return {
    nights: 0,
    isWeekly: false,
    share,
    said: SHARES[said] === undefined ? said : said === 'half' ? 'half' : `a ${said}`,
  }
}

/** Who has too few records: in any whole week, or over all days. */
async function tooFew(
  { nights, isWeekly, share }: Fewest,
  said: FollowUpMessage,
): Promise<{ id: string; name: string }[]> {
  const { query } = said.last
  const [measure] = query.measures
  if (!measure) return []
  const { today, days: periodDays } = said.scope
  const { from, until } = readWindow(query.days.window, { today, periodDays })
  const length = daysBetween(from, until) + 1
  const { rows } = await lookUp(
    {
      who: query.who.ids ? { ids: query.who.ids } : {},
      measures: [{ metric: measure.metric, aggregate: 'count' }],
      days: query.days,
      by: isWeekly ? ['athlete', 'week'] : ['athlete'],
      asks: 'value',
    },
    said,
  )
  const known = new Set(
    rows.flatMap(({ group: { athlete }, facts: [fact] }) => ((fact?.value ?? 0) > 0 ? (athlete?.id ?? []) : [])),
  )
  const few = rows.flatMap(({ group: { athlete, week }, facts: [fact] }) => {
    const span = week ? daysBetween(week.from, week.until) + 1 : length
    const least = share === undefined ? Math.min(nights, span) : (1 - share) * span
    return athlete && known.has(athlete.id) && (fact?.value ?? 0) < least ? [athlete] : []
  })
  return [...new Map(few.map((athlete) => [athlete.id, athlete])).values()]
}
