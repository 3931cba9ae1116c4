import { clockText } from '@corner/analytics/clock.ts'
import type { Difference, Fact, FactGroup, FactRow, Facts } from '@corner/analytics/query/facts.ts'
import { decimalsBeside, roundTo } from '@corner/analytics/rounding.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { capital } from '../../wording/english.ts'
import { decimalsOf, unitOf } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { isClock } from '../../wording/metrics.ts'
import type { Evidence } from '../tool.ts'
import { leftOutText, windowText } from '../wording.ts'
import { nameGroup, titleOf } from './title.ts'

type Cell = string | number | null
/** By the key of its column. */
type Row = Map<string, Cell>
interface Column {
  key: string
  label: string
  unit: string
}

/** The rows behind an answer: every fact with whose it is, its days and records, and for conditions what was judged and how. */
export function evidenceOf({ query, facts }: { query: Query; facts: Facts }): Evidence {
  const measures = measuresShown(query)
  const rows = [
    ...ofPeople(query, facts, measures),
    ...(facts.against?.rows.map((row) => rowOf(row, query, measures, { isAgainst: true, windows: true })) ?? []),
  ]
  // Of an order or a search that happens to have two rows nobody asked how far they are apart.
  const isOfTwo = facts.against !== null || (query.order === undefined && facts.judged.length === 0)
  for (const difference of isOfTwo ? facts.differences : []) addDifference(rows, difference, facts, measures)
  const columns = columnsOf(measures).filter(({ key }) => rows.some((row) => row.has(key)))
  const drawn = roundColumns(rows, measures, query)
  return {
    title: titleOf({ query, facts }),
    columns: columns.map(({ label, unit }) => ({ label, unit })),
    rows: drawn.map((row) => columns.map(({ key }) => row.get(key) ?? null)),
    note: noteOf(facts),
  }
}

/** Those of the query, then those of its conditions, each once. */
function measuresShown({ measures, who }: Query): Measure[] {
  const all = [...measures, ...(who.where ?? []).map(({ measure }) => measure)]
  return [...new Map(all.map((measure) => [JSON.stringify(measure), measure])).values()]
}

const placeOf = (measure: Measure, measures: readonly Measure[]) =>
  measures.findIndex((one) => JSON.stringify(one) === JSON.stringify(measure))

function columnsOf(measures: readonly Measure[]): Column[] {
  const plain = (key: string, label: string): Column => ({ key, label, unit: '' })
  return [
    ...[plain('place', 'Place'), plain('who', 'Athlete'), plain('day', 'Day'), plain('part', 'Group')],
    plain('meets', 'Meets it'),
    ...measures.flatMap((measure, index) => {
      const name = capital(nameMeasure(measure))
      const unit = unitOf(measure)
      const own = unit === 'days' || unit === 'clock' ? '' : unit
      const of = (label: string) => (measures.length === 1 ? label : `${label} (${index + 1})`)
      return [
        { key: `value ${index}`, label: name, unit: own },
        ...[plain(`date ${index}`, of('Of the day')), plain(`records ${index}`, of('Records'))],
        { key: `total ${index}`, label: of('Total'), unit: own },
        { key: `low ${index}`, label: of('Usual from'), unit: rangeUnit(measure) },
        { key: `high ${index}`, label: of('Usual to'), unit: rangeUnit(measure) },
        { key: `bound ${index}`, label: of('Held against'), unit: own },
        {
          key: `difference ${index}`,
          label: of('Difference'),
          unit: own === '%' ? 'points' : unit === 'clock' ? 'h' : own,
        },
      ]
    }),
    ...[plain('days', 'Days'), plain('athletes', 'Athletes')],
  ]
}

/** A range is of the metric's values, and not of differences. */
function rangeUnit(measure: Measure): string {
  const unit = unitOf({ ...measure, aggregate: 'latest' })
  return unit === 'clock' ? '' : unit
}

/** Athletes who were judged, each with the figures that were asked for, or the groups. */
function ofPeople(query: Query, facts: Facts, measures: readonly Measure[]): Row[] {
  const windows = query.measures.some(({ days }) => days !== undefined) || facts.against !== null
  const of = (row: FactRow) => rowOf(row, query, measures, { isAgainst: false, windows })
  const groups = [...facts.rows, ...facts.others].map(of)
  if (query.having) markHaving(groups, facts)
  if (facts.judged.length === 0) return [...groups, ...membersOf(query, facts)]
  const byName = new Map(groups.map((row) => [row.get('who'), row]))
  const isByAthlete = query.by?.length === 1 && query.by[0] === 'athlete'
  const judged = facts.judged.map(({ athlete, verdict, values }) => {
    const row: Row = new Map([...(isByAthlete ? (byName.get(athlete.name) ?? []) : []), ['who', athlete.name]])
    row.set('meets', verdict === 'met' ? 'yes' : verdict === 'not' ? 'no' : 'not known')
    for (const [place, { fact, bound }] of values.entries()) {
      addFact(row, fact, placeOf(fact.measure, measures))
      const than = query.who.where?.[place]?.than
      if (typeof than === 'object' && bound !== null)
        row.set(`bound ${placeOf(fact.measure, measures)}`, drawn(fact.measure, bound))
    }
    return row
  })
  const order = { yes: 0, no: 1, 'not known': 2 } as const
  const sorted = judged.sort((a, b) => order[a.get('meets') as 'yes'] - order[b.get('meets') as 'yes'])
  return isByAthlete ? sorted : [...groups, ...sorted]
}

/** Of one figure of several: whom it is the mean of. */
function membersOf({ by = [] }: Query, { rows: [row] }: Facts): Row[] {
  const measure = row?.facts[0]?.measure
  if (by.length > 0 || measure === undefined) return []
  return (row?.members ?? []).map(
    ({ athlete, value }): Row =>
      new Map<string, Cell>([
        ['who', athlete.name],
        ['value 0', drawn(measure, value)],
      ]),
  )
}

