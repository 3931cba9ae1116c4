import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import { expect, it } from 'vitest'
import { CellWriter } from './cell-writer.ts'
import { Cells } from './cells.ts'
import { writeIssue } from './issue-for-model.ts'

const issue = (given: Partial<Issue>): Issue => ({
  kind: 'low_recovery',
  text: '',
  rule: 'below 34%',
  value: 30,
  unit: '%',
  valueText: '30%',
  ownAverage: null,
  measuredOn: '2026-11-21',
  records: 1,
  ...given,
})

function written(given: Partial<Issue>) {
  const cells = new Cells()
  const text = writeIssue(issue(given), 'ann', new CellWriter(cells, '2026-11-21'))
  return { text, figures: cells.all.map(({ text, unit, decimals }) => [text, unit, decimals]) }
}

it.each([
  [{ kind: 'low_recovery', valueText: '30%' }, '30%', '%', 0],
  [{ kind: 'low_sleep_quality', valueText: '59.6%' }, '59.6%', '%', 0],
  [{ kind: 'short_sleep', valueText: '6.2 h', value: 6.2 }, '6.2 h', 'h', 1],
  [{ kind: 'high_strain', valueText: '18.1', value: 18.1 }, '18.1', '', 0],
] as const)(
  'tells a model the value as the rule’s card writes it, with its reference: %j',
  (given, text, unit, decimals) => {
    expect(written(given)).toEqual({
      text: `below 34%: ${text} {{r1}}`,
      figures: [[text, unit, decimals]],
    })
  },
)

it('adds the own average where the rule has one', () => {
  expect(written({ ownAverage: 52 }).text).toBe('below 34%: 30% {{r2}}, own average 52% {{r1}}')
})

it('tells a rule about missing data by its days, and one without a value by its words', () => {
  expect(written({ kind: 'few_recovery_points', rule: 'few scores', value: 2, valueText: '2' })).toEqual({
    text: 'few scores: 2 {{r1}}',
    figures: [['2', 'days', 0]],
  })
  expect(written({ kind: 'not_connected', rule: 'no device', value: null, valueText: null }).text).toBe('no device')
})
