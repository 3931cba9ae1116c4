import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadKeyRing } from './key-ring.ts'
import { seal, unseal } from './seal.ts'

const keyText = () => randomBytes(32).toString('base64')
const ringOf = (text: string) => loadKeyRing(text, '/nowhere')

it('decrypts what it encrypted, any text, in its own place', async () => {
  const ring = await ringOf(keyText())
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unseal(ring, seal(ring, text, 'here'), 'here')).toBe(text)
    }),
  )
})

it('does not decrypt in another place, or with one bit changed', async () => {
  const ring = await ringOf(keyText())
  const sealed = seal(ring, 'token', 'row 1')
  expect(() => unseal(ring, sealed, 'row 2')).toThrow()
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => unseal(ring, changed, 'row 1')).toThrow()
})

it('still decrypts with the old key after a new one was added, and not without it', async () => {
  const [old, fresh] = [keyText(), keyText()]
  const sealed = seal(await ringOf(old), 'token', 'row')
  expect(unseal(await ringOf(`${fresh},${old}`), sealed, 'row')).toBe('token')
  const freshOnly = await ringOf(fresh)
  expect(() => unseal(freshOnly, sealed, 'row')).toThrow(/No key with the id/)
})

it('refuses a key that is not 32 bytes', async () => {
  await expect(ringOf('c2hvcnQ=')).rejects.toThrow('CORNER_KEY must be base64 of 32 bytes')
})

it('makes the key file once, readable by its owner alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'corner-key-'))
  try {
    const [first, second] = await Promise.all([loadKeyRing(undefined, dataDir), loadKeyRing(undefined, dataDir)])
    expect(first[0].id).toBe((await loadKeyRing(undefined, dataDir))[0].id)
    expect(second[0].id).toBe(first[0].id)
    expect((await stat(join(dataDir, 'key'))).mode & 0o777).toBe(0o600)
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
