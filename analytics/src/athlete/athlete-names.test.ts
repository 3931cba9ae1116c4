import { expect, it } from 'vitest'
import { athleteNames } from './athlete-names.ts'

const named = (athlete_id: string, athlete_name: string, first_name = '') => ({ athlete_id, athlete_name, first_name })

it('names athletes by first name, and by full name where two share it', () => {
  const names = athleteNames([named('1', 'Ann Ash'), named('2', 'Ann Birch'), named('3', 'Cem Dal', 'Jem')])
  expect([...names]).toEqual([
    ['1', 'Ann Ash'],
    ['2', 'Ann Birch'],
    ['3', 'Jem'],
  ])
})

it('distinguishes two athletes of the same name by their ids', () => {
  expect(athleteNames([named('1', 'Ann Ash'), named('2', 'Ann Ash')]).size).toBe(2)
  expect(athleteNames([]).size).toBe(0)
})
