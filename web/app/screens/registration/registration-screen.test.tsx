// @vitest-environment happy-dom
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mounted, stubServer } from '../../shared/mounted-for-tests.tsx'
import RegistrationScreen from './registration-screen.tsx'

afterEach(() => {
  location.hash = ''
})

it('says what happens before an administrator is chosen in vain', async () => {
  const { user } = mounted(<RegistrationScreen />)
  expect(screen.queryByText(REGISTRATION_TEXTS.administratorChosen)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Role'), 'admin')
  expect(screen.getByText(REGISTRATION_TEXTS.administratorChosen)).toBeTruthy()
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
