import { clockText } from '@corner/analytics/days/clock.ts'
import { decimalsBeside, roundTo } from '@corner/analytics/numbers/rounding.ts'
import type { Fact, FactGroup, FactRow, Facts, JudgedAthlete } from '@corner/analytics/query/facts.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { whichDays } from '../../reading-line/days-words.ts'
import { joinSegments } from '../../reading-line/line-segments.ts'
import { orderText } from '../../reading-line/query-line.ts'
import { segmentsOf } from '../../reading-line/reading-line.ts'
import type { CoachScope } from '../../scope.ts'
import { decimalsOf, unitOf } from '../../wording/figures.ts'
import { isClock } from '../../wording/metrics.ts'
import type { Evidence } from '../tool.ts'
import { leftOutText, windowText } from '../wording.ts'
import { columnsOf } from './evidence-columns.ts'
import { nameGroup } from './group-name.ts'

type Cell = string | number | null
/** By the column's key: see evidence-columns.ts. */
type Row = Map<string, Cell>

/** The source of the rows, and the row and place of each fact. */
interface Shown {
  query: Query
  facts: Facts
  scope: CoachScope
  measures: readonly Measure[]
  found: Map<Fact['id'], { row: Row; place: number }>
}

/**
 * The rows behind an answer: every fact with its athlete, days and records, and for conditions what was judged and how.
 */
export function evidenceOf({ query, facts }: { query: Query; facts: Facts }, scope: CoachScope): Evidence {
  const shown: Shown = { query, facts, scope, measures: measuresShown(query), found: new Map() }
  const rows = [...ofPeople(shown), ...(facts.against?.rows ?? []).map((row) => rowOf(row, shown, true))]
  addDifferences(shown)
  const columns = columnsOf(shown.measures).filter(([key]) => rows.some((row) => row.has(key)))
  const decimals = decimalsOfColumns(rows, shown)
  const written = (row: Row, key: string) => {
    const [cell, places] = [row.get(key) ?? null, decimals.get(key)]
    return typeof cell === 'number' && places !== undefined ? roundTo(cell, places) : cell
  }
  return {
    title: titleOf(shown),
    columns: columns.map(([, label, unit = '']) => ({ label, unit })),
    rows: rows.map((row) => columns.map(([key]) => written(row, key))),
    note: noteOf(query, facts),
  }
}

/** The reading line of the look-up, with its days and their number: all that was asked for, as a sentence. */
function titleOf({ query, facts, scope }: Shown): string {
  const segments = segmentsOf({ kind: 'query', query }, scope).filter(([piece]) => piece?.part !== 'days')
  const { weekdays: _, ...days } = query.days
  return joinSegments([...segments, [{ text: whichDays(days) }], [{ text: windowText(facts.window, scope) }]])
}

/** The query's measures, then those of its conditions, each once. */
function measuresShown({ measures, who }: Query): Measure[] {
  const all = [...measures, ...(who.where ?? []).map(({ measure }) => measure)]
  return [...new Map(all.map((measure) => [JSON.stringify(measure), measure])).values()]
}

const isSame = (one: Measure | undefined, other: Measure) => JSON.stringify(one) === JSON.stringify(other)

/** The athletes who were judged, each with the requested figures, or the groups. */
function ofPeople(shown: Shown): Row[] {
  const { query, facts } = shown
  const groups = [...facts.rows, ...facts.others].map((row) => rowOf(row, shown, false))
  if (query.having)
    for (const [place, row] of groups.entries()) row.set('meets', MEETS[place < facts.rows.length ? 'met' : 'not'])
  if (facts.judged.length === 0) return [...groups, ...membersOf(shown)]
  const isByAthlete = query.by?.join() === 'athlete'
  const verdicts = Object.keys(MEETS)
  const judged = facts.judged
    .toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
    .map((one) =>
      addJudged((isByAthlete && groups.find((row) => row.get('who') === one.athlete.name)) || new Map(), one, shown),
    )
  return isByAthlete ? judged : [...groups, ...judged]
}

const MEETS = { met: 'yes', not: 'no', unknown: 'not known' } as const

function addJudged(row: Row, { athlete, verdict, values }: JudgedAthlete, shown: Shown): Row {
  row.set('who', athlete.name).set('meets', MEETS[verdict])
  for (const [index, { fact, bound, percentApart }] of values.entries()) {
    const place = addFact(row, fact, shown)
    const isOwn = typeof shown.query.who.where?.[index]?.than === 'object'
    if (isOwn && bound !== null) row.set(`bound ${place}`, drawn(fact.measure, bound))
    if (percentApart !== undefined) row.set(`apart ${place}`, Math.round(percentApart))
  }
  return row
}

/** For one figure of several athletes: whom it is the mean of. */
function membersOf({ query: { by = [] }, facts: { rows } }: Shown): Row[] {
  const [row] = rows
  const measure = row?.facts[0]?.measure
  if (by.length > 0 || measure === undefined) return []
  return (row?.members ?? []).map(
    ({ athlete, value }): Row => new Map<string, Cell>([['who', athlete.name]]).set('value 0', drawn(measure, value)),
  )
}

