import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { ChatStep } from '@corner/contract/entities/chat.ts'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { scopeWith } from '../scope-for-tests.ts'
import { TOOL_NAMES, TOOLS, type ToolInput, type ToolName } from './every-tool.ts'
import type { Tool } from './tool.ts'
import { Toolbox } from './toolbox.ts'

const ANN = '0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e01'
const STRANGER = '0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e02'
const ann = athleteWith({ id: ANN, recovery: [50, 60], hrv: [60, 70], hours: [7, 8], strain: [10, 12] })
const inputsOf = (id: string): { [Name in ToolName]: ToolInput<Name> } => ({
  query: {
    who: { ids: [id] },
    measures: [{ metric: 'recovery', aggregate: 'latest' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
  },
  team_overview: {},
  athlete_summary: { athlete: id },
  at_risk: { athletes: [id] },
  data_coverage: { athletes: [id] },
  day_verdict: { athletes: [id] },
  knowledge_search: { query: 'sleep' },
  vital_marks: { athlete: id },
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

  it('tells a model what it takes, as JSON schema, and what it gives; or is none of a model’s', () => {
    const { input, description, brief } = TOOLS[name] as Tool
    expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({ type: 'object' })
    expect(description ?? 'None.').toMatch(/\.$/)
    if (brief) expect(description).toBeDefined()
  })
})

/** What a look-up without an athlete's id gives in an athlete's own chat. One about a team calls `assertTeamView`. */
const IN_THE_OWN_CHAT: Record<ToolName, 'own records' | 'refused' | 'nothing of people'> = {
  query: 'own records',
  team_overview: 'refused',
  athlete_summary: 'own records',
  at_risk: 'own records',
  data_coverage: 'own records',
  day_verdict: 'own records',
  knowledge_search: 'nothing of people',
  vital_marks: 'own records',
}

it.each(TOOL_NAMES)('%s tells an athlete nothing of a team that is only themself', async (name) => {
  const toolbox = new Toolbox(scopeWith({ athletes: [ann], view: 'own', team: 'Ringers' }))
  const call = toolbox.call(name, inputsOf(ANN)[name])
  if (IN_THE_OWN_CHAT[name] === 'refused') {
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
  } else {
    const told = JSON.stringify([await call, toolbox.steps])
    expect(told).not.toMatch(/\bteam|Ringers/i)
    expect(told.includes(ann.athlete_name)).toBe(IN_THE_OWN_CHAT[name] === 'own records')
  }
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
    toolbox.call('at_risk', {}),
    toolbox.call('at_risk', { severity: undefined }),
  ])
  expect(second).toBe(first)
  // Those of the period, and those that the verdicts of its order need.
  expect(records).toHaveBeenCalledTimes(2)
  expect(toolbox.steps).toHaveLength(1)
})

it('lists what a way to answer looked up only if that way gives the answer', async () => {
  const scope = scopeWith({ athletes: [ann] })
  const records = vi.spyOn(scope, 'records')
  const toolbox = new Toolbox(scope)
  await toolbox.unlisted().call('data_coverage', {})
  expect(await toolbox.attempt(async (tried) => void (await tried.call('team_overview', {})))).toBeUndefined()
  expect(toolbox.steps).toEqual([])
  expect(await toolbox.attempt((tried) => tried.call('at_risk', {}))).toBeDefined()
  expect(toolbox.steps.map(({ tool }) => tool)).toEqual(['at_risk'])
  const reads = records.mock.calls.length
  await toolbox.call('data_coverage', {})
  expect(records).toHaveBeenCalledTimes(reads)
  expect(toolbox.steps.map(({ tool }) => tool)).toEqual(['at_risk', 'data_coverage'])
})

it('tells of each step as it comes, with what was asked', async () => {
  const told = vi.fn()
  const toolbox = new Toolbox(scopeWith({ athletes: [ann] }), told)
  await toolbox.call('at_risk', { severity: 'high' })
  await toolbox.call('knowledge_search', { query: 'sleep' })
  expect(told.mock.calls.map(([step]) => step)).toEqual(toolbox.steps)
  expect(toolbox.steps.map(({ tool }) => tool)).toEqual(['at_risk', 'knowledge_search'])
  expect(toolbox.steps[0]?.arguments).toEqual({ severity: 'high' })
})

