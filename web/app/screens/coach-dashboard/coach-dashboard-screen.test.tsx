// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../shared/mounted-for-tests.tsx'
import CoachDashboardScreen from './coach-dashboard-screen.tsx'

function dashboard(teams: unknown) {
  stubServer({ 'GET /api/teams/teams/': teams })
  mounted(<CoachDashboardScreen />)
}
const noTeams = () => screen.queryByText('No Teams Found')

it('tells a coach without a team so, once that is known', async () => {
  let answer = (_teams: unknown) => {}
  dashboard(new Promise((resolve) => (answer = resolve)))
  expect(noTeams()).toBeNull()
  answer([])
  expect(await screen.findByText('No Teams Found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Personal Dashboard' }).getAttribute('href')).toBe('/dashboard')
})