function rowOf({ group, place, facts }: FactRow, shown: Shown, isAgainst: boolean): Row {
  const { query, scope } = shown
  const row: Row = new Map([['who', nameWho(group, query, isAgainst, scope)]])
  if (place !== null) row.set('place', place)
  if (group.day !== undefined) row.set('day', group.day)
  const part = nameGroup(group, scope.today)
  if (part !== '') row.set('part', part)
  for (const fact of facts) addFact(row, fact, shown)
  const [first] = facts
  const hasWindows = query.measures.some(({ days }) => days !== undefined) || shown.facts.against !== null
  if (first && (hasWindows || group.week)) row.set('days', windowText(first.window, scope))
  // Of one named athlete each row is theirs: their number says nothing.
  if (first && group.athlete === undefined && onlyOf(query, isAgainst) === undefined)
    row.set('athletes', Math.max(...facts.map(({ athletes }) => athletes)))
  return row
}

function nameWho({ athlete }: FactGroup, query: Query, isAgainst: boolean, { athletes }: CoachScope): string {
  if (athlete) return athlete.name
  const { who, against } = query
  if (isAgainst && against && 'team' in against) return 'Team'
  const only = onlyOf(query, isAgainst)
  const named = athletes.find(({ id }) => id === only)
  if (named) return named.name
  const meant = isAgainst && against && 'who' in against ? against.who : who
  return meant.ids || meant.where || meant.first ? 'All of them' : 'Team'
}

/** The one athlete that a row is about by the query alone, as an id; undefined: several, or chosen by their records. */
function onlyOf({ who, against }: Query, isAgainst: boolean): string | undefined {
  if (isAgainst && against && 'team' in against) return undefined
  const { ids, where, first } = isAgainst && against && 'who' in against ? against.who : who
  return ids?.length === 1 && !where && !first ? ids[0] : undefined
}

/** @returns the index of its measure */
function addFact(row: Row, { id, measure, value, date, records, total, range }: Fact, shown: Shown): number {
  const place = shown.measures.findIndex((one) => isSame(one, measure))
  shown.found.set(id, { row, place })
  row.set(`value ${place}`, value === null ? null : drawn(measure, value)).set(`records ${place}`, records)
  if (date !== null) row.set(`date ${place}`, date)
  if (total !== null) row.set(`total ${place}`, drawn(measure, total))
  if (range)
    row.set(`low ${place}`, drawnLevel(measure, range.low)).set(`high ${place}`, drawnLevel(measure, range.high))
  return place
}

/** A number is rounded once the whole column is known; a clock time is a text. */
const drawn = (measure: Measure, value: number): Cell => (unitOf(measure) === 'clock' ? clockText(value) : value)
const drawnLevel = (measure: Measure, value: number): Cell => drawn({ ...measure, aggregate: 'latest' }, value)

/** Each is in the row of its first figure. */
function addDifferences({ query, facts, found }: Shown): void {
  // In an order or a search that happens to have two rows, nobody asked for the difference.
  const isOfTwo = facts.against !== null || (query.order === undefined && facts.judged.length === 0)
  for (const { a, value } of isOfTwo ? facts.differences : []) {
    const first = found.get(a)
    if (value !== null) first?.row.set(`difference ${first.place}`, value)
  }
}

/** If one value of a column needs another decimal to differ from its bound, all get it: 6.93 is not 6.90. */
function decimalsOfColumns(rows: readonly Row[], { query, measures }: Shown): Map<string, number> {
  const ofSeveral = rows.some((row) => Number(row.get('athletes') ?? 0) > 1) ? 2 : 1
  return new Map(
    measures.flatMap((measure, place) => {
      const values = rows.map((row) => row.get(`value ${place}`)).filter((value) => typeof value === 'number')
      const usual = decimalsOf(measure, ofSeveral)
      const bounds = boundsOf(measure, query)
      const needed = Math.max(usual, ...values.map((value) => decimalsBeside(value, usual, bounds)))
      const ofLevel = decimalsOf({ ...measure, aggregate: 'latest' })
      return [
        ...['value', 'total', 'bound'].map((kind) => [`${kind} ${place}`, needed] as const),
        ...['low', 'high'].map((kind) => [`${kind} ${place}`, ofLevel] as const),
        [`difference ${place}`, Math.max(1, usual)] as const,
      ]
    }),
  )
}

function boundsOf(measure: Measure, { who, having, measures: [first] }: Query): number[] {
  if (isClock(measure.metric)) return []
  const tests = [
    ...(who.where ?? []).filter((one) => isSame(one.measure, measure)),
    ...(having && isSame(first, measure) ? [having] : []),
  ]
  return tests.flatMap(({ than, and }) => [than, and].filter((bound) => typeof bound === 'number'))
}

function noteOf(
  query: Query,
  { rows, others, judged, leftOut, against, ofDifferentMakers }: Facts,
): string | undefined {
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const known = judged.filter(({ verdict }) => verdict !== 'unknown').length
  const valued = (list: readonly FactRow[]) =>
    list.filter((row) => row.facts.some(({ value }) => value !== null)).length
  const beside = valued(others)
  const notes = [
    judged.length > 0 && `${met} of ${known} athletes with data meet it.`,
    judged.length === 0 && beside > 0 && sayAnswered(query, valued(rows), valued(rows) + beside),
    leftOutText([...leftOut, ...(against?.leftOut ?? [])]),
    ofDifferentMakers && 'They wear devices of different makers, whose scores are not alike: no difference is taken.',
  ].filter(Boolean)
  return notes.length === 0 ? undefined : notes.join(' ')
}

/** `In the answer: only the 5 lowest, of 22 with a value.` The rows have them all. */
function sayAnswered(query: Query, told: number, all: number): string {
  const order = orderText(query)
  return `In the answer: ${order.startsWith('only ') ? `${order},` : told} of ${all} with a value.`
}
