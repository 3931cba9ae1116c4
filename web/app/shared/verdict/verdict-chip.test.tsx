import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { DAY_VERDICTS } from '@corner/contract/entities/ai-insights.ts'
import { expect, it } from 'vitest'
import { StateShape } from '../../ui/badges/state-badge.tsx'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { VerdictChip } from './verdict-chip.tsx'
import { VERDICT_STATES } from './verdict-states.ts'

const wordOf = (verdict: Verdict) => linesOf(markupOf(<VerdictChip verdict={verdict} />)).join(' ')
const shapeOf = (verdict: Verdict) => markupOf(<StateShape state={VERDICT_STATES[verdict]} />)

it('says Go only where hard rounds fit', () => {
  expect(DAY_VERDICTS.map(wordOf)).toEqual([
    'Today: Go',
    'Today: As planned',
    'Today: Ease',
    'Today: Rest',
    'Today: Ask',
  ])
})

it('has a shape of its own for each verdict, and colours only those that ask for something else than the plan', () => {
  const outlines = DAY_VERDICTS.map((verdict) => shapeOf(verdict).match(/<(circle|path|rect)[^>]*/)?.[0])
  expect(new Set(outlines).size).toBe(DAY_VERDICTS.length)
  expect(shapeOf('hard')).toContain('fill="var(--ready)"')
  expect(shapeOf('as_planned')).toContain('fill="none"')
  expect(shapeOf('as_planned')).not.toMatch(/--(ready|caution|red)\b/)
})
