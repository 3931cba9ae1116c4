import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Fact } from '@corner/analytics/query/facts.ts'
import type { Days, Query, Request, Who } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import type { ToolInput, ToolName, ToolResult } from '../tools/every-tool.ts'
import { Toolbox } from '../tools/toolbox.ts'
import { answerRequest } from './answer-request.ts'
import { ANN, BEA, CAL } from './team-for-tests.ts'

/** Rules, scales and windows that the product itself names. */
const OF_THE_PRODUCT = [
  0, 1, 3, 5, 7, 10, 12, 14, 15, 28, 30, 33, 34, 40, 66, 67, 75, 85, 90, 100, 60, 70, 80, 6, 8, 6.5, 7.5, 65, 4, 2,
]

/** Records everything the tools return. */
class Listening extends Toolbox {
  readonly given: unknown[] = []
  override async call<Name extends ToolName>(name: Name, input: ToolInput<Name>): Promise<ToolResult<Name>> {
    const result = await super.call(name, input)
    this.given.push(result)
    return result
  }
}

/** Every number in a result, including those in texts and the latest value's distance from the average. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return numbersOf(value.replace(/\d{4}-\d{2}-\d{2}/g, ''))
  if (Array.isArray(value)) return [value.length, ...value.flatMap(numbersIn)]
  if (value === null || typeof value !== 'object') return []
  const { latest, average } = value as { latest?: unknown; average?: unknown }
  const difference = typeof latest === 'number' && typeof average === 'number' ? [latest - average] : []
  return [...difference, ...Object.values(value).flatMap(numbersIn)]
}

/** The figures of queries, by athlete and metric. */
function figuresIn(value: unknown): { key: string; value: number }[] {
  if (value === null || typeof value !== 'object') return []
  const { group, measure, value: figure } = value as Partial<Fact>
  const own =
    group && measure && typeof figure === 'number'
      ? [{ key: `${group.athlete?.id} ${measure.metric}`, value: figure }]
      : []
  return [...own, ...Object.values(value).flatMap(figuresIn)]
}

/** A figure compared with its average: differences of figures of the same metric and athlete. */
function differencesIn(given: unknown): number[] {
  const groups = Map.groupBy(figuresIn(given), ({ key }) => key)
  return [...groups.values()].flatMap((of) => of.flatMap((a) => of.map((b) => a.value - b.value)))
}

/** The numbers of a text, without dates, links and list marks. */
function numbersOf(text: string): number[] {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}( to \d{1,2})?\b/g, '')
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

const athlete = (id: string, name: string) =>
  fc
    .record({
      recovery: values(1, 99),
      hrv: values(15, 180),
      hours: values(3, 11),
      strain: values(1, 21),
      linked: fc.boolean(),
    })
    .map((given) => athleteWith({ id, name, ...given }))

const who = fc.constantFrom<Who>({}, { ids: [ANN] }, { ids: [BEA, ANN] }, { except: [CAL] })
const metric = fc.constantFrom('recovery', 'hrv', 'sleep_duration', 'strain', 'resting_heart_rate')
const days = fc.constantFrom<Days>({}, { window: { day: -1 } }, { window: { last: 14 } }, { weekdays: [1, 3] })

const query = fc.record({ who, metric, days, isOfEach: fc.boolean() }).map(
  ({ metric: name, isOfEach, ...given }): Query => ({
    ...given,
    measures: [{ metric: name, aggregate: 'mean' }],
    ...(isOfEach && { by: ['athlete'] }),
    asks: 'value',
  }),
)

const requests: fc.Arbitrary<Request> = fc.oneof(
  fc.record({
    kind: fc.constant('overview' as const),
    who,
    focus: fc.constantFrom('status', 'at_risk', 'health', 'top_performers', 'guidance', 'coverage'),
    days,
  }),
  fc.record({ kind: fc.constant('why' as const), who, metric, days }),
  fc.record({ kind: fc.constant('advice' as const), who, topic: fc.constant('go hard today') }),
  fc.record({
    kind: fc.constant('draft' as const),
    who,
    topic: fc.constantFrom(
      'a summary',
      'text about today',
      'text to the team about sleep',
      'for the trainer',
      'note to the parents about sleep',
      'lifting groups',
      'a toast',
    ),
  }),
  fc.record({
    kind: fc.constant('talk' as const),
    about: fc.constantFrom('shorter', 'check', 'source', 'is_that_good'),
  }),
)

test('every number of an answer stands in what the tools gave, or is a rule of the product', async () => {
  const team = fc.tuple(athlete(ANN, 'Ann Ash'), athlete(BEA, 'Bea Birch'), athlete(CAL, 'Cal Cole'))
  await fc.assert(
    fc.asyncProperty(team, requests, query, async (athletes, request, before) => {
      const scope = scopeWith({ athletes })
      const toolbox = new Listening(scope)
      const previous: Request[] = [{ kind: 'query', query: before }]
      const text = await answerRequest(request, { scope, toolbox, message: '', previous })
      const isKnown = isFrom([...numbersIn(toolbox.given), ...differencesIn(toolbox.given), ...OF_THE_PRODUCT])
      expect(text.trim()).not.toBe('')
      expect(
        numbersOf(text).filter((number) => !isKnown(number)),
        text,
      ).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test("nothing of anybody else stands in an athlete's own answers", async () => {
  await fc.assert(
    fc.asyncProperty(requests, query, async (request, before) => {
      const scope = scopeWith({
        athletes: [athleteWith({ id: ANN, name: 'Ann Ash', recovery: [50, 60, 55] })],
        view: 'own',
      })
      const previous: Request[] = [{ kind: 'query', query: { ...before, who: {} } }]
      const toolbox = new Toolbox(scope)
      const own = JSON.parse(JSON.stringify(request).replaceAll(BEA, ANN).replaceAll(CAL, ANN)) as Request
      const text = await answerRequest(own, { scope, toolbox, message: '', previous })
      expect(text).not.toMatch(/Ann|\btheir\b|team's (mean|average)/)
    }),
    { numRuns: 100 },
  )
})
