import { beforeEach, expect, it, vi } from 'vitest'
import { endSession, parseProfile, readSession, type SessionEnd, storeTokens } from './stored-session.ts'

/** A browser's local storage. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}
beforeEach(() => void vi.stubGlobal('localStorage', emptyStorage()))

it.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['"coach"'],
  ['[]'],
  ['{}'],
  ['{"role":7}'],
  ['{"role":"king"}'],
  ['{"role":"coach","first_name":5}'],
])('ignores a stored user_info of %s', (userInfo) => {
  expect(parseProfile(userInfo)).toBeNull()
})

it('reads the profile that was stored', () => {
  expect(parseProfile('{"role":"coach","first_name":"Dana"}')).toMatchObject({ role: 'coach', first_name: 'Dana' })
})

it('remembers how the session ended until the next sign-in', () => {
  storeTokens({ access: 'a', refresh: 'r' })
  expect(readSession()).toMatchObject({ signedIn: true, ended: null })
  endSession('refused')
  expect(readSession()).toMatchObject({ signedIn: false, ended: 'refused' })
  storeTokens({ access: 'a2', refresh: 'r2' })
  expect(readSession()).toMatchObject({ signedIn: true, ended: null })
})

it.each<SessionEnd>(['left', 'left_everywhere', 'account_deleted'])(
  'keeps that it ended as %s when a call that was under way is refused afterwards',
  (why) => {
    storeTokens({ access: 'a', refresh: 'r' })
    endSession(why)
    endSession('refused')
    expect(readSession().ended).toBe(why)
  },
)
