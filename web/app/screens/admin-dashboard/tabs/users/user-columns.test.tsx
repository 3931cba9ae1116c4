// @vitest-environment happy-dom
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { userColumns } from './user-columns.tsx'
import type { UserModal } from './user-modals.tsx'

const ADA = { id: '1', full_name: 'Ada Bell', email_proven: true } as AdminUser

function actions(user: AdminUser) {
  const opened: (UserModal | null)[] = []
  const column = userColumns((modal) => opened.push(modal)).find(({ head }) => head === 'Actions')
  return { ...mounted(column?.cell(user)), opened }
}

it('keeps the rarer actions behind a menu, and Delete apart at the end', async () => {
  const { user, opened } = actions(ADA)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Edit Ada Bell', 'Assign to Team Ada Bell', 'More for Ada Bell', 'Delete Ada Bell'])
  await user.click(screen.getByRole('button', { name: 'More for Ada Bell' }))
  await user.click(screen.getByText('Make a password link'))
  expect(opened).toEqual([{ kind: 'password-link', user: ADA }])
})

it('says on a phone the role in a team only where it is not the one of the account', () => {
  const teams = [
    { team_id: 'a', team_name: 'Eagles', role: 'athlete' },
    { team_id: 'b', team_name: 'Hawks', role: 'coach' },
  ]
  const column = userColumns(() => {}).find(({ head }) => head === 'Teams')
  mounted(column?.cell({ ...ADA, role: 'athlete', teams } as AdminUser))
  expect(screen.getByText('(athlete)').className).toMatch(/same/)
  expect(screen.getByText('(coach)').className).not.toMatch(/same/)
})

it('offers to confirm an address in the row itself, before the other actions, where nobody has', async () => {
  const unproven = { ...ADA, email_proven: false }
  const { user, opened } = actions(unproven)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.slice(0, 2)).toEqual(['Confirm address of Ada Bell', 'Edit Ada Bell'])
  await user.click(screen.getByText('Confirm address'))
  expect(opened).toEqual([{ kind: 'confirm-address', user: unproven }])
})
