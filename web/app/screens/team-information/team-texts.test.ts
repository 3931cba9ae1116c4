import { expect, it } from 'vitest'
import { readTab } from '../../shared/address/read-tab.ts'
import { TEAM_TABS } from './team-tab.ts'
import { memberName, teamOptionLabel, teamSubtitle } from './team-texts.ts'

const athlete = (number: number) => ({
  id: String(number),
  username: `athlete.${number}`,
  first_name: 'Ana',
  full_name: `Ana ${number}`,
  email: `athlete.${number}@corner.example`,
  whoop_connected: true,
})

it.each([
  ['Riverside Athletics', "Riverside Athletics • Men's Wrestling"],
  ['', "Team • Men's Wrestling"],
  ['  ', "Team • Men's Wrestling"],
])('names the organization %j and the team under the title', (organization, subtitle) => {
  expect(teamSubtitle({ name: "Men's Wrestling", organization: { id: '1', name: organization } })).toBe(subtitle)
})

const team = (id: string, name: string, organization: string, athletes = [athlete(1), athlete(2)]) => ({
  id,
  name,
  athletes,
  organization: { id: organization, name: organization },
})

it('shows the number of athletes in the selector', () => {
  const [full, empty] = [team('1', "Men's Wrestling", 'Riverside'), team('2', 'Judo', 'Riverside', [])]
  expect(teamOptionLabel(full, [full, empty])).toBe("Men's Wrestling (2 athletes)")
  expect(teamOptionLabel(empty, [full, empty])).toBe('Judo (0 athletes)')
})

it('distinguishes teams of the same name by organization', () => {
  const teams = [team('1', 'Judo', 'Riverside'), team('2', 'Judo', 'Lakeside'), team('3', 'Judo', '')]
  expect(teams.map((one) => teamOptionLabel(one, teams))).toEqual([
    'Judo, Riverside (2 athletes)',
    'Judo, Lakeside (2 athletes)',
    'Judo (2 athletes)',
  ])
})

it.each([
  [{ full_name: ' Zoë Lind ', username: 'zoe' }, 'Zoë Lind'],
  [{ full_name: ' ', username: 'zoe' }, 'zoe'],
])('calls %j %j', (member, name) => {
  expect(memberName(member)).toBe(name)
})

it.each([
  ['', 'overview'],
  ['tab=codes', 'codes'],
  ['tab=members&team=3', 'members'],
  ['tab=Members', 'overview'],
  ['tab=elsewhere', 'overview'],
])('reads the address %j as the tab %s', (address, tab) => {
  expect(readTab(TEAM_TABS, new URLSearchParams(address))).toBe(tab)
})
