// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { readSession, storeTokens } from '../../shared/session/stored-session.ts'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

const ROUTE = 'POST /api/users/me/change-password/'
const SESSIONS = 'GET /api/users/me/sessions/'
const CURRENT = 'takedown-6'
const NEW = 'correct horse battery staple'
const CHANGED = { message: 'Your password is changed. You are signed out everywhere else.' }

const current = () => screen.getByLabelText<HTMLInputElement>('Current Password')
const fresh = () => screen.getByLabelText<HTMLInputElement>('New Password')
const again = () => screen.getByLabelText<HTMLInputElement>('Confirm New Password')

async function filled(answer: unknown, typed: [string, string, string] = [CURRENT, NEW, NEW]) {
  storeTokens({ access: 'a', refresh: 'r' })
  const calls = stubServer({ [ROUTE]: answer, [SESSIONS]: { sessions: [] } })
  const shown = mounted(
    <>
      <SessionsCard />
      <PasswordForm email="ann@club.example" />
    </>,
  )
  const places = [current(), fresh(), again()]
  for (const [place, field] of places.entries()) if (typed[place]) await shown.user.type(field, typed[place])
  await shown.user.keyboard('{Enter}')
  return { ...shown, sent: () => calls.filter(({ call }) => call === ROUTE), calls }
}

describe('setting a new password with the current one', () => {
  it('sends the three, stays signed in, says what it did, and reads the sessions again', async () => {
    const { sent, calls } = await filled(CHANGED)
    expect(await screen.findByText(CHANGED.message)).toBeTruthy()
    expect(sent()).toEqual([{ call: ROUTE, body: { current_password: CURRENT, password: NEW, confirm_password: NEW } }])
    expect(readSession()).toMatchObject({ signedIn: true })
    await waitFor(() => expect(calls.filter(({ call }) => call === SESSIONS)).toHaveLength(2))
  })

  it('is empty afterwards, with the focus at its button', async () => {
    await filled(CHANGED)
    await screen.findByText(CHANGED.message)
    expect([current(), fresh(), again()].map(({ value }) => value)).toEqual(['', '', ''])
    expect(screen.queryByText('Strong')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set new password' }))
  })

  it('says that it is under way, and sends nothing a second time', async () => {
    const { user, sent } = await filled(new Promise(() => {}))
    const button = await screen.findByRole('button', { name: 'Saving...' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(sent()).toHaveLength(1)
  })

  it.each<[[string, string, string], string, () => HTMLElement]>([
    [['', NEW, NEW], 'Current password is required', current],
    [[CURRENT, '12345', '12345'], 'Password must be at least 6 characters long', fresh],
    [[CURRENT, NEW, 'another'], 'Passwords do not match', again],
  ])('sends nothing of %j, and focuses what to mend', async (typed, text, field) => {
    const { sent } = await filled(CHANGED, typed)
    expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(sent()).toEqual([])
  })

  it('marks a wrong current password at its field, which gets the focus, and keeps what was typed', async () => {
    const fields = { current_password: 'This is not your password' }
    await filled(refusal(400, { error: 'No', code: 'bad_input', fields }))
    expect(await screen.findByText('This is not your password')).toBeTruthy()
    expect(document.activeElement).toBe(current())
    expect(screen.queryByText('No')).toBeNull()
    expect(again().value).toBe(NEW)
  })

  it('says why else it failed', async () => {
    await filled(refusal(429, { error: 'Too many attempts', code: 'too_many_requests' }))
    expect(await screen.findByText('Too many attempts')).toBeTruthy()
  })

  it('tells a password manager which is which, and whose', async () => {
    const { container } = await filled(CHANGED, ['', '', ''])
    expect([current(), fresh(), again()].map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    expect(container.querySelector('[autocomplete="username"]')).toMatchObject({ value: 'ann@club.example' })
  })
})
