import { dayLabel } from '@corner/analytics/days/day-label.ts'
import {
  axisOf,
  bandOf,
  type ChartDescription,
  type ChartMetric,
  type ChartReading,
  type Column,
  doesStandOut,
  type PaintedReading,
  subjectOf,
} from './chart-description.ts'
import { soFar } from './growing.ts'
import { makerOn } from './makers.ts'
import { stackedTops } from './painting/stacked-tops.ts'
import { showValue } from './show-value.ts'

/** With more lines, a single row is not read out. */
const MOST_LINES = 8

export interface ReadingRow {
  id: string
  name: string
  value: string
  /** The line that is pointed at. */
  pointed: boolean
}

/** The content of a tooltip: the place's label, a row for each relevant column, and a remark. */
export function readPlace(description: ChartDescription, { place, columnId }: ChartReading) {
  const { columns, drawing } = description
  const row = (column: Column): ReadingRow => ({
    id: column.id,
    name: column.name,
    value: showWithBand(description, column, place),
    pointed: column.id === columnId,
  })
  return {
    label: dayLabel(description.places[place] ?? ''),
    ...(drawing.kind === 'many-lines' ? readMany() : readAll()),
  }

  function readAll() {
    const rows = columns.map(row)
    const maker = makerOn(description, description.places[place] ?? '') ?? null
    if (drawing.kind !== 'stacked-bars') return { rows, remark: maker }
    const total = stackedTops(columns)[0]
    const sum = total ? `Total ${showValue(total.metric, total.values[place] ?? null)}` : null
    return { rows, remark: [sum, maker].filter(Boolean).join(' · ') || null }
  }

  /** One row per athlete, with all their values. */
  function readMany() {
    const onLeft = columns.filter((column) => axisOf(description, column) === 'left')
    const pointed = columns.find(({ id }) => id === columnId)
    const chosen = drawing.kind === 'many-lines' && drawing.chosen.length <= MOST_LINES ? drawing.chosen : []
    const rows = onLeft
      .filter((column) => (pointed && subjectOf(column) === subjectOf(pointed)) || chosen.includes(subjectOf(column)))
      .sort((one, other) => (other.values[place] ?? -1) - (one.values[place] ?? -1))
      .map((column): ReadingRow => {
        const values = columns
          .filter((other) => subjectOf(other) === subjectOf(column))
          .map(
            ({ metric, values }) =>
              showValue(metric, values[place] ?? null) + grown(description, metric, values, place),
          )
        const isPointed = pointed !== undefined && subjectOf(column) === subjectOf(pointed)
        const maker = makerOn(description, description.places[place] ?? '', subjectOf(column))
        const told = [...values, ...(maker === undefined ? [] : [maker])].join(' · ')
        return { id: column.id, name: column.name, value: told, pointed: isPointed }
      })
    const withValue = onLeft.filter(({ values }) => (values[place] ?? null) !== null).length
    return { rows, remark: `${withValue} of ${onLeft.length} with a value` }
  }
}

/** The same as a sentence, for screen readers. */
export function sayPlace(description: ChartDescription, reading: ChartReading): string {
  const { label, rows, remark } = readPlace(description, reading)
  const pointedFirst = [...rows].sort((one, other) => Number(other.pointed) - Number(one.pointed))
  const said = pointedFirst.map(
    ({ name, value }) => `${name} ${value.replaceAll('–', 'no value').replaceAll(' · ', ' and ')}`,
  )
  return `${label}: ${[...said, ...(remark ? [remark] : [])].join(', ')}${sayStandingOut(description, reading)}`
}

/** Whose value needs attention, worst first, where no line is pointed at: `; below 34%: Farid 11%`. '' for nobody. */
function sayStandingOut({ drawing, columns, metric }: ChartDescription, { place, columnId }: ChartReading): string {
  if (drawing.kind !== 'many-lines' || columnId !== null) return ''
  const { standsOut } = drawing
  const [word, bound, sign] =
    'below' in standsOut ? (['below', standsOut.below, 1] as const) : (['above', standsOut.above, -1] as const)
  const found = columns
    .filter((column) => column.metric === metric)
    .flatMap(({ name, values }) => ({ name, value: values[place] ?? null }))
    .filter(
      (one): one is { name: string; value: number } => one.value !== null && doesStandOut(one.value, standsOut, metric),
    )
    .sort((one, other) => sign * (one.value - other.value))
  if (found.length === 0) return ''
  const names = found.slice(0, MOST_LINES).map(({ name, value }) => `${name} ${showValue(metric, value)}`)
  const more = found.length > MOST_LINES ? ` and ${found.length - MOST_LINES} more` : ''
  return `; ${word} ${showValue(metric, bound)}: ${names.join(', ')}${more}`
}

/**
 * The announcement of a keyboard reading, with the effect of Enter.
 * @param opens Enter opens the athlete of the line
 */
export function sayPointed(description: ChartDescription, reading: PaintedReading, opens: boolean): string {
  const said = sayPlace(description, reading)
  if (reading.markedFrom !== null) {
    return `${said}. Marked from ${dayLabel(description.places[reading.markedFrom] ?? '')}: Enter zooms`
  }
  return opens && reading.subject !== null ? `${said}. Enter opens the athlete` : said
}

/** A day that is not over has no band yet: it would call every morning's strain very low. */
function showWithBand(description: ChartDescription, { metric, values }: Column, place: number): string {
  const { drawing } = description
  const value = values[place] ?? null
  const growing = grown(description, metric, values, place)
  const band = drawing.kind === 'bars' && value !== null && !growing ? bandOf(drawing.bands, value) : undefined
  return band ? `${showValue(metric, value)} · ${band.label}` : `${showValue(metric, value)}${growing}`
}

const grown = (description: ChartDescription, metric: ChartMetric, values: Column['values'], place: number) =>
  (values[place] ?? null) === null ? '' : soFar(description, metric, place)
