import { randomBytes, randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it, vi } from 'vitest'
import { deriveKey, loadKeyRing } from '../secrets/key-ring.ts'
import { AccessTokens } from './access-tokens.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const keyText = () => randomBytes(32).toString('base64')
const [oldKey, newKey] = [keyText(), keyText()]
const oldRing = await loadKeyRing(oldKey, '')
const claims = { user_id: randomUUID(), session_id: randomUUID() }
const at = (milliseconds: number) => () => new Date(NOON.getTime() + milliseconds)
const expires_at = new Date(NOON.getTime() + 15 * 60_000)
const ours = await new AccessTokens(oldRing, at(0)).sign(claims)

it('reads what it signed, for 15 minutes', async () => {
  expect(await new AccessTokens(oldRing, at(0)).read(ours)).toEqual({ ...claims, expires_at })
  expect(await new AccessTokens(oldRing, at(15 * 60_000 - 1)).read(ours)).toEqual({ ...claims, expires_at })
  expect(await new AccessTokens(oldRing, at(15 * 60_000)).read(ours)).toBeUndefined()
})

it('reads tokens of an old key behind a new one, and signs with the new one', async () => {
  const rotated = new AccessTokens(await loadKeyRing(`${newKey},${oldKey}`, ''), at(0))
  expect(await rotated.read(ours)).toEqual({ ...claims, expires_at })
  const fresh = await rotated.sign(claims)
  expect(await new AccessTokens(oldRing, at(0)).read(fresh)).toBeUndefined()
})

it('verifies a token once, refuses it when its time is over, and never keeps a forged one', async () => {
  let nowMs = 0
  const tokens = new AccessTokens(oldRing, () => at(nowMs)())
  const verify = vi.spyOn(crypto.subtle, 'verify')
  for (let call = 0; call < 3; call++) expect(await tokens.read(ours)).toEqual({ ...claims, expires_at })
  expect(verify).toHaveBeenCalledTimes(1)
  const forged = `${ours.slice(0, -2)}AA`
  for (let call = 0; call < 2; call++) expect(await tokens.read(forged)).toBeUndefined()
  expect(verify).toHaveBeenCalledTimes(3)
  nowMs = 15 * 60_000
  expect(await tokens.read(ours)).toBeUndefined()
})

it('says nothing but who and which session', async () => {
  const payload = JSON.parse(Buffer.from(ours.split('.')[1] ?? '', 'base64url').toString())
  expect(Object.keys(payload).sort()).toEqual(['exp', 'iat', 'iss', 'sid', 'sub'])
})

it('takes no token without a signature, of another key, algorithm, purpose or maker', async () => {
  const tokens = new AccessTokens(oldRing, at(0))
  const [master] = oldRing
  const key = deriveKey(master, 'access tokens')
  const forge = (changes: {
    alg?: string
    kid?: string
    issuer?: string
    by?: Buffer
    sub?: string
    until?: number | null
  }) => {
    const { alg = 'HS256', kid = master.id, issuer = 'corner', by = key, sub = claims.user_id, until = 60 } = changes
    const token = new SignJWT({ sid: claims.session_id })
      .setProtectedHeader({ alg, kid })
      .setSubject(sub)
      .setIssuer(issuer)
    if (until !== null) token.setExpirationTime(NOON.getTime() / 1000 + until)
    return token.sign(by)
  }
  expect(await tokens.read(await forge({})), 'the forger can make a good one').toMatchObject(claims)
  const forged = [
    new UnsecuredJWT({ sid: claims.session_id })
      .setSubject(claims.user_id)
      .setIssuer('corner')
      .setExpirationTime('1h')
      .encode(),
    await forge({ by: randomBytes(32) }),
    await forge({ by: deriveKey(master, 'seal') }),
    await forge({ alg: 'HS384' }),
    await forge({ kid: 'another' }),
    await forge({ issuer: 'elsewhere' }),
    await forge({ sub: 'admin' }),
    await forge({ until: null }),
    await forge({ until: -1 }),
    `${ours.slice(0, -2)}AA`,
    '',
    'a.b.c',
  ]
  for (const token of forged) expect(await tokens.read(token), token).toBeUndefined()
})
