// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import { PasswordCard } from './password-card.tsx'

const ASK = 'POST /api/password-reset/request/'

function shown({ role = 'athlete', sendsMail = true, answer = {} as unknown } = {}) {
  endSession('left')
  storeTokens({ access: 'a', refresh: 'r' })
  storeProfile({ role, first_name: 'Ann', username: 'ann', email: 'ann+1@club.example' } as never)
  const sent = stubServer({ [ASK]: answer })
  return { ...mounted(<PasswordCard sendsMail={sendsMail} />), sent }
}
const send = () => screen.getByRole('button', { name: 'Send me a link' })

it.each([
  ['athlete', true],
  ['coach', false],
  ['admin', false],
])('lets a person of the role %s set a new password, with mail: %s', (role, sendsMail) => {
  shown({ role, sendsMail })
  expect(screen.getByLabelText('Current Password')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Set new password' })).toBeTruthy()
})

it('sends a link to the own address and says what it does', async () => {
  const { user, sent } = shown({ answer: { message: 'If there is an account ...', by: 'email' } })
  await user.click(send())
  expect(
    await screen.findByText(/A link is on its way to your address\. It works once, within 30 minutes/),
  ).toBeTruthy()
  expect(sent).toEqual([{ call: ASK, body: { email: 'ann+1@club.example' } }])
  expect(screen.getByText(/by it signs you out on all your devices/)).toBeTruthy()
})

it('says why no link was sent', async () => {
  const { user } = shown({ answer: refusal(429, { error: 'Too many links', code: 'too_many_requests' }) })
  await user.click(send())
  expect(await screen.findByText('Too many links')).toBeTruthy()
})

it('says without mail who can help, and leads an administrator to the own row', () => {
  const { unmount } = shown({ sendsMail: false })
  expect(screen.getByText(/An administrator of your club, .* can give you a link/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send me a link' })).toBeNull()
  unmount()
  shown({ role: 'admin', sendsMail: false })
  expect(screen.getByRole('link', { name: 'your account' }).getAttribute('href')).toBe(
    '/admin-dashboard?tab=users&search=ann%2B1%40club.example',
  )
})
