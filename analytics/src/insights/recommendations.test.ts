import { describe, expect, it } from 'vitest'
import type { SignKind } from '../day-verdict/sign.ts'
import { areasOfConcern, nextWeekFocus, recoveryModality } from './recommendations.ts'

const seen = (...kinds: SignKind[]) => ({ hasRecords: true, day: { signs: kinds.map((kind) => ({ kind })) } }) as never
const found = (kind: string, given: object = {}) => ({ kind, tone: 'concern', ...given }) as never

describe('how to recover', () => {
  it.each([
    ['month_sleep', 'Sleep first: more time in bed, a fixed wake time'],
    ['hrv', 'Active recovery: easy aerobic work and mobility'],
    ['total_strain', 'An easy day after each hard one, food and fluid soon after training'],
    ['pai', 'Usual routine: sleep, food, then tools'],
  ])('after a finding on %s', (kind, modality) => {
    expect(recoveryModality(seen(), [found(kind)])).toBe(modality)
  })

  it('a finding that presses nothing changes nothing, and of no records nothing is said', () => {
    expect(recoveryModality(seen(), [found('hrv', { tone: 'good' })])).toMatch(/^Usual routine/)
    expect(recoveryModality({ hasRecords: false } as never, [found('hrv')])).toBeNull()
  })
})

it.each([
  ['illness_signs', 'Keep the days easy until the vital signs are usual again, then come back step by step.'],
  ['red_mornings', 'Begin the week with two easy days, and go on only with mornings out of the red.'],
  ['short_nights', 'Nights first: an hour earlier to bed until the week is made up for.'],
] as const)('%s leads the focus of next week', (kind, focus) => {
  const findings = ['a', 'b', 'c'].map((name) => found(name, { focus: `Mind ${name}.` }))
  const evidence = { hasRecords: false, day: { signs: [{ kind }] } } as never
  expect(nextWeekFocus(findings, evidence)).toEqual([focus, 'Mind a.', 'Mind b.', 'Mind c.'])
})

it('lists each measure once: what the vital signs or a run tell is no finding beside them', () => {
  const day = {
    signs: [
      { kind: 'illness_signs', text: 'resting heart rate 63 bpm, HRV 44 ms', vitals: ['resting_heart_rate', 'hrv'] },
      { kind: 'red_mornings', text: '3 mornings in a row in the red' },
    ],
  }
  const findings = [
    found('readiness', { concern: 'Low recovery today' }),
    found('hrv', { concern: 'HRV of the week' }),
    found('resting_heart_rate', { concern: 'Elevated resting heart rate' }),
    found('intensity', { concern: 'HRV trending down' }),
  ]
  expect(areasOfConcern(findings, { day, lowHrvMornings: 'HRV on three mornings' } as never)).toEqual([
    'Resting heart rate and HRV far off the usual',
    '3 mornings in a row in the red',
    'HRV of the week',
  ])
})

it('lists signs that no rule covers before the findings, as sentences', () => {
  const day = {
    signs: [
      { kind: 'falling_recovery', text: 'recovery fell three times' },
      { kind: 'short_night', text: 'a short night' },
    ],
  }
  expect(
    areasOfConcern([found('hrv', { concern: 'HRV is low.' }), found('rhr', { tone: 'good' })], {
      day,
      lowHrvMornings: null,
    } as never),
  ).toEqual(['Recovery fell three times', 'HRV is low.'])
})
