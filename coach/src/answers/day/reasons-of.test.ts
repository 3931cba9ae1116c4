import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { expect, it } from 'vitest'
import { reasonsOf } from './verdicts.ts'

const sign = (kind: Sign['kind'], weight: Sign['weight']): Sign => ({
  kind,
  weight,
  name: kind,
  text: kind,
  ask: '?',
  from: '2026-11-21',
  until: '2026-11-21',
})
const VITALS = sign('illness_signs', 'strong')
const HRV = sign('hrv_under_own', 'strong')
const NIGHT = sign('short_night', 'mild')
const kinds = (signs: readonly Sign[], most?: number) =>
  reasonsOf({ signs, along: [], recoveryDate: '2026-11-21' }, most).map(({ kind }) => kind)

it('tells a short last night after what weighs more, and one reason where one is asked for', () => {
  expect(kinds([VITALS, HRV, NIGHT])).toEqual(['illness_signs', 'hrv_under_own', 'short_night'])
  expect(kinds([NIGHT, HRV])).toEqual(['short_night', 'hrv_under_own'])
  expect(kinds([VITALS, HRV])).toEqual(['illness_signs', 'hrv_under_own'])
  expect(kinds([VITALS, HRV, NIGHT], 1)).toEqual(['illness_signs'])
})
