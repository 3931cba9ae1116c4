import { expect, it } from 'vitest'
import { VERDICT_WORDS } from './verdict-words.ts'

it('says of an unknown day only that the recovery is missing: other records may be fresh', () => {
  expect(VERDICT_WORDS.ask.action).toBe('No fresh recovery: ask how the athlete feels, and plan by that.')
})
