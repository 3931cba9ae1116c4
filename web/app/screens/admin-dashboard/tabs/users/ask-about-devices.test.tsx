// @vitest-environment happy-dom
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { AskAboutDevices } from './ask-about-devices.tsx'

const ADA = { id: '1', role: 'athlete', full_name: 'Ada Bell', email: 'ada@c.example' } as AdminUser

it('says what to ask whose session may have been copied, with their address, and leads to the log', async () => {
  const { user } = mounted(<AskAboutDevices status="session_copied" people={[ADA]} />)
  await user.click(screen.getByRole('button', { name: /^Copy address / }))
  expect(await navigator.clipboard.readText()).toBe('ada@c.example')
  await user.click(screen.getByRole('button', { name: /^Copy message/ }))
  expect(await navigator.clipboard.readText()).toMatch(/used twice.*On which devices.*choose a new password/)
  const log = screen.getByRole('link', { name: 'See in the log' }).getAttribute('href')
  expect(log).toBe('/?tab=audit&action=refresh_token_reused')
})

it.each([
  ['connected', [ADA]],
  [undefined, [ADA]],
  ['session_copied', []],
] as const)('is not there above a list of status %s with %j', (status, people) => {
  mounted(<AskAboutDevices status={status} people={people} />)
  expect(screen.queryByRole('button')).toBeNull()
})
