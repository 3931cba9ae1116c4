import { expect, it } from 'vitest'
import { countLinks, endedText } from './link-state.ts'

it('counts a link that has ended as neither linked nor missing', () => {
  const people = [
    { whoop_connected: true },
    { whoop_connected: true, link_ended: false },
    { whoop_connected: true, link_ended: true },
    { whoop_connected: false },
    // Without a link nothing can have ended.
    { whoop_connected: false, link_ended: true },
  ]
  expect(countLinks(people)).toEqual({ linked: 2, ended: 1, none: 2 })
})

it.each([
  [0, ''],
  [1, '1 link ended'],
  [1205, '1,205 links ended'],
])('writes %s', (ended, text) => {
  expect(endedText(ended)).toBe(text)
})
