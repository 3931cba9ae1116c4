// @vitest-environment happy-dom
import type { Team, TeamMember } from '@corner/contract/entities/teams.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { Members } from './members.tsx'

const member = (id: string, full_name: string) =>
  ({ id, full_name, username: id, email: `${id}@c.example`, whoop_connected: true }) as TeamMember
const DANA = member('dana', 'Dana Whitfield')
const teamOf = (athletes: TeamMember[]) => ({ id: '7', coaches: [DANA], athletes }) as unknown as Team
const MANY = [member('zoe', 'Zoë Núñez'), ...Array.from({ length: 11 }, (_, at) => member(`a${at}`, `Athlete ${at}`))]
const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)

it('leads from an athlete to the analysis, not from a coach', () => {
  mounted(<Members team={teamOf([member('zoe', 'Zoë Núñez')])} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Zoë Núñez', '/athlete/7/zoe']])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

it('finds in a larger team by name without accents, and by address', async () => {
  const { user } = mounted(<Members team={teamOf(MANY)} />)
  const search = screen.getByRole('searchbox', { name: 'Search members' })
  await user.type(search, 'nunez')
  await waitFor(() => expect(names()).toEqual(['Zoë Núñez']))
  expect(screen.getByText('No coaches match the search.')).toBeTruthy()
  await user.clear(search)
  await user.type(search, 'dana@')
  await waitFor(() => expect(names()).toEqual(['Dana Whitfield']))
  expect(screen.getByText('No athletes match the search.')).toBeTruthy()
})
