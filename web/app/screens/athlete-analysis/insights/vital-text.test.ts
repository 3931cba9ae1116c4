import { expect, it } from 'vitest'
import { vitalText } from './vital-text.ts'

const hrv = {
  metric: 'hrv',
  night: '2026-11-28',
  value: 44,
  range: { low: 85, high: 105 },
  week: [],
} as const

it('has the night, the value and the own range, of HRV as of the others', () => {
  const text = 'HRV in the night to Nov 28: 44 ms, 41 ms under own range 85 to 105 ms.'
  expect(vitalText({ ...hrv, week: [] }, 'Several vital signs are off.')).toBe(text)
})

it('leaves out a value that the sentence above has', () => {
  expect(vitalText({ ...hrv, week: [] }, 'HRV 44 ms (usually 95), and recovery 17%.')).toBe(
    'HRV in the night to Nov 28: 41 ms under own range 85 to 105 ms.',
  )
  expect(vitalText({ ...hrv, week: [] }, 'HRV 144 ms (usually 95).')).toContain(': 44 ms, ')
})
