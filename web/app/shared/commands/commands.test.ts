import type { Team } from '@corner/contract/entities/teams.ts'
import type { Role } from '@corner/contract/roles.ts'
import { expect, it } from 'vitest'
import { SCREENS } from '../navigation/screens.ts'
import { type CommandsInput, commandsFor } from './commands.ts'

const member = (id: string, full_name: string) => ({ id, full_name, username: id, first_name: full_name.split(' ')[0] })
const team = (id: string, athletes: readonly [string, string][]) =>
  ({ id, name: `Team ${id}`, athletes: athletes.map(([one, name]) => member(one, name)) }) as unknown as Team
const MEN = team('men', [
  ['1', 'Luka Reyes'],
  ['2', 'Zoë Núñez'],
  ['3', ''],
])
const WOMEN = team('women', [['4', 'Luka Reyes']])

function offered(input: Partial<CommandsInput> & { role: Role | undefined }) {
  const place = { pathname: '/account', search: '', state: null }
  return commandsFor({ teams: [MEN], place, typed: '', ...input })
}
const labels = (input: Parameters<typeof offered>[0]) =>
  offered(input).flatMap(({ commands }) => commands.map(({ label, hint }) => (hint ? `${label}, ${hint}` : label)))
const addressOf = (input: Parameters<typeof offered>[0], label: string) => {
  const command = offered(input)
    .flatMap(({ commands }) => commands)
    .find((one) => one.label === label)
  return command?.to === 'help' ? undefined : command?.to
}

it.each([undefined, 'athlete'] as const)('offers %s no team, no chat and no screen of coaches', (role) => {
  expect(labels({ role })).not.toContain('Team Overview')
  expect(labels({ role, typed: 'luka' })).toEqual([])
  expect(labels({ role })).not.toContain('Coach Dashboard')
  expect(addressOf({ role }, 'Last 30 days')).toEqual({ address: '/dashboard?days=30' })
})

it('offers each screen that has an address of its own', () => {
  const addresses = offered({ role: 'admin' }).flatMap(({ commands }) =>
    commands.map(({ to }) => (to === 'help' ? to : to.address)),
  )
  const own = SCREENS.map(({ path }) => path).filter((path) => !/:|-callback$/.test(path))
  expect(own.filter((path) => !addresses.includes(path))).toEqual([])
})

it('finds athletes without accents, and tells equal names apart by their teams', () => {
  expect(labels({ role: 'coach', typed: 'zoe nunez' })[0]).toBe('Zoë Núñez')
  expect(labels({ role: 'admin', teams: [MEN, WOMEN], typed: 'luka' })).toEqual([
    'Luka Reyes, Team men',
    'Luka Reyes, Team women',
    'Ask: “luka”',
  ])
  // Without a name, the user name.
  expect(labels({ role: 'coach', typed: '3' })).toContain('3')
})

it('keeps team and period, and the way back to the dashboard', () => {
  const place = { pathname: '/coach-dashboard', search: '?team=men&days=30&tab=chat', state: null }
  expect(addressOf({ role: 'coach', place }, 'Rankings')?.address).toBe(
    '/coach-dashboard?team=men&days=30&tab=rankings',
  )
  expect(addressOf({ role: 'coach', place }, 'Luka Reyes')).toEqual({
    address: '/athlete/men/1?days=30',
    state: { cameFrom: '/coach-dashboard?team=men&days=30&tab=chat', steps: 1 },
  })
  const athlete = {
    pathname: '/athlete/men/1',
    search: '?days=30&tab=sleep',
    state: { cameFrom: '/coach-dashboard', steps: 1 },
  }
  expect(addressOf({ role: 'coach', place: athlete }, 'AI Chat')?.address).toBe('/coach-dashboard?team=men&tab=chat')
  expect(addressOf({ role: 'coach', place: athlete }, 'Zoë Núñez')?.state).toEqual({
    cameFrom: '/coach-dashboard',
    steps: 2,
  })
  expect(addressOf({ role: 'coach' }, 'Zoë Núñez')?.state).toBeNull()
})

it('puts the accounts that were found below the athletes, and nothing while nothing is typed', () => {
  const account = {
    id: 'account 9',
    label: 'Luka Admin',
    hint: 'Admin · l@c.example',
    to: { address: '/admin-dashboard' },
  }
  const groups = (typed: string) => offered({ role: 'admin', accounts: [account], typed }).map(({ title }) => title)
  expect(groups('luka')).toEqual(['Athletes', 'Accounts', 'AI coach'])
  expect(groups('')).not.toContain('Accounts')
})

it('puts a typed question to the AI coach last, and not without a team', () => {
  expect(addressOf({ role: 'coach', typed: ' Who is ready? ' }, 'Ask: “Who is ready?”')).toEqual({
    address: '/coach-dashboard?tab=chat&ask=Who+is+ready%3F',
  })
  expect(labels({ role: 'coach', teams: [], typed: 'Who is ready?' })).toEqual([])
  expect(labels({ role: 'coach', typed: 'mat' }).at(-1)).toBe('Ask: “mat”')
})

it('finds articles, charts and rankings for a word', () => {
  const found = labels({ role: 'coach', typed: 'sleep' })
  expect(found).toEqual(expect.arrayContaining(['Sleep chart', 'Sleep Rankings', 'Articles on \u201csleep\u201d']))
  expect(addressOf({ role: 'coach', typed: 'sleep' }, 'Sleep Rankings')?.address).toBe('/coach-dashboard?tab=rankings')
  expect(addressOf({ role: 'coach', typed: 'sleep' }, 'Articles on \u201csleep\u201d')?.address).toBe(
    '/knowledge?search=sleep',
  )
  expect(labels({ role: 'athlete', typed: 'sleep' })).not.toContain('Sleep chart')
})

it('opens for a coach with the mat sheet and who is flagged first', () => {
  expect(labels({ role: 'coach' }).slice(0, 2)).toEqual(['Mat Sheet', 'Flagged athletes'])
  expect(labels({ role: 'coach' }).filter((label) => label === 'Mat Sheet')).toHaveLength(1)
  expect(addressOf({ role: 'coach' }, 'Flagged athletes')?.address).toBe('/coach-dashboard?tab=overview#why')
})
