import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import { ChatStep } from '@corner/contract/entities/chat.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { scopeWith } from '../scope-for-tests.ts'
import { TOOL_NAMES, TOOLS, type ToolInput, type ToolName } from './every-tool.ts'
import { Toolbox } from './toolbox.ts'

const ANN = '0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e01'
const STRANGER = '0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e02'
const ann = athleteWith({ id: ANN, recovery: [50, 60], hrv: [60, 70], hours: [7, 8], strain: [10, 12] })
const inputsOf = (id: string): { [Name in ToolName]: ToolInput<Name> } => ({
  query: {
    ...{ who: { ids: [id] }, measures: [{ metric: 'recovery', aggregate: 'latest' }] },
    ...{ days: {}, by: ['athlete'], asks: 'value' },
  },
  team_overview: {},
  athlete_summary: { athlete: id },
  ranking: { metric: 'recovery' },
  find_athletes: { conditions: [{ metric: 'recovery', comparison: 'below', value: 70 }] },
  trend: { metric: 'recovery', athlete: id },
  comparison: { athletes: [id], withTeam: true, metrics: ['recovery'] },
  count_days: { athletes: [id] },
  records_by_date: { athletes: [id] },
  at_risk: { athletes: [id] },
  data_coverage: { athletes: [id] },
  own_range: { athletes: [id] },
  relation: { athletes: [id], x: 'sleep_duration', y: 'recovery' },
  knowledge_search: { query: 'sleep' },
})
const named = TOOL_NAMES.filter((name) => JSON.stringify(inputsOf(STRANGER)[name]).includes(STRANGER))

describe.each(TOOL_NAMES)('%s', (name) => {
  it('gives plain JSON, and one step that a reader can be shown', async () => {
    const toolbox = new Toolbox(scopeWith({ athletes: [ann] }))
    const result = await toolbox.call(name, inputsOf(ANN)[name])
    expect(JSON.parse(JSON.stringify(result))).toEqual(result)
    expect(toolbox.steps).toHaveLength(1)
    const step = ChatStep.parse(toolbox.steps[0])
    expect(step.tool).toBe(name)
    expect(step.title).not.toBe('')
    for (const row of step.rows) expect(row).toHaveLength(step.columns.length)
  })

  it('has something to say of nobody, of one without records, and of one without a device', async () => {
    const nobody = scopeWith()
    if (!named.includes(name)) await new Toolbox(nobody).call(name, inputsOf(ANN)[name])
    for (const athlete of [athleteWith({ id: ANN }), athleteWith({ id: ANN, linked: false, provider: null })]) {
      const toolbox = new Toolbox(scopeWith({ athletes: [athlete] }))
      await toolbox.call(name, inputsOf(ANN)[name])
      ChatStep.parse(toolbox.steps[0])
    }
  })

  it('tells a model what it takes, as JSON schema, and what it gives', () => {
    expect(z.toJSONSchema(TOOLS[name].input, { io: 'input' })).toMatchObject({ type: 'object' })
    expect(TOOLS[name].description).toMatch(/\.$/)
  })
})

describe.each(named)('%s', (name) => {
  it('does not know an athlete outside the scope', async () => {
    const toolbox = new Toolbox(scopeWith({ athletes: [ann] }))
    await expect(toolbox.call(name, inputsOf(STRANGER)[name])).rejects.toMatchObject({ code: 'not_found' })
    expect(toolbox.steps).toEqual([])
  })
})

it('looks the same up once, and lists it once', async () => {
  const scope = scopeWith({ athletes: [ann] })
  const records = vi.spyOn(scope, 'records')
  const toolbox = new Toolbox(scope)
  const [first, second] = await Promise.all([
    toolbox.call('ranking', { metric: 'recovery' }),
    toolbox.call('ranking', { metric: 'recovery', statistic: 'latest', order: 'highest' }), // what is meant by default
  ])
  expect(second).toBe(first)
  expect(records).toHaveBeenCalledTimes(1)
  expect(toolbox.steps).toHaveLength(1)
})

