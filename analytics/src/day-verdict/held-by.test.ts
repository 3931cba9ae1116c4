import { describe, expect, it } from 'vitest'
import type { DayVerdict } from './day-verdict.ts'
import { heldBy } from './held-by.ts'
import type { Sign, SignKind } from './sign.ts'
import type { Verdict } from './verdict.ts'

const DAY = '2026-11-21'
const sign = (kind: SignKind, weight: Sign['weight'], text: string): Sign => ({
  ...{ kind, weight, text, name: `name of ${kind}`, ask: '', from: DAY, until: DAY },
})
const day = (
  verdict: Verdict,
  value: number,
  ...signs: Sign[]
): Pick<DayVerdict, 'verdict' | 'recovery' | 'signs'> => ({
  verdict,
  recovery: { date: DAY, value },
  signs,
})
const STRONG = sign('hrv_under_own', 'strong', 'HRV this week 43 ms')
const MILD = sign('short_night', 'mild', '5.6 h of sleep')
const LOW = sign('recovery_under_own', 'mild', 'recovery 35%, usually 63%')

describe('what makes a day lighter', () => {
  it.each([
    [
      'a strong sign, not the mild one beside it',
      day('lighter', 65, STRONG, MILD),
      ['HRV this week 43 ms'],
      /^One strong/,
    ],
    ['two mild signs', day('lighter', 55, MILD, LOW), [MILD.text, LOW.text], /^Two mild signs are enough below 66%/],
    [
      'a low recovery, before a mild sign',
      day('lighter', 35, LOW, MILD),
      [LOW.text, MILD.text],
      /^A recovery below 40%/,
    ],
    [
      'a low recovery that no sign tells',
      day('lighter', 38, MILD),
      ['recovery 38%, below 40%', MILD.text],
      /^A recovery/,
    ],
    [
      'issues of the week, by their number',
      day('lighter', 60, sign('at_risk', 'strong', '3 issues over 7 days (a; b; c)')),
      ['name of at_risk'],
      /^One strong/,
    ],
  ])('%s', (_, given, reasons, rule) => {
    expect(heldBy(given)?.reasons).toEqual(reasons)
    expect(heldBy(given)?.rule).toMatch(rule)
  })
})

it('two strong signs beside a low recovery, or one in the red, make a day without live wrestling', () => {
  expect(heldBy(day('easy', 37, STRONG, STRONG))).toEqual({
    reasons: [STRONG.text, STRONG.text, 'recovery 37%, below 40%'],
    rule: 'Two strong signs beside a recovery below 40% take out live wrestling.',
  })
  expect(heldBy(day('easy', 20))).toEqual({
    reasons: ['recovery 20%, in the red'],
    rule: 'A recovery in the red, below 34%, is enough for no live wrestling.',
  })
})

it('is nothing for a day that is not held back', () => {
  expect(heldBy(day('as_planned', 60, MILD))).toBeNull()
  expect(heldBy({ verdict: 'ask', recovery: null, signs: [] })).toBeNull()
})
