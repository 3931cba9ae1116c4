import type { CsvTable } from '@corner/contract/csv.ts'
import { csvHead } from '../download/csv-head.ts'
import { type ChartDescription, type ChartMetric, columnsTold, subjectOf } from './chart-description.ts'
import { makerOn, makersTold } from './makers.ts'

/** More than a wearable measures; hides floating-point noise such as 0.1 + 0.2. */
const DECIMALS = 4

/**
 * A chart's numbers as CSV: a row per day, a column per line, by full name and with unit; behind them the maker of each day, for
 * whom it changes.
 */
export function chartCsv(description: ChartDescription): CsvTable {
  const columns = columnsTold(description)
  const makers = makersTold(description)
  return {
    heads: [
      description.placeName,
      ...columns.map(({ name, fullName = name, metric }) => headOf(fullName, metric)),
      ...makers.map(({ subject }) => deviceHead(description, subject)),
    ],
    rows: description.places.map((place, at) => [
      place,
      ...columns.map(({ values }) => {
        const value = values[at] ?? null
        return value === null ? null : Number(value.toFixed(DECIMALS))
      }),
      ...makers.map(({ subject }) => makerOn(description, place, subject) ?? null),
    ]),
  }
}

/** `Tomás Reyes, Sleep duration, h`; a column named like its metric is not repeated: `Strain`. */
function headOf(name: string, { name: metric, unit }: ChartMetric): string {
  return csvHead(name === metric ? name : `${name}, ${metric}`, unit)
}

/** `Tomás Reyes, device`; where there is one athlete: `Device`. */
function deviceHead({ columns }: ChartDescription, subject: string | undefined): string {
  const column = columns.find((one) => subject !== undefined && subjectOf(one) === subject)
  return column ? `${column.fullName ?? column.name}, device` : 'Device'
}
