import { type CsvTable, csvText } from '@corner/contract/csv.ts'
import { fileName } from './file-name.ts'
import { saveFile } from './save-file.ts'

/**
 * Downloads a table as a CSV file for spreadsheets; `csvCell` escapes texts that look like formulas.
 * @param name  file name in words, without extension: `Recovery Rankings, Men's Wrestling, last 7 days`
 * @param heads one for each cell of a row, with the unit: `Avg Recovery, %`
 * @param rows  full names, days as `YYYY-MM-DD`, numbers rounded as shown or not at all; null for no value
 */
export function downloadCsv(name: string, heads: CsvTable['heads'], rows: CsvTable['rows']): void {
  const blob = new Blob([csvText({ heads, rows })], { type: 'text/csv;charset=utf-8' })
  saveFile({ name: fileName(name, 'csv'), blob })
}
