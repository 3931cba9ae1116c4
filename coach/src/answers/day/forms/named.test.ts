import { expect, it } from 'vitest'
import type { FreshVerdict } from '../verdicts.ts'
import { writeNamed } from './named.ts'

const planned = (name: string, recovery: number): FreshVerdict => ({
  athlete: { id: name, name },
  connected: true,
  issues: 0,
  verdict: 'as_planned',
  recovery,
  recoveryDate: '2026-11-21',
  usual: 61,
  signs: [],
  past: [],
  along: [],
  newestRecovery: { date: '2026-11-21', value: recovery },
  before: null,
})

it('says of somebody far under their usual that it is so, and not that no sign is against it', () => {
  const text = writeNamed([planned('Ann Ash', 45), planned('Bea Birch', 60)], '2026-11-21')
  expect(text).toMatch(/Ann Ash\*\* \(45%, usually 61%\): 16 points under their usual, within their own range/)
  expect(text).toMatch(/Bea Birch\*\* \(60%, usually 61%\): no sign against it/)
})
