import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { EXPORT_FORMATS } from '../export-formats.ts'
import { ouraFiles } from '../oura/export/sample-export.ts'
import { polarFiles } from '../polar/export/sample-export.ts'
import { CYCLE_HEADERS, ENDED_CYCLE, JOURNAL, WHOLE_EXPORT } from '../whoop/export/sample-export.ts'
import { entriesOf } from './entries-for-tests.ts'
import { recognise } from './recognise.ts'

const zipped = async (files: Record<string, string>) =>
  (await recognise({ entries: entriesOf(files), head: new Uint8Array() }, EXPORT_FORMATS)).provider
const alone = async (path: string, content: string | Uint8Array) => {
  const head = typeof content === 'string' ? strToU8(content) : content
  return (await recognise({ entries: entriesOf({ [path]: content }), head }, EXPORT_FORMATS)).provider
}
const nights = { lastDay: '2026-03-10', nights: 1 }

describe('the maker of an upload', () => {
  it('is known by the names of its files', async () => {
    expect(await zipped(WHOLE_EXPORT)).toBe('whoop')
    expect(await zipped(ouraFiles(nights))).toBe('oura')
    expect(await zipped(polarFiles(nights))).toBe('polar')
    expect(await alone('sleepmodel.csv', '')).toBe('oura')
  })

  it('is known by the first line of a file that somebody named', async () => {
    const cycles = `${CYCLE_HEADERS}\n${ENDED_CYCLE}\n`
    expect(await alone('my days.csv', cycles)).toBe('whoop')
    expect(await zipped({ 'readme.txt': 'hello', 'backup/my days.csv': cycles })).toBe('whoop')
  })

  it('is looked for in no file with an intimate name', async () => {
    const asked: string[] = []
    const entries = entriesOf({ 'journal_entries.csv': JOURNAL, 'menstrual_cycles.json': '{}', 'other.csv': 'x' }).map(
      (entry) => ({
        ...entry,
        bytes: (limit: number) => {
          asked.push(entry.path)
          return entry.bytes(limit)
        },
      }),
    )
    await expect(recognise({ entries, head: new Uint8Array() }, EXPORT_FORMATS)).rejects.toThrow()
    expect(asked).toEqual(['other.csv'])
  })

  it.each([
    [
      'a zip of others',
      () => zipped({ 'holiday.jpg': 'x' }),
      /^Corner does not know this file\. Corner reads: .*Oura .*Polar .*WHOOP/,
    ],
    ['an empty zip', () => zipped({}), /^This zip is empty\./],
    ['a zip in a zip', () => zipped({ 'my_whoop_data.zip': 'x' }), /^This zip holds only another zip: unpack it once/],
    [
      'an archive of another kind',
      () => alone('takeout.tgz', Uint8Array.of(0x1f, 0x8b, 8)),
      /^This is a \.tgz or \.gz archive/,
    ],
    ['a text', () => alone('notes.txt', 'hello'), /^Corner does not know this file\./],
  ])('is not found for %s, and a sentence names what Corner reads', async (_what, tried, sentence) => {
    await expect(tried()).rejects.toThrow(sentence)
  })
})
