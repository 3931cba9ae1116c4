import { expect, it } from 'vitest'
import { linkedText, someNames } from './card-texts.ts'

it('counts athletes with a device', () => {
  expect(linkedText(22, 24)).toBe('22 linked, 2 not linked')
  expect(linkedText(24, 24)).toBe('All linked')
  expect(linkedText(1, 1)).toBe('Linked')
  expect(linkedText(0, 24)).toBe('None linked')
  expect(linkedText(0, 0)).toBe('Nobody has joined yet')
})

it('lists three names and counts the rest', () => {
  expect(someNames(['Ana', 'Ben', 'Cai'])).toBe('Ana, Ben, Cai')
  expect(someNames(['Ana', 'Ben', 'Cai', 'Dov', 'Eli'])).toBe('Ana, Ben, Cai +2')
})
