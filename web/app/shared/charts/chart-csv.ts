import type { CsvTable } from '../download/csv.ts'
import { type ChartDescription, columnsTold, type Metric } from './chart-description.ts'

/** Beyond what a wearable measures; without it 0.1 + 0.2 would stand in a file. */
const DECIMALS = 4

/** A chart's numbers as a file tells them: a line a day, a column a line of the chart, by full name and with its unit. */
export function chartCsv(description: ChartDescription): CsvTable {
  const columns = columnsTold(description)
  return {
    heads: [description.placeName, ...columns.map(({ name, fullName = name, metric }) => headOf(fullName, metric))],
    rows: description.places.map((place, at) => [
      place,
      ...columns.map(({ values }) => {
        const value = values[at] ?? null
        return value === null ? null : Number(value.toFixed(DECIMALS))
      }),
    ]),
  }
}

/** `Tomás Reyes, Sleep duration, h`; a column that is named as its metric says it once: `Strain`. */
function headOf(name: string, { name: metric, unit }: Metric): string {
  return [name, ...(name === metric ? [] : [metric]), ...(unit.trim() === '' ? [] : [unit.trim()])].join(', ')
}
