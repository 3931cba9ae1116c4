import { expect, it } from 'vitest'
import { sayReady } from './who-does-what.ts'

const judged = (recoveryDate: string): Parameters<typeof sayReady>[0] => [
  {
    athlete: { id: 'a1', name: 'Ann Ash' },
    connected: true,
    issues: 0,
    verdict: 'as_planned',
    recovery: 85,
    recoveryDate,
    readiness: null,
    usual: 60,
    signs: [],
    past: [],
    along: [],
    newestRecovery: { date: recoveryDate, value: 85 },
    before: null,
    ownRange: null,
  },
]

it('gives the reason why nobody is ready while no score of this morning is in', () => {
  expect(sayReady(judged('2026-11-20'), '2026-11-21')).toBe(
    'Nobody is ready for a hard day yet: that needs a recovery score of this morning.',
  )
  expect(sayReady(judged('2026-11-21'), '2026-11-21')).toBe('Nobody is ready for a hard day.')
})
