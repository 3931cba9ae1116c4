import { expect, it } from 'vitest'
import { offsetText } from './offset-text.ts'

it.each([
  [0, '+00:00'],
  [-60, '+01:00'],
  [300, '-05:00'],
  [210, '-03:30'],
  [-345, '+05:45'],
])('a browser that says %i is at %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text)
})
