import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { textOf } from './entry-text.ts'
import type { ExportEntry } from './export-format.ts'
import { openUpload } from './open-upload.ts'
import { asZip64, withFirstEntry, zipOf } from './zip-for-tests.ts'

const MEGABYTE = 1024 * 1024
const folder = await mkdtemp(join(tmpdir(), 'corner-upload-'))
afterAll(() => rm(folder, { recursive: true }))

let count = 0
async function uploaded(bytes: Uint8Array | string, name = 'export.zip') {
  const path = join(folder, `${count++}`)
  await writeFile(path, bytes)
  return openUpload(path, name)
}
const first = ({ entries }: { entries: readonly ExportEntry[] }) => entries[0] as ExportEntry
const sample = zipOf({ 'a/one.txt': 'one', 'a/two.txt': 'two '.repeat(50_000) })

describe('an upload on disk', () => {
  it('is the files of its zip, each with its folders and its size', async () => {
    const upload = await uploaded(sample)
    expect(upload.entries.map(({ path, size }) => [path, size])).toEqual([
      ['a/one.txt', 3],
      ['a/two.txt', 200_000],
    ])
    expect(upload.head).toHaveLength(0)
    expect(await textOf(first(upload), MEGABYTE)).toBe('one')
    expect(await textOf(first(upload), MEGABYTE)).toBe('one') // any number of times
    upload.close()
  })

  it('reads a zip with places of 64 bits', async () => {
    const upload = await uploaded(asZip64(sample))
    expect(await textOf(first(upload), MEGABYTE)).toBe('one')
    upload.close()
  })

  it('leaves out folders and what macOS adds', async () => {
    const { entries, close } = await uploaded(
      zipOf({ 'a/': '', '__MACOSX/a/._b.csv': 'x', 'a/._b.csv': 'x', 'a/b.csv': 'b' }),
    )
    expect(entries.map(({ path }) => path)).toEqual(['a/b.csv'])
    close()
  })

  it('is itself when it is no zip, with its first bytes and without the folders of its name', async () => {
    const upload = await uploaded('x'.repeat(5_000), 'C:\\Users\\ada\\run.tcx')
    expect(upload.entries.map(({ path, size }) => [path, size])).toEqual([['run.tcx', 5_000]])
    expect(upload.head).toHaveLength(4_096)
    expect(await textOf(first(upload), MEGABYTE)).toHaveLength(5_000)
    await expect(textOf(first(await uploaded('x'.repeat(2 * MEGABYTE))), MEGABYTE)).rejects.toThrow(
      'is larger than 1 MB',
    )
  })
})

describe('refuses with a sentence', () => {
  it.each<[string, Uint8Array | string, RegExp]>([
    ['an empty file', '', /^This file is empty$/],
    ['half a zip', sample.subarray(0, sample.length / 2), /damaged or cut off/],
    ['a zip without its last bytes', sample.subarray(0, sample.length - 5), /damaged or cut off/],
    [
      'a name that leads out of the zip',
      zipOf({ '../../etc/passwd': 'x' }),
      /names a file outside of itself, ‘..\/..\/etc\/passwd’/,
    ],
    ['a name from the root', zipOf({ '/etc/passwd': 'x' }), /names a file outside of itself/],
    [
      'a list that points astray',
      withFirstEntry(sample, (view, entry) => view.setUint32(entry, 7, true)),
      /damaged or cut off/,
    ],
  ])('%s', async (_what, bytes, sentence) => {
    await expect(uploaded(bytes)).rejects.toThrow(sentence)
  })

  it.each<[string, Uint8Array, RegExp]>([
    [
      'a locked file',
      withFirstEntry(sample, (view, at) => view.setUint16(at + 8, 1, true)),
      /one\.txt: is locked with a password/,
    ],
    [
      'an unknown way of packing',
      withFirstEntry(sample, (view, at) => view.setUint16(at + 10, 12, true)),
      /packed in a way/,
    ],
    [
      'a wrong checksum',
      withFirstEntry(sample, (view, at) => view.setUint32(at + 16, 1, true)),
      /one\.txt: is damaged/,
    ],
    [
      'a file longer than declared',
      withFirstEntry(sample, (view, at) => view.setUint32(at + 24, 2, true)),
      /one\.txt: is damaged/,
    ],
    [
      'a file shorter than declared',
      withFirstEntry(sample, (view, at) => view.setUint32(at + 24, 9, true)),
      /one\.txt: is damaged/,
    ],
    [
      'a file of zeros',
      zipOf({ 'zeros.json': new Uint8Array(80 * MEGABYTE) }),
      /zeros\.json: holds next to nothing, but very much/,
    ],
    ['more than may be read of it', zipOf({ 'one.txt': 'x'.repeat(2 * MEGABYTE) }), /one\.txt: is larger than 1 MB/],
  ])('%s, once it is read', async (_what, bytes, sentence) => {
    const upload = await uploaded(bytes)
    await expect(textOf(first(upload), bytes.length > 50_000 ? 100 * MEGABYTE : MEGABYTE)).rejects.toThrow(sentence)
    upload.close()
  })
})