function rowOf(
  { group, place, facts }: FactRow,
  query: Query,
  measures: readonly Measure[],
  { isAgainst, windows }: { isAgainst: boolean; windows: boolean },
): Row {
  const row: Row = new Map([['who', nameWho(group, query, isAgainst)]])
  if (place !== null) row.set('place', place)
  if (group.day !== undefined) row.set('day', group.day)
  const part = nameGroup(group)
  if (part !== '') row.set('part', part)
  for (const fact of facts) addFact(row, fact, placeOf(fact.measure, measures))
  const [first] = facts
  if (first && (windows || group.week)) row.set('days', windowText(first.window))
  if (first && group.athlete === undefined) row.set('athletes', Math.max(...facts.map(({ athletes }) => athletes)))
  return row
}

function nameWho({ athlete }: FactGroup, { who, against }: Query, isAgainst: boolean): string {
  if (athlete) return athlete.name
  if (isAgainst && against && 'team' in against) return 'Team'
  const meant = isAgainst && against && 'who' in against ? against.who : who
  return meant.ids || meant.where || meant.first ? 'All of them' : 'Team'
}

function addFact(row: Row, { measure, value, date, records, total, range }: Fact, place: number): void {
  row.set(`value ${place}`, value === null ? null : drawn(measure, value))
  if (date !== null) row.set(`date ${place}`, date)
  row.set(`records ${place}`, records)
  if (total !== null) row.set(`total ${place}`, drawn(measure, total))
  if (!range) return
  const level: Measure = { ...measure, aggregate: 'latest' }
  row.set(`low ${place}`, roundedFor(level, drawn(level, range.low)))
  row.set(`high ${place}`, roundedFor(level, drawn(level, range.high)))
}

/** A number is rounded once all of its column are known; a clock time is a text. */
const drawn = (measure: Measure, value: number): Cell => (unitOf(measure) === 'clock' ? clockText(value) : value)
const roundedFor = (measure: Measure, cell: Cell): Cell =>
  typeof cell === 'number' ? roundTo(cell, decimalsOf(measure)) : cell

function markHaving(rows: readonly Row[], { rows: met }: Facts): void {
  for (const [place, row] of rows.entries()) row.set('meets', place < met.length ? 'yes' : 'no')
}

/** It stands in the row of its first figure. */
function addDifference(rows: readonly Row[], { a, value }: Difference, facts: Facts, measures: readonly Measure[]) {
  const at = facts.rows.findIndex(({ facts: ofRow }) => ofRow.some(({ id }) => id === a))
  const fact = facts.rows[at]?.facts.find(({ id }) => id === a)
  const row = rows.find(
    (one) => fact && one.get('who') === (fact.group.athlete?.name ?? one.get('who')) && isOfGroup(one, fact),
  )
  if (fact && row && value !== null) row.set(`difference ${placeOf(fact.measure, measures)}`, value)
}

const isOfGroup = (row: Row, { group }: Fact) =>
  (group.day === undefined || row.get('day') === group.day) && (row.get('part') ?? '') === nameGroup(group)

/** Where a value of a column takes a decimal more to be told from its bound, all have it: 6.93 is no 6.90. */
function roundColumns(rows: readonly Row[], measures: readonly Measure[], query: Query): Row[] {
  const decimals = new Map<string, number>()
  for (const [place, measure] of measures.entries()) {
    const ofValues = rows.map((row) => row.get(`value ${place}`)).filter((value) => typeof value === 'number')
    const ofSeveral = rows.some((row) => Number(row.get('athletes') ?? 0) > 1) ? 2 : 1
    const usual = decimalsOf(measure, ofSeveral)
    const bounds = boundsOf(measure, query)
    const needed = Math.max(usual, ...ofValues.map((value) => decimalsBeside(value, usual, bounds)))
    for (const kind of ['value', 'total', 'bound']) decimals.set(`${kind} ${place}`, needed)
    decimals.set(`difference ${place}`, Math.max(1, usual))
  }
  return rows.map(
    (row) =>
      new Map(
        [...row].map(([key, cell]): [string, Cell] => {
          const places = decimals.get(key)
          return [key, typeof cell === 'number' && places !== undefined ? roundTo(cell, places) : cell]
        }),
      ),
  )
}

function boundsOf(measure: Measure, { who, having, measures: [first] }: Query): number[] {
  if (isClock(measure.metric)) return []
  const same = (who.where ?? []).filter((one) => JSON.stringify(one.measure) === JSON.stringify(measure))
  const tests = [...same, ...(having && JSON.stringify(first) === JSON.stringify(measure) ? [having] : [])]
  return tests.flatMap(({ than, and }) => [than, and].filter((bound) => typeof bound === 'number'))
}

function noteOf({ rows, others, judged, leftOut, against, ofDifferentMakers }: Facts): string | undefined {
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const known = judged.filter(({ verdict }) => verdict !== 'unknown').length
  const valued = (list: readonly FactRow[]) =>
    list.filter((row) => row.facts.some(({ value }) => value !== null)).length
  const placed = valued(rows) + valued(others)
  const notes = [
    judged.length > 0 && `${met} of ${known} athletes with data meet it.`,
    judged.length === 0 && placed > 1 && `${valued(rows)} of ${placed} with a value were asked for.`,
    leftOutText([...leftOut, ...(against?.leftOut ?? [])]),
    ofDifferentMakers && 'They wear devices of different makers, whose scores are not alike: no difference is taken.',
  ].filter(Boolean)
  return notes.length === 0 ? undefined : notes.join(' ')
}
