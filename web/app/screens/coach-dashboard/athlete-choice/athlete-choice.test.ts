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
  [[BEN, ANA], 'not.ccccc3'],
  [[], 'none'],
])('writes %j as %s and reads it back', (chosen, written) => {
  expect(serializeAthleteChoice(chosen, IDS)).toBe(written)
  expect(readAthleteChoice(written, IDS)).toEqual(IDS.filter((id) => chosen.includes(id)))
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
