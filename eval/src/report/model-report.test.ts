import { expect, it } from 'vitest'
import type { QuestionResult, TurnResult } from '../run/run-question.ts'
import { modelReport, quantile } from './model-report.ts'

const turn = (changes: Partial<TurnResult>): TurnResult => ({
  user: 'How?',
  reply: 'So.',
  ms: 2000,
  answeredBy: 'model',
  notice: undefined,
  use: { tokens: 1000, cost: 0.01 },
  failures: [],
  wrongNumbers: [],
  unshownNumbers: [],
  answer: undefined,
  ...changes,
})
const question = (id: string, ...turns: TurnResult[]): QuestionResult => ({
  id,
  category: 'lookup',
  critical: false,
  skipped: undefined,
  turns,
})

it('tells who answered and why, how often right, how long, and what it took', () => {
  const notice = 'The language model took too long.'
  const wrong = [{ type: 'number', why: 'no' }] as unknown as TurnResult['failures']
  const report = modelReport([
    question('L01', turn({}), turn({ ms: 4000, failures: wrong, use: { tokens: 3000, cost: 0.03 } })),
    question('L02', turn({ ms: 30, answeredBy: 'analyst', use: { tokens: 0, cost: 0 } })),
    question('L03', turn({ ms: 45_000, answeredBy: 'analyst', notice, use: { tokens: 500, cost: 0.006 } })),
  ]).split('\n')
  const cellsOf = (line: string | undefined) => line?.split(/\s{2,}/)
  expect(cellsOf(report[1])).toEqual(['L01, turn 1', 'model', 'yes', '2.00 s', '1000', '$0.0100'])
  expect(cellsOf(report[2])).toEqual(['L01, turn 2', 'model', 'no', '4.00 s', '3000', '$0.0300'])
  const [model, analyst, both] = [7, 8, 9].map((line) => cellsOf(report[line]))
  expect(model).toEqual(['model', '2', '1 (50 %)', '2.00 s', '4.00 s', '2000', '$0.0200'])
  expect(analyst).toEqual(['analyst', '2', '2 (100 %)', '0.03 s', '45.00 s', '250', '$0.0030'])
  expect(both).toEqual(['both', '4', '3 (75 %)', '2.00 s', '45.00 s', '1125', '$0.0115'])
  expect(report).toContain(`analyst, 1: ${notice}`)
  expect(report.at(-1)).toBe('taken in all: 4500 tokens, $0.0460')
})

it('says that no price is configured', () => {
  expect(modelReport([question('L01', turn({ use: undefined }))])).toContain('no price')
})

it('has no quantile without values', () => {
  expect([quantile([], 0.5), quantile([1], 0.95), quantile([1, 2, 3, 4], 0.5)]).toEqual([undefined, 1, 2])
})
