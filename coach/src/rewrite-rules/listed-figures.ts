import type { Aggregate, Group, Measure, Query } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../reading/part.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { idsNamed, spansOf } from '../reading/spans/span.ts'
import { ASKS_COUNT, NAMES_N, statisticNamed } from './statistic-names.ts'

const TABLE = /\b(tables?|spreadsheet|excel|columns?|grid|sheet)\b/
const CSV = /\b(csv|comma[- ]separated|comma[- ]delimited)\b/
const BY_WEEK =
  /\b(each|every|per|by|a) (of )?(the )?(last |past |previous )?(\w+ )?(full )?(weeks?|wks?)\b|\bweekly\b|\bweek (by|over|on) week\b|\bwk (by|over) wk\b/
const BY_WEEKDAY = /\b(by|per|each|every) weekday\b|\bday of the week\b/
const BY_DAY = /\b(day by day|per day|each day|each night|per night|night by night|by day|by night)\b/
const BY_ATHLETE =
  /\b((by|per|each|every) (athlete|guy|kid|wrestler|person|name|man|boy|one of)|names?|everyone|everybody|all (the )?(guys|athletes|kids|wrestlers)|roster|individual(ly)?|who)\b/
const OF_TEAM = /\b(team|squad|group|overall|whole room)('s)?\b/
const HELD =
  /\b(vs\.?|versus|against|compared?( (to|with))?|than|correlat\w+|relationship|why|text|message|e-?mail|chart|missing)\b/
const OTHER_SPANS = new Set(['bound', 'band', 'count', 'run', 'sport', 'limit', 'place'])
const MOST = 8
const WEEKS = { last: 4 * WEEK }

/**
 * "Team mean and SD of HRV for each of the last four weeks", "csv: name, avg recovery, avg HRV, days with data": each
 * listed figure is a column, in the requested groups.
 */
export const asListedFigures: Rewrite = (request, part, message) => {
  const words = typedWords(part)
  const isTable = TABLE.test(words)
  const isCsv = CSV.test(words) || (CSV.test(message.toLowerCase()) && spansOf(part.spans, 'metric').length > 1)
  if (request.kind === 'draft' || part.self !== undefined || HELD.test(words)) return undefined
  // "On his desk by 7" is no bound on the figures.
  if (!isCsv && part.spans.some(({ kind }) => OTHER_SPANS.has(kind))) return undefined
  const measures = measuresIn(part, words, NAMES_N.test(message))
  const ways = new Set(measures.map(({ aggregate }) => aggregate))
  const by = groupsIn(words, part, isTable || isCsv)
  const isByTime = by.some((group) => group !== 'athlete')
  const isSaid = NAMES_N.test(message) || part.tokens.some(({ raw }) => statisticNamed(raw))
  const isListed = ways.size > 1 || (measures.length > 1 && (isCsv || (isSaid && (isTable || isByTime))))
  const [first, ...others] = measures
  if (!isListed || !first || measures.length > MOST || hasDaysOfTheirOwn(part)) return undefined
  const ids = idsNamed(part.spans)
  const query: Query = {
    who: ids.length > 0 ? { ids } : {},
    measures: [first, ...others],
    days: { window: longestIn(part) ?? (by.includes('week') ? WEEKS : { last: WEEK }) },
    ...(by.length > 0 && { by }),
    asks: 'value',
    ...(isCsv ? { shown: 'csv' as const } : by.length > 0 && { shown: 'table' as const }),
  }
  return { kind: 'query', query }
}

/** "Today's recovery and a 7-day average of HRV": the figures cover different days. */
const hasDaysOfTheirOwn = (part: MessagePart) => {
  const isOfNow = windowsOf(part).some(({ window }) => 'day' in window && window.day > -2)
  return isOfNow && longestIn(part) !== undefined
}

/** A period of several days: "on his desk by 7" and "for tomorrow" name no days to look at. */
const longestIn = (part: MessagePart) =>
  windowsOf(part)
    .filter(({ window, isOneDay }) => !isOneDay && endsOf(window, part.today).days > 1)
    .toSorted((a, b) => endsOf(b.window, part.today).days - endsOf(a.window, part.today).days)[0]?.window

function groupsIn(words: string, part: MessagePart, isTable: boolean): Group[] {
  const times: Group[] = BY_WEEK.test(words)
    ? ['week']
    : BY_WEEKDAY.test(words)
      ? ['weekday']
      : BY_DAY.test(words)
        ? ['day']
        : []
  const isNamed = part.spans.some(({ kind }) => kind === 'name')
  const isEach = isNamed || (!OF_TEAM.test(words) && BY_ATHLETE.test(words)) || (isTable && times.length === 0)
  return isEach ? ['athlete', ...times] : times
}

/**
 * Each metric with the statistics before it, or after it where none comes before; one without any has those of the
 * previous one.
 */
function measuresIn(part: MessagePart, words: string, isWithN: boolean): Measure[] {
  const metrics = spansOf(part.spans, 'metric')
    .filter(({ metric }) => metric !== 'any_record')
    .toSorted((a, b) => a.from - b.from)
  const before = metrics.map(({ from }, place) => statisticsIn(part, metrics[place - 1]?.until ?? 0, from))
  const behind = statisticsIn(part, metrics.at(-1)?.until ?? 0, part.tokens.length)
  let kept: readonly Aggregate[] = before.some(({ length }) => length > 0) ? [] : behind
  const found = metrics.flatMap(({ metric }, place) => {
    const own = before[place] ?? []
    if (own.length > 0) kept = own
    const isLast = place === metrics.length - 1
    const more = isLast && own.length > 0 ? behind.filter((one) => !own.includes(one)) : []
    const ways = [...(kept.length > 0 ? kept : (['mean'] as const)), ...more]
    return ways.map((aggregate): Measure => ({ metric, aggregate }))
  })
  const [first] = found
  const isCounted = (isWithN || ASKS_COUNT.test(words)) && !found.some(({ aggregate }) => aggregate === 'count')
  const all = isCounted && first ? [...found, { metric: first.metric, aggregate: 'count' as const }] : found
  return [...new Map(all.map((measure) => [`${measure.metric} ${measure.aggregate}`, measure])).values()]
}

function statisticsIn({ tokens }: MessagePart, from: number, until: number): Aggregate[] {
  const some = tokens.slice(from, until).flatMap(({ raw }, at) => {
    // "A range" of days and "a sum" of other things are no statistics.
    const isOfData =
      /^(range|total|count)s?$/i.test(raw) && /^(a|his|her|their|own|normal)$/i.test(tokens[from + at - 1]?.raw ?? '')
    return isOfData ? [] : (statisticNamed(raw) ?? [])
  })
  return [...new Set(some)]
}
