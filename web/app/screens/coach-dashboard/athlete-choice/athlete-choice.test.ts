import { expect, it } from 'vitest'
import { readAthleteChoice, serializeAthleteChoice } from './athlete-choice.ts'

const IDS = [
  '019a0000-0000-7000-8000-00000aaaaaa1',
  '019a0000-0000-7000-8000-00000bbbbbb2',
  '019a0000-0000-7000-8000-00000ccccccc3',
]
const [ANA, BEN, CAI] = IDS as [string, string, string]

it('keeps the address empty while all are chosen, and reads an empty one as all', () => {
  expect(serializeAthleteChoice(IDS, IDS)).toBe('')
  expect(readAthleteChoice(null, IDS)).toEqual(IDS)
  expect(readAthleteChoice('', IDS)).toEqual(IDS)
})

it.each([
  [[ANA], 'aaaaa1'],
  [[BEN, ANA], 'bbbbb2.aaaaa1'],
  [[CAI, ANA], 'ccccc3.aaaaa1'],
  [[], 'none'],
])('writes %j as %s and reads it back', (chosen, written) => {
  expect(serializeAthleteChoice(chosen, IDS)).toBe(written)
  expect(readAthleteChoice(written, IDS)).toEqual(chosen)
})

it('names the excluded ones of a long choice, which reads in the order of the team', () => {
  const team = Array.from({ length: 12 }, (_, place) => `0000000${String(place).padStart(2, '0')}a`)
  const chosen = team.slice(0, 9).reverse()
  const written = serializeAthleteChoice(chosen, team)
  expect(written).toMatch(/^not(\.\w{6}){3}$/)
  expect(readAthleteChoice(written, team)).toEqual(team.slice(0, 9))
})

it('writes longer id endings where short ones are ambiguous', () => {
  const alike = ['x1ffffff', 'x2ffffff', 'x3eeeeee']
  expect(serializeAthleteChoice(['x1ffffff'], alike)).toBe('1ffffff')
  expect(readAthleteChoice('1ffffff', alike)).toEqual(['x1ffffff'])
})

it('ignores athletes of another team and invalid ids', () => {
  expect(readAthleteChoice('dddddd', IDS)).toEqual(IDS)
  expect(readAthleteChoice('1', IDS)).toEqual(IDS)
  expect(readAthleteChoice('not.dddddd', IDS)).toEqual(IDS)
  expect(readAthleteChoice('dddddd.BBBBB2', IDS)).toEqual([BEN])
  expect(readAthleteChoice('aaaaa1', [])).toEqual([])
  expect(readAthleteChoice('ccccc3', IDS)).toEqual([CAI])
})
