import { SPORTS } from '@corner/contract/constants/sports.ts'
import { expect, it } from 'vitest'
import { numberedName, teamName } from './team-name.ts'

const GENDERS = ['mixed', 'male', 'female'] as const

it.each([
  ['Iowa', 'Wrestling', 'mixed', 'Iowa Wrestling'],
  ['Iowa', 'Wrestling', 'male', 'Iowa Wrestling Men'],
  ['Iowa', 'Track', 'female', 'Iowa Track Women'],
  ['Iowa Wrestling', 'Wrestling', 'female', 'Iowa Wrestling Women'],
  ['Wrestling', 'Wrestling', 'mixed', 'Wrestling'],
  ['Bikewrestling', 'Wrestling', 'mixed', 'Bikewrestling Wrestling'],
  ['Wrestling Iowa', 'Wrestling', 'mixed', 'Wrestling Iowa Wrestling'],
] as const)('calls the team of %s in %s (%s) %s', (organization, sport, gender, name) => {
  expect(teamName({ organization, sport, gender })).toBe(name)
})

it('puts the organization before the word of every sport, as a screen looks for it', () => {
  for (const sport of SPORTS)
    for (const gender of GENDERS) {
      const name = numberedName(teamName({ organization: 'Žilina & Söhne', sport, gender }), [])
      expect(name.split(sport)[0]?.trim(), name).toBe('Žilina & Söhne')
    }
})

it('numbers a name from the second one on, and fills gaps', () => {
  expect(numberedName('Iowa Wrestling', [])).toBe('Iowa Wrestling')
  expect(numberedName('Iowa Wrestling', ['IOWA wrestling'])).toBe('Iowa Wrestling 2')
  expect(numberedName('Iowa Wrestling', ['Iowa Wrestling', 'Iowa Wrestling 3'])).toBe('Iowa Wrestling 2')
  expect(numberedName('Iowa Wrestling', ['Iowa Wrestling 2'])).toBe('Iowa Wrestling')
})
