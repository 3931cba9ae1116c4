import { dayLabel } from '@corner/analytics/day-label.ts'
import { bandOf, type ChartDescription, type Column, type Reading } from './chart-description.ts'
import { showValue } from './show-value.ts'
import { stackedTops } from './stacked-tops.ts'

/** More lines than this are not told one by one. */
const MOST_LINES = 8

export interface ReadingRow {
  id: string
  name: string
  value: string
  /** The line that is pointed at. */
  pointed: boolean
}

/** What is to be read at a place: its label, a row for each column that counts there, and a remark. */
export function readPlace(description: ChartDescription, { place, columnId }: Reading) {
  const { columns, drawing } = description
  const row = (column: Column): ReadingRow => ({
    id: column.id,
    name: column.name,
    value: showWithBand(description, column, column.values[place] ?? null),
    pointed: column.id === columnId,
  })
  return {
    label: dayLabel(description.places[place] ?? ''),
    ...(drawing.kind === 'many-lines' ? readMany() : readAll()),
  }

  function readAll() {
    const rows = columns.map(row)
    if (drawing.kind !== 'stacked-bars') return { rows, remark: null }
    const total = stackedTops(columns)[0]
    return { rows, remark: total ? `Total ${showValue(total.metric, total.values[place] ?? null)}` : null }
  }

  function readMany() {
    const chosen = drawing.kind === 'many-lines' ? drawing.chosen : []
    const named = chosen.length <= MOST_LINES ? chosen : []
    const spoken = columns
      .filter(({ id }) => id === columnId || named.includes(id))
      .sort((one, other) => (other.values[place] ?? -1) - (one.values[place] ?? -1))
    const withValue = columns.filter(({ values }) => (values[place] ?? null) !== null).length
    return { rows: spoken.map(row), remark: `${withValue} of ${columns.length} with a value` }
  }
}

/** The same as one sentence, for those who listen. */
export function sayPlace(description: ChartDescription, reading: Reading): string {
  const { label, rows, remark } = readPlace(description, reading)
  const pointedFirst = [...rows].sort((one, other) => Number(other.pointed) - Number(one.pointed))
  const said = pointedFirst.map(({ name, value }) => `${name} ${value === '–' ? 'no value' : value}`)
  return `${label}: ${[...said, ...(remark ? [remark] : [])].join(', ')}`
}

function showWithBand({ drawing }: ChartDescription, { metric }: Column, value: number | null): string {
  const band = drawing.kind === 'bars' && value !== null ? bandOf(drawing.bands, value) : undefined
  return band ? `${showValue(metric, value)} · ${band.label}` : showValue(metric, value)
}
