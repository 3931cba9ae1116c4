import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { csvFilesOf } from './archive.ts'
import { zip } from './sample-export.ts'

const DIRECTORY_ENTRY = 0x02014b50
const SIZE_OFFSET = 24

/** A zip whose directory declares a wrong unpacked size. */
function claiming(archive: Uint8Array, size: number): Uint8Array {
  const copy = archive.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at < copy.length - 4; at++)
    if (view.getUint32(at, true) === DIRECTORY_ENTRY) view.setUint32(at + SIZE_OFFSET, size, true)
  return copy
}
const zeros = (length: number) => new Uint8Array(length)
const MB = 1024 * 1024

it('finds CSV files in any folder, compressed or not, and skips macOS metadata and other files', () => {
  const archive = zipSync({
    'my_whoop_data_2026_07_27/sleeps.csv': strToU8('a'),
    'Workouts.CSV': [strToU8('b'), { level: 0 }],
    '__MACOSX/my_whoop_data_2026_07_27/._sleeps.csv': strToU8('x'),
    'route.gpx': strToU8('x'),
  })
  expect(csvFilesOf(archive).map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
    ['sleeps.csv', 'a'],
    ['Workouts.CSV', 'b'],
  ])
})

it('does not unpack a journal in any language, nor one with decomposed accents', () => {
  const names = ['journal_entries.csv', 'x/logbuch_eintraege.csv', 'entradas_diário.csv'.normalize('NFD')]
  expect(csvFilesOf(zip(Object.fromEntries(names.map((name) => [name, 'secret']))))).toEqual([])
})

it('refuses declared sizes over 50 MB for a file and 64 MB in total', () => {
  const file = { 'sleeps.csv': zeros(10) }
  expect(() => csvFilesOf(claiming(zipSync(file), 50 * MB + 1))).toThrow('sleeps.csv: is larger than 50 MB')
  const two = Object.fromEntries(['a', 'b'].map((name) => [`${name}.csv`, zeros(10)]))
  expect(() => csvFilesOf(claiming(zipSync(two), 33 * MB))).toThrow('larger than 64 MB together')
})

it('stops unpacking at the declared size', () => {
  const bomb = claiming(zipSync({ 'sleeps.csv': zeros(60 * MB) }), 100)
  expect(() => csvFilesOf(bomb)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('sleeps.csv: is damaged'),
      cause: expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    }),
  )
})

it('refuses a file that is shorter than declared, or corrupted', () => {
  const archive = zip({ 'sleeps.csv': 'some text that is long enough' })
  expect(() => csvFilesOf(claiming(archive, 30))).toThrow('is damaged')
  const stored = zipSync({ 'sleeps.csv': [strToU8('unpacked text'), { level: 0 }] })
  stored[45] = 0x21
  expect(() => csvFilesOf(stored)).toThrow('is damaged')
})

it('refuses a zip that is cut off', () => {
  const archive = zip({ 'sleeps.csv': 'some text' })
  expect(() => csvFilesOf(archive.subarray(0, archive.length - 5))).toThrow('damaged or cut off')
})

it('refuses more files than an export can have', () => {
  const named = (count: number, ending: string) =>
    zip(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.${ending}`, ''])))
  expect(() => csvFilesOf(named(101, 'csv'))).toThrow('more than 100 CSV files')
  expect(() => csvFilesOf(named(2_001, 'gpx'))).toThrow('more than 2000 files')
  expect(csvFilesOf(named(100, 'csv'))).toHaveLength(100)
})
