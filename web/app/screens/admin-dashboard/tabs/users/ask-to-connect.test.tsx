// @vitest-environment happy-dom
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { AskToConnect } from './ask-to-connect.tsx'

const ADA = { id: '1', role: 'athlete', full_name: 'Ada Bell', email: 'ada@c.example' } as AdminUser
const BO = { id: '2', role: 'athlete', full_name: 'Bo Chu', email: 'bo@c.example' } as AdminUser

it('copies a message and the addresses, one press each', async () => {
  const { user } = mounted(<AskToConnect status="link_ended" people={[ADA, BO]} total={2} />)
  expect(screen.getByRole('heading', { name: 'Ask them to connect again' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Copy 2 addresses/ }))
  expect(await navigator.clipboard.readText()).toBe('ada@c.example, bo@c.example')
  await user.click(screen.getByRole('button', { name: /^Copy message/ }))
  expect(await navigator.clipboard.readText()).toMatch(/connect it again: .*\/connect-whoop$/)
  await user.click(screen.getByRole('button', { name: 'Copy link to the device page' }))
  expect(await navigator.clipboard.readText()).toMatch(/^http:\S+\/connect-whoop$/)
  expect(screen.getByRole('link', { name: 'Write a mail' }).getAttribute('href')).toMatch(/^mailto:\?bcc=ada%40c/)
})

it('says whom it means: one, or those of a page of many', () => {
  const { unmount } = mounted(<AskToConnect status="not_connected" people={[ADA]} total={1} />)
  expect(screen.getByRole('heading').textContent).toBe('Ask this person to connect a wearable')
  expect(screen.getByRole('button', { name: /^Copy address / })).toBeTruthy()
  unmount()
  mounted(<AskToConnect status="not_connected" people={[ADA, BO]} total={60} />)
  expect(screen.getByRole('heading').textContent).toBe('Ask the 2 on this page to connect a wearable')
})

it('asks only athletes for their first wearable, and everybody to connect again', async () => {
  const coach = { ...BO, role: 'coach' } as AdminUser
  const { user, unmount } = mounted(<AskToConnect status="not_connected" people={[ADA, coach]} total={2} />)
  expect(screen.getByRole('heading').textContent).toBe('Ask this person to connect a wearable')
  await user.click(screen.getByRole('button', { name: /^Copy address / }))
  expect(await navigator.clipboard.readText()).toBe('ada@c.example')
  unmount()
  const { unmount: leave } = mounted(<AskToConnect status="not_connected" people={[coach]} total={1} />)
  expect(screen.queryByRole('button')).toBeNull()
  leave()
  mounted(<AskToConnect status="link_ended" people={[coach]} total={1} />)
  expect(screen.getByRole('button', { name: /^Copy address / })).toBeTruthy()
})

it.each([
  ['connected', [ADA]],
  [undefined, [ADA]],
  ['link_ended', []],
] as const)('is not there above a list of status %s with %j', (status, people) => {
  mounted(<AskToConnect status={status} people={people} total={people.length} />)
  expect(screen.queryByRole('button')).toBeNull()
})
