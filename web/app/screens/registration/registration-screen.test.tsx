// @vitest-environment happy-dom
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeTokens } from '../../shared/session/stored-session.ts'
import RegistrationScreen from './registration-screen.tsx'

afterEach(() => {
  endSession('left')
  location.hash = ''
})

it('says what happens before an administrator is chosen in vain', async () => {
  const { user } = mounted(<RegistrationScreen />)
  expect(screen.queryByText(REGISTRATION_TEXTS.administratorChosen)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Role'), 'admin')
  expect(screen.getByText(REGISTRATION_TEXTS.administratorChosen)).toBeTruthy()
})

it('says of the chosen role what it is for', async () => {
  const { user } = mounted(<RegistrationScreen />)
  const role = screen.getByLabelText('Role')
  expect(screen.getByText(/^Links a device and sees their own days/)).toBeTruthy()
  await user.selectOptions(role, 'coach')
  expect(screen.getByText(/^Sees the athletes of their teams: none until/)).toBeTruthy()
  expect(screen.queryByText(/^Links a device/)).toBeNull()
})

it('tells a visitor how a club starts, but nobody who is signed in or has the set-up link', () => {
  const { unmount } = mounted(<RegistrationScreen />)
  expect(screen.getByText(/Starting a club\?/).textContent).toContain('administrator')
  unmount()
  storeTokens({ access: 'a', refresh: 'r' })
  const signedIn = mounted(<RegistrationScreen />)
  expect(screen.queryByText(/Starting a club/)).toBeNull()
  signedIn.unmount()
  endSession('left')
  stubServer({ 'POST /api/check-setup-link/': { state: 'open' } })
  location.hash = '#setup=abc'
  mounted(<RegistrationScreen />)
  expect(screen.queryByText(/Starting a club/)).toBeNull()
})

it('shows the form or the restore of a backup, and keeps what was typed', async () => {
  stubServer({ 'POST /api/check-setup-link/': { state: 'open' } })
  location.hash = '#setup=abc'
  const { user } = mounted(<RegistrationScreen />)
  const create = () => screen.queryByRole('button', { name: 'Create Account' })
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  await user.type(screen.getByLabelText('First Name'), 'Mo')
  await user.click(screen.getByRole('button', { name: 'Restore a backup instead' }))
  const back = await screen.findByRole('button', { name: 'Create an account instead' })
  expect([heading(), create()]).toEqual(['Restore a backup', null])
  await user.click(back)
  expect([heading(), create() === null]).toEqual(['Create your account', false])
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Mo')
})

it('fills in the code of a link, and takes its role', async () => {
  stubServer({ 'GET /api/validate-team-code/': { valid: true, role: 'coach' } })
  location.hash = '#code=WQF-37T-DER-CX4'
  mounted(<RegistrationScreen />)
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: /Athlete\/Coach Code/ })
  await waitFor(() => expect(code.value).toBe('WQF-37T-DER-CX4'))
  const role = screen.getByLabelText<HTMLSelectElement>('Role')
  await waitFor(() => expect([role.value, role.disabled]).toEqual(['coach', true]))
})

it('shows a password that is typed for the first time, and hides it again', async () => {
  const { user } = mounted(<RegistrationScreen />)
  for (const label of ['Password', 'Confirm Password']) {
    const typed = screen.getByLabelText<HTMLInputElement>(label)
    const show = within(typed.parentElement as HTMLElement).getByRole('button', { name: 'Show the password' })
    expect([typed.type, typed.autocomplete]).toEqual(['password', 'new-password'])
    await user.click(show)
    expect(typed.type).toBe('text')
    await user.click(show)
    expect(typed.type).toBe('password')
  }
})

it('says at the top that a code sets the role, but not to the first administrator', () => {
  const { unmount } = mounted(<RegistrationScreen />)
  const lead = screen.getByText(/If your team has given you a code/).textContent
  // An administrator adds nobody whose address is not confirmed.
  expect(lead).toContain('enter it later in your account')
  expect(lead).toContain('ask an administrator to confirm your address and add you')
  unmount()
  stubServer({ 'POST /api/check-setup-link/': { state: 'open' } })
  location.hash = '#setup=abc'
  mounted(<RegistrationScreen />)
  expect(screen.queryByText(/If your team has given you a code/)).toBeNull()
})

it('registers somebody else for a person who is signed in', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent
  const { unmount } = mounted(<RegistrationScreen />)
  expect(heading()).toBe('Create your account')
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  unmount()
  storeTokens({ access: 'a', refresh: 'r' })
  mounted(<RegistrationScreen />)
  expect(heading()).toBe('Register a new user')
  expect(screen.getByText(/it sets their role/)).toBeTruthy()
  expect(screen.queryByText(/Already registered/)).toBeNull()
})

it.each([
  [REGISTRATION_TEXTS.usernameTaken, { email: REGISTRATION_TEXTS.emailTaken }, 1],
  ['Enter a valid email address', { email: 'Enter a valid email address' }, 0],
])('leads to the sign-in beside an address that has an account: %s', async (error, fields, links) => {
  stubServer({ 'POST /api/register/': refusal(409, { error, fields }) })
  const { user } = mounted(<RegistrationScreen />)
  for (const [label, value] of [
    ['First Name', 'Mo'],
    ['Last Name', 'Reyes'],
    ['Email', 'mo@c.example'],
    ['Password', 'corner-42-mat'],
    ['Confirm Password', 'corner-42-mat'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  await screen.findByText(error)
  const hints = screen.queryAllByText(/^Is it your account\?/)
  expect(hints.map((hint) => within(hint).getByRole('link', { name: 'Sign In' }).getAttribute('href'))).toEqual(
    Array(links).fill('/login'),
  )
})
