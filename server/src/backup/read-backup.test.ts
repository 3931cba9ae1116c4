import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '@corner/contract/refusal.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { createTestFolder, fillForBackup, writeText } from './backup-for-tests.ts'
import { readBackup, readHeader } from './read-backup.ts'
import { TextReader } from './text-reader.ts'
import { writeBackup } from './write-backup.ts'

const folder = await createTestFolder()
const source = await createTestDatabase()
await fillForBackup(source.unbound, 20)
const path = join(folder, 'whole.backup')
const written = await writeBackup(source.owner, path, { origin: 'asked', madeAt: new Date('2026-11-27T03:15:07Z') })
const bytes = await readFile(path)

async function withBytes(content: Buffer) {
  const file = join(folder, 'changed.backup')
  await writeFile(file, content)
  return readBackup(file)
}

it('reads what was written', async () => {
  expect(await readBackup(path)).toEqual(written)
  expect(await readHeader(path)).toEqual(written.header)
})

it('leaves nothing behind for a role that owns no table, and says which one it needs', async () => {
  const file = join(folder, 'other.backup')
  const asked = writeBackup(source.unbound, file, { origin: 'asked', madeAt: new Date() })
  await expect(asked).rejects.toThrow('Name the role that owns them in DATABASE_URL')
  expect(existsSync(file)).toBe(false)
})

it('refuses a file that was cut anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
      await expect(withBytes(bytes.subarray(0, length))).rejects.toThrow(Refusal)
    }),
    { numRuns: 60 },
  )
})

it('refuses a file in which one bit differs, or reads the same from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
      const damaged = Buffer.from(bytes)
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << bit), at)
      const read = await withBytes(damaged).catch((error) => error)
      if (!(read instanceof Refusal)) expect(read).toEqual(written)
    }),
    { numRuns: 60 },
  )
})

it.each([
  ['an empty file', Buffer.alloc(0)],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['something after the end', Buffer.concat([bytes, Buffer.from('more')])],
  ['the file twice', Buffer.concat([bytes, bytes])],
])('refuses %s', async (_, content) => {
  await expect(withBytes(content)).rejects.toThrow('This file cannot be restored')
})

it.each(['', 'select 1;\n', '-- corner {}\n', '-- corner {"format":1}\n', 'x'.repeat(2_000_000)])(
  'refuses a text that is none of ours',
  async (text) => {
    await expect(readBackup(await writeText(join(folder, 'other.backup'), text))).rejects.toThrow(Refusal)
  },
)

it('finds lines and rows in pieces of any length', async () => {
  const rows = fc.array(fc.constantFrom('\\\\.', 'a\tb', '', '\\N', 'x\\\\.', '.'), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(rows, rows, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (a, b, lengths) => {
      const section = (lines: string[]) => `${lines.map((line) => `${line}\n`).join('')}\\.\n`
      const text = `first\n${section(a)}second\n${section(b)}last\n`
      const reader = new TextReader(inPieces(text, lengths))
      expect(await reader.line()).toBe('first')
      expect(await textOf(reader)).toBe(section(a).slice(0, -3))
      expect(await reader.line()).toBe('second')
      expect(await textOf(reader)).toBe(section(b).slice(0, -3))
      expect(await reader.line()).toBe('last')
      expect(await reader.isAtEnd()).toBe(true)
    }),
  )
})

async function* inPieces(text: string, lengths: readonly number[]): AsyncGenerator<Buffer> {
  const whole = Buffer.from(text)
  for (let at = 0, n = 0; at < whole.length; n++) {
    const length = lengths[n % lengths.length] ?? 1
    yield whole.subarray(at, at + length)
    at += length
  }
}

async function textOf(reader: TextReader): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of reader.rows()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
