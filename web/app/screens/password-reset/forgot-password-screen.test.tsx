// @vitest-environment happy-dom
import { PASSWORD_RESET_TEXTS } from '@corner/contract/texts/accounts.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as settings from '../../shared/branding/club-settings.ts'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import ForgotPasswordScreen from './forgot-password-screen.tsx'

const club = { sendsMail: true }

const ROUTE = 'POST /api/password-reset/request/'
const ask = () => screen.queryByRole('button', { name: 'Ask for a link' })

beforeEach(() => {
  club.sendsMail = true
  vi.spyOn(settings, 'useSendsMail').mockImplementation(() => club.sendsMail)
})

async function asked(answer: unknown) {
  const sent = stubServer({ [ROUTE]: answer })
  const { user } = mounted(<ForgotPasswordScreen />)
  await user.type(screen.getByLabelText('Email'), 'ana@corner.example')
  await user.click(screen.getByRole('button', { name: 'Ask for a link' }))
  return sent
}

describe('a forgotten password', () => {
  it('asks for a link by mail', async () => {
    const sent = await asked({ message: PASSWORD_RESET_TEXTS.byEmail, by: 'email' })
    expect(await screen.findByText(PASSWORD_RESET_TEXTS.byEmail)).toBeTruthy()
    expect(sent).toEqual([{ call: ROUTE, body: { email: 'ana@corner.example' } }])
  })

  it('marks and focuses a refused address', async () => {
    await asked(refusal(400, { error: 'No', code: 'invalid', fields: { email: 'Not an address' } }))
    expect(await screen.findByText('Not an address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('says who can help before anybody asks where the server sends no e-mail', () => {
    club.sendsMail = false
    mounted(<ForgotPasswordScreen />)
    expect(screen.getByText(PASSWORD_RESET_TEXTS.byAdministrator)).toBeTruthy()
    expect(ask()).toBeNull()
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login')
  })
})
