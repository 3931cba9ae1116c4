import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import { METRIC_NAMES } from '@corner/analytics/metric-catalogue.ts'
import { STATISTICS } from '@corner/analytics/statistics.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import type { ToolInput, ToolName, ToolResult } from '../tools/every-tool.ts'
import { Toolbox } from '../tools/toolbox.ts'
import { answerQuestion } from './answer-question.ts'
import type { Intent, Question } from './question.ts'
import { asking } from './question-for-tests.ts'
import { OF_RECORDS } from './understanding/intents/of-records.ts'

/** Answers made from records; the others are made from articles, or from none. */
const FROM_RECORDS: Intent[] = [...OF_RECORDS, 'advice', 'medical']

/** Rules, scales and windows that the product itself names. */
const OF_THE_PRODUCT = [
  ...[0, 1, 3, 5, 7, 10, 12, 14, 15, 30, 33, 34, 40, 66, 67, 75, 85, 90, 100, 60, 70, 80, 6, 8, 6.5, 7.5, 90, 65, 4, 2],
]

/** Remembers all that the tools gave. */
class Listening extends Toolbox {
  readonly given: unknown[] = []
  override async call<Name extends ToolName>(name: Name, input: ToolInput<Name>): Promise<ToolResult<Name>> {
    const result = await super.call(name, input)
    this.given.push(result)
    return result
  }
}

/** Every number in a result, in its texts, too, and the latest value's distance from the average beside it. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return numbersOf(value.replace(/\d{4}-\d{2}-\d{2}/g, ''))
  if (Array.isArray(value)) return [value.length, ...value.flatMap(numbersIn)]
  if (value === null || typeof value !== 'object') return []
  const { latest, average } = value as { latest?: unknown; average?: unknown }
  const difference = typeof latest === 'number' && typeof average === 'number' ? [latest - average] : []
  return [...difference, ...Object.values(value).flatMap(numbersIn)]
}

/** The numbers of a text; dates, links and list marks are none. */
function numbersOf(text: string): number[] {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/g, '')
    .replace(/^\d+\. /gm, '')
  return [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
}

const isFrom = (given: readonly number[]) => (number: number) =>
  given.some((value) =>
    [0, 1, 2].some(
      (decimals) =>
        Math.abs(Math.abs(value) - number) <= 0.5 * 10 ** -decimals + 1e-6 &&
        Number(number.toFixed(decimals)) === number,
    ),
  )

const values = (minimum: number, maximum: number) =>
  fc.array(fc.option(fc.double({ min: minimum, max: maximum, noNaN: true }), { freq: 5 }), { maxLength: 40 })

const athlete = (id: string) =>
  fc
    .record({
      recovery: values(1, 99),
      hrv: values(15, 180),
      hours: values(3, 11),
      strain: values(1, 21),
      linked: fc.boolean(),
    })
    .map((given) => athleteWith({ id, name: `Athlete ${id}`, ...given }))

const questions = fc.record({
  intent: fc.constantFrom(...FROM_RECORDS),
  named: fc.subarray(['a', 'b', 'c'], { maxLength: 2 }),
  metrics: fc.subarray([...METRIC_NAMES], { maxLength: 2 }),
  statistic: fc.option(fc.constantFrom(...STATISTICS), { nil: undefined }),
  order: fc.option(fc.constantFrom('highest' as const, 'lowest' as const), { nil: undefined }),
  limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  bound: fc.constantFrom(5, 7, 30, 40, 67),
  isYesNo: fc.boolean(),
  why: fc.boolean(),
  text: fc.constantFrom('Is it better?', ''),
})

test('every number of an answer stands in what the tools gave, or is a rule of the product', async () => {
  const team = fc.tuple(athlete('a'), athlete('b'), athlete('c'))
  await fc.assert(
    fc.asyncProperty(team, questions, async (athletes, { named, bound, ...given }) => {
      const scope = scopeWith({ athletes })
      const toolbox = new Listening(scope)
      const window = { from: '2026-11-15', until: '2026-11-21', label: 'the last 7 days' }
      const [metric = 'recovery'] = given.metrics
      const question: Question = asking(given.intent, {
        ...given,
        athletes: scope.athletes.filter(({ id }) => named.includes(id)),
        conditions: [{ metric, statistic: given.statistic ?? 'latest', comparison: 'below', value: bound, window }],
      })
      const text = await answerQuestion(question, { scope, toolbox })
      const given_numbers = [...numbersIn(toolbox.given), ...OF_THE_PRODUCT, ...scope.athletes.keys(), bound]
      expect(text.trim(), given.intent).not.toBe('')
      expect(
        numbersOf(text).filter((number) => !isFrom(given_numbers)(number)),
        text,
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})
