import { expect, it } from 'vitest'
import type { Verdict } from './judge.ts'
import { type Result, summarize } from './report.ts'

const result = (path: string, fate: Verdict['fate']): Result => ({
  mutant: { path, line: 3, code: 'a < b', operator: '< to <=', start: 0, end: 1, replacement: '<=' },
  verdict: { fate, by: 'all 2 test files' },
})

it('counts by package and as a whole, and lists what survived', () => {
  const results = [
    result('server/src/a.ts', 'killed'),
    result('server/src/b.ts', 'survived'),
    result('coach/src/c.ts', 'killed by types'),
    result('server/src/d.ts', 'timeout'),
  ]
  expect(summarize(results, 150_000).trim().split('\n')).toEqual([
    'coach            100 % of 1 killed: 0 by tests, 1 by types, 0 by time, 0 survived',
    'server           66.7 % of 3 killed: 1 by tests, 0 by types, 1 by time, 1 survived',
    'all              75 % of 4 killed: 1 by tests, 1 by types, 1 by time, 1 survived',
    'in 3 minutes',
    'survived: server/src/b.ts:3 < to <= -> <=; all 2 test files',
  ])
})