it('lists 60 rows and counts the others', async () => {
  const athletes = Array.from({ length: 63 }, (_, place) => athleteWith({ id: `${place}`, recovery: [place + 30] }))
  const toolbox = new Toolbox(scopeWith({ athletes }))
  const { athletes: covered } = await toolbox.call('data_coverage', {})
  expect(covered).toHaveLength(63)
  expect(toolbox.steps[0]).toMatchObject({ more_rows: 3 })
  expect(toolbox.steps[0]?.rows).toHaveLength(60)
})

describe('what a tool does not take', () => {
  const toolbox = new Toolbox(scopeWith({ athletes: [ann] }))
  it.each<[string, unknown]>([
    ['severity', { severity: 'worst' }],
    ['athletes', { athletes: [] }],
    ['window.from', { window: { from: 'Monday', until: '2026-11-21' } }],
    ['window.weekdays.0', { window: { from: '2026-11-20', until: '2026-11-21', weekdays: [7] } }],
    ['window', { window: { from: '2026-11-21', until: '2026-11-20' } }],
    ['window', { window: { from: '2026-11-22', until: '2026-11-23' } }],
    ['window', { window: { from: '2025-11-20', until: '2026-11-20' } }],
  ])('is refused with its %s named', async (field, input) => {
    await expect(toolbox.call('at_risk', input as ToolInput<'at_risk'>)).rejects.toMatchObject({
      code: 'bad_input',
      details: { fields: { [field]: expect.any(String) } },
    })
  })
})

describe('the days of a look-up', () => {
  it('reach a year back, and not beyond today', async () => {
    const toolbox = new Toolbox(scopeWith({ athletes: [ann] }))
    const coverageOf = async (window: { from: string; until: string; weekdays?: [number] }) =>
      (await toolbox.call('data_coverage', { window })).window
    expect(await coverageOf({ from: '2025-11-21', until: '2026-12-31' })).toEqual({
      from: '2025-11-21',
      until: '2026-11-21',
      days: 366,
    })
    await coverageOf({ from: '2026-11-01', until: '2026-11-21', weekdays: [1] })
    expect(toolbox.steps.map(({ title }) => title)).toEqual([
      'Who has data, Nov 21, 2025 to Nov 21 (366 days)',
      'Who has data, Mondays, Nov 1 to 21 (3 days)',
    ])
  })

  it('go beyond the chat’s period where they are asked to', async () => {
    const old = athleteWith({ id: 'old', recovery: [33], until: '2026-08-13' })
    const toolbox = new Toolbox(scopeWith({ athletes: [old] }))
    expect(await toolbox.call('data_coverage', {})).toMatchObject({ withData: 0 })
    const window = { from: '2026-07-24', until: '2026-09-22' }
    expect(await toolbox.call('data_coverage', { window })).toMatchObject({ withData: 1 })
  })

  it('that end today hold the record of an athlete whose day is already the next, as the screens do', async () => {
    const east = athleteWith({ id: 'east', recovery: [40, 70], until: '2026-11-22' })
    const toolbox = new Toolbox(scopeWith({ athletes: [east] }))
    const latestOf = async (window?: { from: string; until: string }) =>
      (await toolbox.call('athlete_summary', { athlete: 'east', window })).metrics.recovery.latest
    expect(await latestOf()).toBe(70)
    expect(await latestOf({ from: '2026-11-20', until: '2026-11-20' })).toBeNull()
  })
})

it('gives certain articles by their slugs in one step, named by their titles alone, and wants a topic or slugs', async () => {
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
  await toolbox.call('knowledge_search', { query: 'is he still tired?' })
  expect(toolbox.steps[1]?.title).toBe('Articles')
  await expect(toolbox.call('knowledge_search', {})).rejects.toMatchObject({ code: 'bad_input' })
})
