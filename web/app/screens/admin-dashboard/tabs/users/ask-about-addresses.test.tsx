// @vitest-environment happy-dom
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { AskAboutAddresses } from './ask-about-addresses.tsx'

const ADA = { id: '1', role: 'athlete', full_name: 'Ada Bell', email: 'ada@c.example' } as AdminUser
const BO = { id: '2', role: 'athlete', full_name: 'Bo Chu', email: 'bo@c.example' } as AdminUser

it('says what confirming means, and copies what to ask an address that nobody is known behind', async () => {
  const { user } = mounted(<AskAboutAddresses status="address_not_confirmed" people={[ADA]} />)
  expect(screen.getByRole('heading').textContent).toBe('Confirm the address of this person')
  expect(screen.getByText(/Once it is confirmed, coaches can add them to a team/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Copy address / }))
  expect(await navigator.clipboard.readText()).toBe('ada@c.example')
  await user.click(screen.getByRole('button', { name: /^Copy message/ }))
  expect(await navigator.clipboard.readText()).toMatch(/registered .* with this e-mail address\. Was it you\?/)
})

it('speaks of several in the plural', async () => {
  const { user } = mounted(<AskAboutAddresses status="address_not_confirmed" people={[ADA, BO]} />)
  expect(screen.getByRole('heading').textContent).toBe('Confirm the addresses of these people')
  await user.click(screen.getByRole('button', { name: /^Copy 2 addresses/ }))
  expect(await navigator.clipboard.readText()).toBe('ada@c.example, bo@c.example')
})

it.each([
  ['connected', [ADA]],
  [undefined, [ADA]],
  ['address_not_confirmed', []],
] as const)('is not there above a list of status %s with %j', (status, people) => {
  mounted(<AskAboutAddresses status={status} people={people} />)
  expect(screen.queryByRole('button')).toBeNull()
})
