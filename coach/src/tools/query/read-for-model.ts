import { counted } from '@corner/analytics/numbers/counted.ts'
import { withUnit } from '@corner/analytics/numbers/rounding.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Fact, FactRow, Facts, JudgedAthlete } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { decimalsOf, writeNumber } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { nounOf } from '../../wording/metrics.ts'
import { CellWriter } from '../cell-writer.ts'
import type { Cells } from '../cells.ts'
import { windowText } from '../wording.ts'
import { nameGroup } from './group-name.ts'

/** With this few athletes every judged value is given; with more only those of athletes who meet the conditions. */
const FEW_JUDGED = 3

interface Looked {
  query: Query
  facts: Facts
  today: CalendarDay
}

/** The facts for a language model: each figure in words with its reference, next to its athlete. */
export function readForModel({ query, facts, today }: Looked, cells: Cells): unknown {
  const write = new CellWriter(cells, today, query)
  const { window, rows, judged, leftOut, against, differences, ofDifferentMakers } = facts
  const of = new Map([...rows, ...(against?.rows ?? [])].flatMap((row) => row.facts).map((fact) => [fact.id, fact]))
  const row = (one: FactRow) => readRow(one, query, write, today)
  return {
    days: `${write.span(window.from, window.until)}, ${write.length(window.days)}`,
    ...countsOf(facts, query, write),
    rows: rows.map(row),
    ...(judged.length > 0 && !saysJudged(query) && { judged: readJudged(judged, write) }),
    ...(against && { against: against.rows.map(row) }),
    ...(differences.length > 0 && {
      differences: differences.map(({ a, b, value, unit }) =>
        readDifference([of.get(a), of.get(b)], value, unit, write),
      ),
    }),
    ...(leftOut.length > 0 && { leftOut: readLeftOut(leftOut, write) }),
    ...(ofDifferentMakers && { ofDifferentMakers }),
  }
}

/** How many there are, and of how many: a model must not count by itself. */
function countsOf({ rows, others, judged }: Facts, { by = [] }: Query, write: CellWriter): Record<string, string> {
  const known = judged.filter(({ verdict }) => verdict !== 'unknown').length
  const met = judged.filter(({ verdict }) => verdict === 'met').length
  const valued = (list: readonly FactRow[]) => list.filter(({ facts }) => facts.some(({ value }) => value !== null))
  const things = by.length === 1 && by[0] !== undefined ? `${by[0]}s` : 'rows'
  return {
    ...(judged.length > 0 && {
      meetIt: write.count(met, 'athletes who meet it'),
      ofAthletes: write.count(known, 'athletes with data'),
    }),
    ...(by.length > 0 && {
      listed: write.count(valued(rows).length, `${things} listed`),
      withValue: write.count(valued(rows).length + valued(others).length, `${things} with a value`),
    }),
  }
}

/** Whether the rows show everything the conditions judged. */
const saysJudged = ({ who, measures, by = [] }: Query) =>
  by.join() === 'athlete' && (who.where ?? []).every(({ measure }) => measures.some((one) => isSame(one, measure)))

const isSame = (one: Measure, other: Measure) => JSON.stringify(one) === JSON.stringify(other)

function readJudged(judged: readonly JudgedAthlete[], write: CellWriter) {
  const told = judged.length <= FEW_JUDGED ? judged : judged.filter(({ verdict }) => verdict === 'met')
  return told.map(({ athlete, verdict, values }) => ({
    athlete,
    verdict,
    values: values.map(
      ({ fact: { measure, value } }) =>
        `${nameMeasure(measure)}: ${write.figure(measure, value, { athletes: [athlete.id] })}`,
    ),
  }))
}

function readRow({ group, place, facts }: FactRow, query: Query, write: CellWriter, today: CalendarDay) {
  const { athlete, day, week } = group
  const part = nameGroup(week ? { ...group, week: undefined } : group, today)
  return {
    ...(athlete && { athlete }),
    ...(day !== undefined && { day: write.day(day) }),
    ...(week && { week: write.span(week.from, week.until) }),
    ...(part !== '' && { group: part }),
    ...(place !== null && { place: write.place(place, athlete ? [athlete.id] : []) }),
    ...Object.fromEntries(
      facts.map((fact, at) => [nameOf(fact, query, at, today), readFact(fact, day !== undefined, write)]),
    ),
  }
}

/** Unique within a row. */
function nameOf({ measure, window }: Fact, { measures }: Query, at: number, today: CalendarDay): string {
  const name = nameMeasure(measure)
  const isAlone = measures.filter((other) => nameMeasure(other) === name).length < 2
  return isAlone ? name : `${name} (${at + 1}: ${windowText(window, { today })})`
}

/** `62%, on Nov 20 {{r2}}`, `7.1 h {{r1}}, from 6 nights {{r2}}`. */
function readFact(
  { measure, group, value, records, athletes, date, total, range }: Fact,
  isOfADay: boolean,
  write: CellWriter,
) {
  const ids = group.athlete ? [group.athlete.id] : []
  const about = { athletes: ids, meanOf: athletes }
  const figure = write.figure(measure, value, about)
  if (value === null) return figure
  const isOfSeveral = AGGREGATE_ENTRIES[measure.aggregate].is === 'value' && date === null && !isOfADay
  const level = { metric: measure.metric, aggregate: 'mean' as const }
  return [
    figure,
    date !== null && !isOfADay && `on ${write.day(date)}`,
    isOfSeveral &&
      athletes <= 1 &&
      `from ${write.plain(counted(records, nounOf(measure.metric)), records, { of: 'records', athletes: ids })}`,
    athletes > 1 && `over ${write.plain(counted(athletes, 'athlete'), athletes, { of: 'athletes in it' })}`,
    total !== null && `together ${write.figure(measure, total, { ...about, of: 'total' })}`,
    range && `own range ${write.figure(level, range.low, about)} to ${write.figure(level, range.high, about)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** For the first row, or for each row and the one it is compared with: which is higher, and by how much. */
function readDifference(
  [fact, other]: readonly [Fact | undefined, Fact | undefined],
  value: number | null,
  unit: Facts['differences'][number]['unit'],
  write: CellWriter,
) {
  if (value === null || fact === undefined) return 'no value'
  const decimals = Math.max(1, decimalsOf(fact.measure))
  const text = withUnit(writeNumber(Math.abs(value), decimals), unit)
  const athletes = [fact, other].flatMap((one) => one?.group.athlete?.id ?? [])
  const size = write.plain(text, value, { of: 'difference', athletes, unit, decimals })
  const { athlete } = fact.group
  return { ...(athlete && { athlete }), difference: `${value < 0 ? 'lower' : 'higher'} by ${size}` }
}

function readLeftOut(leftOut: Facts['leftOut'], write: CellWriter) {
  return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, those]) => ({
    reason,
    count: write.count(those.length, `athletes left out: ${reason}`),
    athletes: those.map(({ athlete }) => athlete),
  }))
}
