import fc from 'fast-check'
import { expect } from 'vitest'
import { ExportRefused } from '../own-export/export-refused.ts'
import { entriesOf } from './entries-for-tests.ts'
import type { ExportFormat, ReadExportFile } from './export-format.ts'

/** What holds for the reader of every maker's file, whatever becomes of the file. */

type Files = Readonly<Record<string, string>>

const NOW = new Date('2026-07-28T12:00:00Z')
const reading = (now: Date) => ({ now, timezoneOffset: '+01:00' })

export function readFiles(format: ExportFormat, files: Files, now = NOW): Promise<ReadExportFile> {
  return format.read(entriesOf(files), reading(now))
}

/** The same with its files, the rows of each and the fields of a row in another order, and when it is read twice. */
export async function expectSameInAnyOrder(format: ExportFormat, files: Files): Promise<void> {
  const asGiven = await readFiles(format, files)
  expect(await readFiles(format, files)).toEqual(asGiven)
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 1000 })), async (numbers) => {
      const shuffled = <T>(list: readonly T[]) =>
        list
          .map((item) => ({ item, place: numbers.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ item }) => item)
      const moved = shuffled(Object.entries(files)).map(([path, text]) => [path, withRows(path, text, shuffled)])
      expect(await readFiles(format, Object.fromEntries(moved))).toEqual(asGiven)
    }),
    { numRuns: 25 },
  )
}

function withRows(path: string, text: string, change: <T>(rows: readonly T[]) => T[]): string {
  if (path.endsWith('.csv')) {
    const [headers = '', ...rows] = text.trimEnd().split('\n')
    return [headers, ...change(rows)].join('\n')
  }
  if (!path.endsWith('.json') || text === 'secret') return text
  return JSON.stringify(
    JSON.parse(text, (_, value) => {
      if (Array.isArray(value)) return typeof value[0] === 'object' ? change(value) : value
      return typeof value === 'object' && value !== null ? Object.fromEntries(change(Object.entries(value))) : value
    }),
  )
}

/** Half a file, and values of other types in whatever place, give records or a sentence, and nothing else. */
export async function expectNothingButRefusals(format: ExportFormat, files: Files): Promise<void> {
  const paths = Object.keys(files).filter((path) => /\.(?:csv|json)$/.test(path) && !files[path]?.includes('secret'))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.oneof(
        fc.double({ min: 0, max: 1, noNaN: true }).map((share) => (text: string) => text.slice(0, share * text.length)),
        fc.tuple(fc.nat(), fc.jsonValue()).map(([every, value]) => valuesReplaced((every % 7) + 1, value)),
        fc.constant(valuesReplaced(1, null)),
        fc.tuple(fc.nat(), fc.string()).map(([place, added]) => inserted(place, added)),
      ),
      async (path, change) => {
        const changed = { ...files, [path]: change(files[path] ?? '') }
        await readFiles(format, changed).catch((error: unknown) => expect(error).toBeInstanceOf(ExportRefused))
      },
    ),
    { numRuns: 100 },
  )
}

const inserted = (place: number, added: string) => (text: string) => {
  const at = place % (text.length + 1)
  return text.slice(0, at) + added + text.slice(at)
}

/** Each value, or every so many of them, replaced: of a list in JSON, or a cell of a table. */
const valuesReplaced = (every: number, by: unknown) => (text: string) => {
  let count = 0
  const replaced = (value: unknown) => (count++ % every === 0 ? by : value)
  if (!/^[[{]/.test(text)) {
    const [headers = '', ...rows] = text.split('\n')
    const cells = rows.map((row) => row.split(',').map((cell) => String(replaced(cell) ?? '')))
    return [headers, ...cells.map((row) => row.join(','))].join('\n')
  }
  return JSON.stringify(
    JSON.parse(text, (_, value: unknown) => (typeof value === 'object' && value !== null ? value : replaced(value))),
  )
}

/** @returns what the athlete reads */
export async function refusalOf(format: ExportFormat, files: Files, now = NOW): Promise<string> {
  const error = await readFiles(format, files, now).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ExportRefused) return error.message
  throw error ?? new Error('was not refused')
}

/** Which files were opened in a reading, whatever its end. */
export async function openedFiles(format: ExportFormat, files: Files): Promise<string[]> {
  const opened: string[] = []
  const entries = entriesOf(files).map((entry) => ({
    ...entry,
    bytes(limitBytes: number) {
      opened.push(entry.path)
      return entry.bytes(limitBytes)
    },
  }))
  await format.read(entries, reading(NOW))
  return opened
}
