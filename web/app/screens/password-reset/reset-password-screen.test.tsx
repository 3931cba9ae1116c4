// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as settings from '../../shared/branding/club-settings.ts'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { readSession, storeTokens } from '../../shared/session/stored-session.ts'
import ResetPasswordScreen, { meta } from './reset-password-screen.tsx'

const club = { sendsMail: true }

const ROUTE = 'POST /api/password-reset/'
const NEW = 'correct horse battery staple'

beforeEach(() => {
  club.sendsMail = true
  vi.spyOn(settings, 'useSendsMail').mockImplementation(() => club.sendsMail)
  storeTokens({ access: 'a', refresh: 'r' })
  location.hash = '#secret'
})

async function sent(answer: unknown, repeated = NEW) {
  const calls = stubServer({ [ROUTE]: answer })
  const shown = mounted(<ResetPasswordScreen />)
  await shown.user.type(screen.getByLabelText('New Password'), NEW)
  await shown.user.type(screen.getByLabelText('Confirm New Password'), repeated)
  await shown.user.click(screen.getByRole('button', { name: 'Set new password' }))
  return { ...shown, calls: calls.filter(({ call }) => call === ROUTE) }
}
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('setting a new password', () => {
  it('sends it with the secret of the link, signs out, and leads to sign in', async () => {
    const { address, calls } = await sent({})
    await waitFor(() => expect(address()).toMatch(/^\/login/))
    expect(calls).toEqual([{ call: ROUTE, body: { token: 'secret', password: NEW } }])
    expect(readSession()).toMatchObject({ signedIn: false, ended: 'left' })
  })

  it('sends nothing where the second differs, and focuses it', async () => {
    const { calls } = await sent({}, 'another')
    expect(calls).toEqual([])
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm New Password'))
  })

  it('says that a link is used up', async () => {
    await sent(refusal(400, { error: 'No', code: 'invalid', fields: { token: 'Over' } }))
    await waitFor(() => expect(linkOf('Ask for a new link')).toBe('/forgot-password'))
    expect(screen.queryByText('No')).toBeNull()
    expect(readSession().signedIn).toBe(true)
  })

  it('says why else it failed', async () => {
    await sent(refusal(500, {}))
    expect(await screen.findByText('This did not work. Please try again.')).toBeTruthy()
  })

  it('marks a refused password', async () => {
    await sent(refusal(400, { error: 'No', code: 'invalid', fields: { password: 'Too common' } }))
    expect(await screen.findByText('Too common')).toBeTruthy()
    expect(screen.queryByText('No')).toBeNull()
  })

  it('needs a whole link, and leads back to sign in', () => {
    location.hash = ''
    mounted(<ResetPasswordScreen />)
    expect(linkOf('Ask for a new link')).toBe('/forgot-password')
    expect(linkOf('Back to sign in')).toBe('/login')
    expect(screen.queryByLabelText('New Password')).toBeNull()
  })

  it('names who can give a new link where the server sends no e-mail', () => {
    club.sendsMail = false
    location.hash = ''
    mounted(<ResetPasswordScreen />)
    expect(screen.getByText(/Ask an administrator of your club for a new one/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ask for a new link' })).toBeNull()
  })

  it('leads back to sign in beside the form, too', () => {
    mounted(<ResetPasswordScreen />)
    expect(linkOf('Back to sign in')).toBe('/login')
  })
})

it('is kept from search engines', () => {
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' })
})
