import { offsetMs, readOffset } from '../../calendar.ts'
import { ExportRefused, quoted } from '../../own-export/export-refused.ts'
import { COLUMNS, type ColumnName, type NumberColumn } from './columns.ts'
import { futureTimeMessage, isTooFarAhead } from './future-times.ts'
import type { ExportRow } from './table.ts'
import { readWallClock } from './wall-clock.ts'

/**
 * The cells of one row. null: the cell is empty or the file has no such column. A cell that cannot be read is refused
 * with its line and column.
 */

export function readText(row: ExportRow, column: ColumnName): string | null {
  const index = row.table.columns.get(column)
  return (index === undefined ? '' : (row.cells[index] ?? '').trim()) || null
}

export function readNumber(row: ExportRow, column: NumberColumn): number | null {
  const text = readText(row, column)
  if (text === null) return null
  const [least, most] = COLUMNS[column].range
  const value = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most))
    refuse(row, column, `${quoted(text)} is not a number from ${least} to ${most}`)
  return value
}

/** Spreadsheets write TRUE, German ones WAHR. */
const YES_NO: Record<string, boolean> = { true: true, false: false, wahr: true, falsch: false, '1': true, '0': false }

export function readYesNo(row: ExportRow, column: ColumnName): boolean | null {
  const text = readText(row, column)
  if (text === null) return null
  return YES_NO[text.toLowerCase()] ?? refuse(row, column, `${quoted(text)} is neither true nor false`)
}

/**
 * The row's offset from UTC, `+hh:mm`. WHOOP writes `UTC-05:00`, and `UTCZ` for zero; older layouts `-05:00` or `GMT-5`.
 */
export function getOffset(row: ExportRow): string {
  const text = readText(row, 'timezone') ?? refuse(row, 'timezone', 'is blank')
  const bare = text.replace(/^(UTC|GMT)/i, '')
  return (
    readOffset(bare === '' ? 'Z' : bare) ?? refuse(row, 'timezone', `${quoted(text)} is not a time zone like UTC-05:00`)
  )
}

/** A time in the row. The file has local times, so the row's offset is subtracted. */
export function readInstant(row: ExportRow, column: ColumnName, offset: string): Date | null {
  const text = readText(row, column)
  if (text === null) return null
  const wall = readWallClock(text, row.table.dateOrder)
  if (wall === undefined) refuse(row, column, `${quoted(text)} is not a date and time like 2024-11-21 03:10:47`)
  const instant = new Date(wall - offsetMs(offset))
  if (isTooFarAhead(instant, row.table.readAt)) refuse(row, column, futureTimeMessage(column, wall))
  return instant
}

export function getInstant(row: ExportRow, column: ColumnName, offset: string): Date {
  return readInstant(row, column, offset) ?? refuse(row, column, 'is blank')
}

/** An end that is not before its start. */
export function readEnd(row: ExportRow, column: ColumnName, offset: string, start: Date): Date | null {
  const end = readInstant(row, column, offset)
  if (end && end < start) refuse(row, column, 'the end lies before the start')
  return end
}

/** The whole row under its original headers. */
export function rawOf(row: ExportRow): Record<string, string> {
  return Object.fromEntries(row.table.headers.map((header, index) => [header, row.cells[index] ?? '']))
}

export function refuse(row: ExportRow, column: ColumnName, what: string): never {
  const index = row.table.columns.get(column)
  const header = (index === undefined ? undefined : row.table.headers[index]) ?? COLUMNS[column].headers[0]
  throw new ExportRefused({ file: row.table.file, line: row.line, column: header }, what)
}
