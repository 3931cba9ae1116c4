import { expect, it } from 'vitest'
import { nameOf } from './names.ts'

const full = (member: number) => Object.values(nameOf(7, member)).join(' ')

it('gives the same people for the same seed, as the pages of a demo name them', () => {
  expect([1, 2, 3, 4].map(full)).toEqual(['Elias Ortiz', 'Lena Gallagher', 'Jonah Torres', 'Sofia Fischer'])
})

it('no two of 2000 members share a full name, and neighbours no family name', () => {
  const names = Array.from({ length: 2000 }, (_, place) => full(place + 1))
  expect(new Set(names).size).toBe(2000)
  const families = names.map((name) => name.split(' ').at(-1))
  expect(families.filter((family, place) => family === families[place + 2])).toEqual([])
})
