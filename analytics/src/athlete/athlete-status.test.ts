import { expect, it } from 'vitest'
import { statusWith } from './athlete-for-tests.ts'
import { byLatestRecovery, byUrgency, needsAttention, severityOf } from './athlete-status.ts'

it.each([
  [0, 'low'],
  [1, 'low'],
  [2, 'medium'],
  [3, 'high'],
  [4, 'high'],
])('%i issues are of %s severity', (count, severity) => {
  expect(severityOf(count)).toBe(severity)
})

it('counts every issue of an athlete', () => {
  const { issues, severity } = statusWith({ recovery: [20, 20, 20], hours: [5, 5, 5] })
  expect(issues.map(({ kind }) => kind)).toEqual(['low_recovery', 'short_sleep'])
  expect(severity).toBe('medium')
})

it('needs attention for a bad value, not for missing data', () => {
  expect(needsAttention(statusWith({ recovery: [20, 20, 20] }))).toBe(true)
  expect(needsAttention(statusWith({ recovery: [60, 60] }))).toBe(false)
  expect(needsAttention(statusWith({ linked: false }))).toBe(false)
  expect(needsAttention(statusWith({ linked: false, recovery: [20] }))).toBe(true)
})

const [low, lower] = [{ recovery: [30, 30, 30] }, { recovery: [25, 25, 25] }]

it('puts more issues first, then the lower recovery, then names, then ids', () => {
  const two = statusWith({ id: 'two', name: 'Zed', hours: [5, 5, 5], ...low })
  const one = statusWith({ id: 'one', name: 'Ann', ...low })
  const redder = statusWith({ id: 'redder', name: 'Yul', ...lower })
  const namesake = statusWith({ id: 'another', name: 'Ann', ...low })
  const ids = [one, redder, two, namesake].sort(byUrgency).map(({ athlete }) => athlete.athlete_id)
  expect(ids).toEqual(['two', 'redder', 'another', 'one'])
})

it('sorts athletes without a recovery last', () => {
  const ids = [
    statusWith({ id: 'none' }),
    statusWith({ id: 'zero', recovery: [0] }),
    statusWith({ id: 'some', ...low }),
  ]
    .sort(byLatestRecovery)
    .map(({ athlete }) => athlete.athlete_id)
  expect(ids).toEqual(['zero', 'some', 'none'])
})
