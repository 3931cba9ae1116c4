import { expect, test } from 'vitest'
import { supportingLines } from './supporting-lines.ts'

const LINES = [
  'Nap 20 to 90 minutes, between 13:00 and 16:00.',
  'Leave 30 minutes between waking and training.',
  'Trials show that naps help performance.',
  'Never nap in a moving car.',
]

test('beside the verdict stand the lines on what was asked, in their order', () => {
  expect(supportingLines('Yes, naps do good.', LINES.slice(0, 3), 'how long between a nap and training')).toEqual([
    'Nap 20 to 90 minutes, between 13:00 and 16:00.',
    'Leave 30 minutes between waking and training.',
  ])
})

test('what an article warns of stays, whatever was asked', () => {
  expect(supportingLines('Yes, naps do good.', LINES, 'naps')).toContain('Never nap in a moving car.')
})

test('a line that only says the verdict again is left out', () => {
  expect(supportingLines('20 to 90 minutes, between 13:00 and 16:00.', LINES, 'how long is a nap')).not.toContain(
    LINES[0],
  )
})
