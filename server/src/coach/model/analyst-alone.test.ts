import { expect, it } from 'vitest'
import type { Intent } from '../analyst/question.ts'
import { isForAnalystAlone } from './analyst-alone.ts'

const plain = { intent: 'ranking' as Intent, besides: [], strangers: [] }

it.each(['emergency', 'medical', 'unsafe_advice', 'manipulation', 'no_access'] as const)(
  'leaves %s to the analyst',
  (intent) => {
    expect(isForAnalystAlone({ ...plain, intent })).toBe(true)
  },
)

it('leaves to it what comes beside, and names of people outside of the team', () => {
  expect(isForAnalystAlone({ ...plain, besides: ['manipulation'] })).toBe(true)
  expect(isForAnalystAlone({ ...plain, besides: ['other_teams'] })).toBe(true)
  expect(isForAnalystAlone({ ...plain, strangers: ['Zoe Quill'] })).toBe(true)
  expect(isForAnalystAlone({ ...plain, besides: ['other_language'] })).toBe(false)
  expect(isForAnalystAlone(plain)).toBe(false)
})
