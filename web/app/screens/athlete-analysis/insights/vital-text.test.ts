import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { expect, it } from 'vitest'
import { vitalLines } from './vital-text.ts'

const HRV: VitalOfWeek = { metric: 'hrv', night: '2026-11-28', value: 44, range: { low: 85, high: 105 }, week: [] }
const PULSE: VitalOfWeek = { ...HRV, metric: 'resting_heart_rate', value: 63, range: { low: 49, high: 54 } }

it('has the night, the value and the own range of one alone in a sentence', () => {
  expect(vitalLines([HRV], 'Several vital signs are off.')).toEqual({
    lead: 'HRV in the night to Nov 28: 44 ms, 41 ms under own range 85 to 105 ms.',
    lines: [],
  })
  expect(vitalLines([], '')).toBeNull()
})

it('says the night of several once, and of each the value and how far it is from its own range', () => {
  expect(vitalLines([PULSE, HRV], 'Several vital signs off at once.')).toEqual({
    lead: 'In the night to Nov 28, with the own range:',
    lines: [
      'Resting heart rate: 63 bpm, 9 bpm above own range 49 to 54 bpm',
      'HRV: 44 ms, 41 ms under own range 85 to 105 ms',
    ],
  })
})

it('leaves out a value that the sentence above has, and no other', () => {
  expect(vitalLines([HRV], 'HRV 44 ms (usually 95), and recovery 17%.')?.lead).toBe(
    'HRV in the night to Nov 28: 41 ms under own range 85 to 105 ms.',
  )
  expect(vitalLines([HRV], 'HRV 144 ms (usually 95).')?.lead).toContain(': 44 ms, ')
  expect(vitalLines([PULSE, HRV], 'HRV 44 ms')?.lines).toEqual([
    'Resting heart rate: 63 bpm, 9 bpm above own range 49 to 54 bpm',
    'HRV: 41 ms under own range 85 to 105 ms',
  ])
})
