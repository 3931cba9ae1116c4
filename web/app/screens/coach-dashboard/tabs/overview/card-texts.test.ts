import { expect, it } from 'vitest'
import { linkedText, someNames } from './card-texts.ts'

it('counts athletes with a device', () => {
  expect(linkedText({ linked: 21, ended: 1, none: 2 })).toBe('21 linked, 1 link ended, 2 not linked')
  expect(linkedText({ linked: 22, ended: 0, none: 2 })).toBe('22 linked, 2 not linked')
  expect(linkedText({ linked: 22, ended: 2, none: 0 })).toBe('22 linked, 2 links ended')
  expect(linkedText({ linked: 0, ended: 1, none: 0 })).toBe('0 linked, 1 link ended')
  expect(linkedText({ linked: 24, ended: 0, none: 0 })).toBe('All linked')
  expect(linkedText({ linked: 1, ended: 0, none: 0 })).toBe('Linked')
  expect(linkedText({ linked: 0, ended: 0, none: 24 })).toBe('None linked')
  expect(linkedText({ linked: 0, ended: 0, none: 0 })).toBe('Nobody has joined yet')
})

it('lists three names and counts the rest', () => {
  expect(someNames(['Ana', 'Ben', 'Cai'])).toBe('Ana, Ben, Cai')
  expect(someNames(['Ana', 'Ben', 'Cai', 'Dov', 'Eli'])).toBe('Ana, Ben, Cai +2')
})
