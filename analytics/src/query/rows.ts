import type { Group, Query } from '@corner/contract/entities/query.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { alikeFor } from './alike.ts'
import { type OpenMeasure, openMeasure } from './athlete-figures.ts'
import type { AthleteReader } from './athlete-reader.ts'
import { type Cell, Cells } from './cells.ts'
import type { QueryContext } from './context.ts'
import type { Fact, FactGroup, FactRow, LeftOut } from './facts.ts'
import { factOfAthlete, factOfGroup, leftOut, ofOtherProvider, windowOfGroup } from './facts-of.ts'
import { metricIn } from './find-metric.ts'
import { bandPart, type GroupPart } from './group.ts'
import { joinFigures } from './group-figure.ts'
import { byName } from './select-people.ts'

/** A row before it has a place. */
export interface OpenRow {
  group: FactGroup
  facts: Fact[]
  members: FactRow['members']
  /** For a row of one athlete. */
  athlete: AthleteReader | null
}

export interface Rows {
  rows: readonly OpenRow[]
  measures: readonly OpenMeasure[]
  leftOut: readonly LeftOut[]
}

type Asked = Pick<Query, 'measures' | 'days' | 'by' | 'order'>

/**
 * The figures of each group, in the order of its parts: athletes by name, days oldest first, weekdays from Monday, bands
 * from ready. A day without any value has a row without a value; an athlete without any value is left out.
 */
export function readRows(people: readonly AthleteReader[], asked: Asked, context: QueryContext): Rows {
  const { measures, days, by = [], order } = asked
  const isOfAthletes = by.includes('athlete')
  const alike = isOfAthletes && order === undefined ? people : alikeFor(people, measures, context)
  const bandOf = isOfBandsOfPeople(by, people) ? openBands(asked, context) : undefined
  const dayGroups = bandOf ? [] : by.filter((group) => group !== 'athlete')
  const opened = measures.map((measure) => openMeasure(measure, days, dayGroups, context))
  const cells = new Cells(measures.length)
  const missing: LeftOut[] = []
  for (const [place, athlete] of alike.toSorted(byName).entries()) {
    const read = opened.map((measure) => measure.figuresOf(athlete))
    const decisive = order === undefined ? read.flat() : (read[0] ?? [])
    const band = bandOf?.(athlete)
    const hasNoValue = band === null || decisive.every(({ figure }) => figure.value === null)
    if (hasNoValue) missing.push(leftOut(athlete, Math.max(0, ...decisive.map(({ figure }) => figure.records))))
    if (band === null || (isOfAthletes && hasNoValue)) continue
    cells.add(athlete, read, isOfAthletes ? partOf(athlete, place) : band, by[0] === 'athlete')
  }
  const inOrder = cells.inOrder()
  const found = by.length === 0 && inOrder.length === 0 ? [cells.ofNobody()] : inOrder
  const byId = new Map(isOfAthletes ? alike.map((one) => [one.athlete.id, one]) : [])
  return {
    rows: found.map((cell) => rowOf(cell, byId, opened, context)),
    measures: opened,
    leftOut: [...missing, ...people.filter((athlete) => !alike.includes(athlete)).map(ofOtherProvider)],
  }
}

const partOf = ({ athlete }: AthleteReader, order: number): GroupPart => ({
  group: { athlete },
  key: athlete.id,
  order,
})

/** Bands alone divide several people by their latest recovery; for one person, or with another group, they divide days. */
const isOfBandsOfPeople = (by: readonly Group[], people: readonly AthleteReader[]) =>
  by.length === 1 && by[0] === 'band' && people.length > 1

function openBands({ days }: Asked, context: QueryContext): (athlete: AthleteReader) => GroupPart | null {
  const latest = openMeasure({ metric: 'recovery', aggregate: 'latest' }, days, [], context)
  return (athlete) => bandPart(latest.figuresOf(athlete)[0]?.figure.value ?? null)
}

/** @param athletes of rows of one athlete, by id */
function rowOf(
  { parts, figures }: Cell,
  athletes: ReadonlyMap<string, AthleteReader>,
  opened: readonly OpenMeasure[],
  context: QueryContext,
): OpenRow {
  const group: FactGroup = Object.assign({}, ...parts.map((part) => part.group))
  const athlete = athletes.get(group.athlete?.id ?? '') ?? null
  const read = opened.map(({ measure, calendar }, place) => {
    const where = { group, window: windowOfGroup(calendar, group), measure }
    const ofAthletes = figures[place] ?? []
    if (athlete !== null) {
      const figure = ofAthletes[0]?.figure ?? { value: null, date: null, records: 0 }
      return { fact: factOfAthlete(figure, where, context), members: [] }
    }
    const metric = metricIn(context.catalogue, measure.metric)
    const joined = joinFigures(ofAthletes, AGGREGATE_ENTRIES[measure.aggregate], metric)
    return { fact: factOfGroup(joined, where, context), members: joined.members }
  })
  return { group, facts: read.map(({ fact }) => fact), members: read[0]?.members ?? [], athlete }
}
