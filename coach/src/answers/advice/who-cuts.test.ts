import { expect, test } from 'vitest'
import { said } from '../team-for-tests.ts'
import { asksWhoCuts } from './who-cuts.ts'

test.each([
  ['which of my guys would you not let cut right now based on what they look like', true],
  ["who shouldn't be cutting this week", true],
  ['who should cut back on volume', false],
  ['how fast can he cut weight', false],
])('%s: %s', (text, asks) => expect(asksWhoCuts(text)).toBe(asks))

test('it clears nobody, and names who is held back today with the reason', async () => {
  const topic = 'which of my guys would you not let cut right now'
  const text = await said({ kind: 'advice', who: {}, topic }, { message: topic })
  expect(text).toMatch(/^Weight and hydration are not recorded in Corner, so it clears nobody to cut/)
  expect(text).toContain('- Ann Ash (30%)')
})
