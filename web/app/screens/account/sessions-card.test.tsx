// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { readSession, storeTokens } from '../../shared/session/stored-session.ts'
import { SessionsCard } from './sessions-card.tsx'

const READ = 'GET /api/users/me/sessions/'
const EVERYWHERE = 'POST /api/users/me/sign-out-everywhere/'
const HERE = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Firefox on Linux',
  is_current: true,
  signed_in_at: '2026-11-21T08:00:00Z',
  last_used_at: '2026-11-21T09:00:00Z',
}
const PHONE = { ...HERE, id: '00000000-0000-4000-8000-000000000002', device: 'Safari on iPhone', is_current: false }
const END_PHONE = `DELETE /api/users/me/sessions/${PHONE.id}/`
const NOT_SIGNED_OUT = 'You could not be signed out there. Please try again.'

beforeEach(() => storeTokens({ access: 'a', refresh: 'r' }))

/** The card with both devices, whose button of this name was clicked so many times. */
async function clicked(name: string, answers: object, times = 1) {
  const sent = stubServer({ [READ]: { sessions: [HERE, PHONE] }, ...answers })
  const { user } = mounted(<SessionsCard />)
  const button = await screen.findByRole('button', { name })
  for (let i = 0; i < times; i++) await user.click(button)
  return { calls: () => sent.filter(({ call }) => call !== READ), reads: () => sent.length }
}
const forEver = new Promise(() => {})

describe('signing out', () => {
  it('everywhere else keeps this device, and says what came of it', async () => {
    const { calls } = await clicked('Sign out everywhere else', { [EVERYWHERE]: { message: 'Signed out elsewhere.' } })
    expect(await screen.findByText('Signed out elsewhere.')).toBeTruthy()
    expect(calls()).toEqual([{ call: EVERYWHERE, body: { keep_this_device: true } }])
    expect(readSession().signedIn).toBe(true)
  })

  it('everywhere ends the session of this device, too', async () => {
    const { calls } = await clicked('Sign out everywhere', { [EVERYWHERE]: { message: 'Signed out.' } })
    await waitFor(() => expect(readSession()).toMatchObject({ signedIn: false, ended: 'left_everywhere' }))
    expect(calls()).toEqual([{ call: EVERYWHERE, body: { keep_this_device: false } }])
  })

  it('of another device ends that one, and reads the list again', async () => {
    const { calls, reads } = await clicked('Sign out Safari on iPhone', { [END_PHONE]: { message: 'Signed out.' } })
    await waitFor(() => expect(reads()).toBe(3))
    expect(calls()).toEqual([{ call: END_PHONE, body: undefined }])
    expect(screen.queryByText(NOT_SIGNED_OUT)).toBeNull()
  })

  it('of a device whose session ended by itself is no failure', async () => {
    const { reads } = await clicked('Sign out Safari on iPhone', { [END_PHONE]: refusal(404, { error: 'No session' }) })
    await waitFor(() => expect(reads()).toBe(3))
    expect(screen.queryByText('No session')).toBeNull()
  })

  it.each([
    ['Sign out everywhere', EVERYWHERE],
    ['Sign out everywhere else', EVERYWHERE],
    ['Sign out Safari on iPhone', END_PHONE],
  ])('%s asks once, however often it is clicked', async (name, route) => {
    expect((await clicked(name, { [route]: forEver }, 2)).calls()).toHaveLength(1)
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['Sign out everywhere', EVERYWHERE],
    ['Sign out Safari on iPhone', END_PHONE],
  ])('%s says where it failed', async (name, route) => {
    await clicked(name, { [route]: refusal(500, {}) })
    expect(await screen.findByText(NOT_SIGNED_OUT)).toBeTruthy()
    expect(readSession().signedIn).toBe(true)
  })
})
