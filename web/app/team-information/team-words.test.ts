import { expect, it } from 'vitest'
import { readTeamTab } from './team-tab.ts'
import { memberInitial, memberName, teamOptionLabel, teamSubtitle } from './team-words.ts'

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

it('says in the selector how many athletes a team has', () => {
  expect(teamOptionLabel({ name: "Men's Wrestling", athletes: [] })).toBe("Men's Wrestling (0 athletes)")
  expect(teamOptionLabel({ name: "Men's Wrestling", athletes: [athlete(1), athlete(2)] })).toBe(
    "Men's Wrestling (2 athletes)",
  )
})

it.each([
  [{ full_name: 'Zoë Lind', username: 'zoe' }, 'Zoë Lind', 'Z'],
  [{ full_name: ' ', username: 'zoe' }, 'zoe', 'Z'],
  [{ full_name: 'émile', username: 'x' }, 'émile', 'É'],
  [{ full_name: '"Kid" Ali', username: 'x' }, '"Kid" Ali', 'K'],
  [{ full_name: '–', username: 'x' }, '–', ''],
])('calls %j %j, with the initial %j', (member, name, initial) => {
  expect(memberName(member)).toBe(name)
  expect(memberInitial(member)).toBe(initial)
})

it.each([
  ['', 'overview'],
  ['tab=codes', 'codes'],
  ['tab=members&team=3', 'members'],
  ['tab=Members', 'overview'],
  ['tab=elsewhere', 'overview'],
])('reads the address %j as the tab %s', (address, tab) => {
  expect(readTeamTab(new URLSearchParams(address))).toBe(tab)
})
