import { expect, it } from 'vitest'
import { openSealedKey, sealKey } from './sealed-key.ts'

const PASSPHRASE = 'twelve signs at least'

it('opens with the same passphrase, with no other, and not when it was changed', async () => {
  const sealed = await sealKey('the key', PASSPHRASE)
  expect(JSON.stringify(sealed)).not.toContain(Buffer.from('the key').toString('base64'))
  expect(await openSealedKey(sealed, PASSPHRASE)).toBe('the key')
  await expect(openSealedKey(sealed, `${PASSPHRASE}!`)).rejects.toThrow('does not open the key')
  const changed = { ...sealed, text: Buffer.from('another').toString('base64') }
  await expect(openSealedKey(changed, PASSPHRASE)).rejects.toThrow('does not open the key')
})

it('is different each time, so that two backups do not show that they hold the same key', async () => {
  const [first, second] = await Promise.all([sealKey('the key', PASSPHRASE), sealKey('the key', PASSPHRASE)])
  expect(first.salt).not.toBe(second.salt)
  expect(first.text).not.toBe(second.text)
})

it('refuses a passphrase of fewer than twelve characters', async () => {
  await expect(sealKey('the key', 'eleven sign')).rejects.toThrow('needs at least 12 characters')
})