it('tells of each step as it comes, with what was asked', async () => {
  const told = vi.fn()
  const toolbox = new Toolbox(scopeWith({ athletes: [ann] }), told)
  await toolbox.call('ranking', { metric: 'hrv', limit: 1 })
  await toolbox.call('own_range', {})
  expect(told.mock.calls.map(([step]) => step)).toEqual(toolbox.steps)
  expect(toolbox.steps.map(({ tool }) => tool)).toEqual(['ranking', 'own_range'])
  expect(toolbox.steps[0]?.arguments).toEqual({ metric: 'hrv', statistic: 'latest', order: 'highest', limit: 1 })
})

it('lists 60 rows and counts the others', async () => {
  const athletes = Array.from({ length: 63 }, (_, place) => athleteWith({ id: `${place}`, recovery: [place + 30] }))
  const toolbox = new Toolbox(scopeWith({ athletes }))
  const { places } = await toolbox.call('ranking', { metric: 'recovery' })
  expect(places).toHaveLength(63)
  expect(toolbox.steps[0]).toMatchObject({ more_rows: 3 })
  expect(toolbox.steps[0]?.rows).toHaveLength(60)
})

describe('what a tool does not take', () => {
  const toolbox = new Toolbox(scopeWith({ athletes: [ann] }))
  it.each<[string, unknown]>([
    ['metric', { metric: 'blood_glucose' }],
    ['order', { metric: 'recovery', order: 'best' }],
    ['limit', { metric: 'recovery', limit: 0 }],
    ['window.from', { metric: 'recovery', window: { from: 'Monday', until: '2026-11-21' } }],
    ['window.weekdays.0', { metric: 'recovery', window: { from: '2026-11-20', until: '2026-11-21', weekdays: [7] } }],
    ['window', { metric: 'recovery', window: { from: '2026-11-21', until: '2026-11-20' } }],
    ['window', { metric: 'recovery', window: { from: '2026-11-22', until: '2026-11-23' } }],
    ['window', { metric: 'recovery', window: { from: '2025-11-20', until: '2026-11-20' } }],
  ])('is refused with its %s named', async (field, input) => {
    const call = toolbox.call('ranking', input as ToolInput<'ranking'>)
    await expect(call).rejects.toMatchObject({
      code: 'bad_input',
      details: { fields: { [field]: expect.any(String) } },
    })
  })

  it('takes a year back, and a window that reaches beyond today', async () => {
    const window = { from: '2025-11-21', until: '2026-12-31' }
    const { window: read } = await toolbox.call('ranking', { metric: 'recovery', window })
    expect(read).toEqual({ from: '2025-11-21', until: '2026-11-21', days: 366 })
  })
})

it('gives certain articles by their slugs in one step, and wants a topic or slugs', async () => {
  const article = (slug: string) => ({ slug, title: slug, summary: 'So.', inShort: [], passage: 'So.', score: 1 })
  const toolbox = new Toolbox(scopeWith({ articles: [article('naps'), article('caffeine')] }))
  const { articles } = await toolbox.call('knowledge_search', { slugs: ['caffeine', 'nothing', 'naps'] })
  expect(articles.map(({ slug }) => slug)).toEqual(['caffeine', 'naps'])
  expect(toolbox.steps).toMatchObject([
    {
      title: 'Articles',
      rows: [
        ['caffeine', 'So.'],
        ['naps', 'So.'],
      ],
    },
  ])
  await expect(toolbox.call('knowledge_search', {})).rejects.toMatchObject({ code: 'bad_input' })
})

it('lists what two sides are apart in, in the unit of a difference', async () => {
  const bob = athleteWith({ id: 'bob', name: 'Bob Birch', recovery: [40, 41] })
  const toolbox = new Toolbox(scopeWith({ athletes: [ann, bob] }))
  await toolbox.call('comparison', { athletes: [ANN, 'bob'], metrics: ['recovery'] })
  const days = 'Nov 15 to Nov 21 (7 days)'
  expect(toolbox.steps[0]?.rows).toEqual([
    [ann.athlete_name, 'Average recovery', 55, '%', days, null, 2, null],
    ['Bob Birch', 'Average recovery', 41, '%', days, null, 2, null],
    [`${ann.athlete_name} minus Bob Birch`, 'Difference of average recovery', 14.5, 'points', days, null, null, null],
  ])
})
