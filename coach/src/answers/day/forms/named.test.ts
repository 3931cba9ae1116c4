import { expect, it } from 'vitest'
import type { FreshVerdict } from '../verdicts.ts'
import { writeNamed } from './named.ts'

const LIVE = { form: 'live', words: 'can those two go live?' } as const

const planned = (name: string, recovery: number): FreshVerdict => ({
  athlete: { id: name, name },
  connected: true,
  issues: 0,
  verdict: 'as_planned',
  recovery,
  recoveryDate: '2026-11-21',
  readiness: null,
  usual: 61,
  signs: [],
  past: [],
  along: [],
  newestRecovery: { date: '2026-11-21', value: recovery },
  before: null,
  ownRange: null,
})

it('says of somebody far under their usual that it is so, and not that no sign is against it', () => {
  const text = writeNamed([planned('Ann Ash', 45), planned('Bea Birch', 60)], '2026-11-21', LIVE)
  expect(text).toMatch(/Ann Ash\*\* \(45%, usually 61%\): 16 points under their usual, within their own range/)
  expect(text).toMatch(/Bea Birch\*\* \(60%, usually 61%\): no sign against it/)
})

it('begins with yes or no for all where that is asked', () => {
  const two = [planned('Ann Ash', 60), planned('Bea Birch', 60)] as const
  const out = { ...two[1], verdict: 'easy', recovery: 20 } as const
  const begun = (judged: readonly FreshVerdict[], asked: Parameters<typeof writeNamed>[2] = LIVE) =>
    writeNamed(judged, '2026-11-21', asked).slice(0, 12)
  expect(begun(two)).toMatch(/^\*\*Yes\*\*\. /)
  expect(begun([two[0], out])).toMatch(/^\*\*Only 1 of/)
  expect(begun([out])).toMatch(/^\*\*No\*\*\. /)
  expect(begun(two, { form: 'push', words: 'can i push those two' })).toMatch(/^\*\*No\*\*\. /)
  expect(begun(two, { form: 'live', words: 'which of them goes live' })).toMatch(/^\*\*Ann/)
  expect(begun(two, { form: 'groups', words: 'those two today' })).toMatch(/^\*\*Ann/)
})

const underOwn = (name: string, recoveryDate: string): FreshVerdict => ({
  ...planned(name, 41),
  recoveryDate,
  ownRange: { low: 50, high: 78 },
  signs: [
    {
      kind: 'recovery_under_own',
      weight: 'mild',
      name: 'recovery under their own normal',
      text: 'recovery 41%, usually 61%, the third low morning in a row',
      ask: 'How do you feel today?',
      from: recoveryDate,
      until: recoveryDate,
    },
  ],
})

it('tells one mild sign, a recovery under the own range, as the Team Overview does', () => {
  const text = writeNamed([underOwn('Ann Ash', '2026-11-21'), planned('Bea Birch', 60)], '2026-11-21', LIVE)
  expect(text).toContain(
    '(41%, usually 61%): recovery under own range 50 to 78%, the third low morning in a row, one mild sign: watch in the warm-up',
  )
  expect(text).not.toContain('score of today')
})

it("says before today's scores that the answer goes by yesterday's", () => {
  const held: FreshVerdict = { ...planned('Bea Birch', 30), recoveryDate: '2026-11-20', verdict: 'lighter' }
  const text = writeNamed([underOwn('Ann Ash', '2026-11-20'), held], '2026-11-21', LIVE)
  expect(text).toMatch(/^\*\*1 of 2, by yesterday's scores\*\*\. /)
  expect(text).toContain("No score of today is in yet, this is by yesterday's: look again once they are in.")
})
