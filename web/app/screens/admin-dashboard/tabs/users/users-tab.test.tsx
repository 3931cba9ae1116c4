// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { UsersTab } from './users-tab.tsx'

const CHOICE = { page: 1, search: '', role: undefined, status: undefined, team: '', sort: undefined }

const shown = (choice: object) => {
  stubServer({})
  const list = { rows: [], total: 0, choice: { ...CHOICE, ...choice }, isPrevious: false }
  mounted(<UsersTab list={list as never} />)
}

it('of a club without accounts says that there are none', () => {
  shown({})
  expect(screen.getByText('No users yet.')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Team' })).toHaveProperty('value', 'All')
})

it.each([{ search: 'ann' }, { role: 'coach' }, { status: 'no_team' }, { team: 'none' }])(
  'blames the filter %j for an empty list',
  (choice) => {
    shown(choice)
    expect(screen.getByText('Nobody matches. Change the search or the filters.')).toBeTruthy()
  },
)
