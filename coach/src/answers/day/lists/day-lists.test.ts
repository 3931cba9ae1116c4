import { expect, test } from 'vitest'
import { dayListsOf } from './day-lists.ts'

test.each([
  ['sick', 'Vital signs off'],
  ['groups', 'Lifting groups'],
  ['changes', 'Changed since yesterday'],
  ['order', 'To see before practice'],
  ['sit_out', 'To hold back today'],
  ['push', 'To push today'],
  ['planned', 'Training as planned today'],
  ['unusual', 'Furthest from their own normal'],
  ['everybody', 'What today asks for'],
  ['ready', 'What today asks for'],
  ['brief', 'To hold back today'],
] as const)('a list of %s is headed "%s"', (form, title) => {
  expect(dayListsOf(form, [], '2026-11-21').title).toBe(title)
})

test.each([
  ['groups', false],
  ['changes', false],
  ['everybody', false],
  ['ready', false],
  ['order', true],
  ['push', true],
] as const)('one order runs through a list of %s: %s', (form, isOneOrder) => {
  expect(dayListsOf(form, [], '2026-11-21').isOneOrder).toBe(isOneOrder)
})
