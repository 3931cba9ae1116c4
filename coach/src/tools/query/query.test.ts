import type { Query } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { ANN, BEA, CAL, scopeOfTeam } from '../../answers/query/team-for-tests.ts'
import { Cells } from '../cells.ts'
import { TOOLS, type ToolInput } from '../every-tool.ts'
import { Toolbox } from '../toolbox.ts'

const LATEST = { metric: 'recovery', aggregate: 'latest' } as const
const BELOW_7 = { metric: 'sleep_duration', is: 'below', than: 7 } as const
const asked = (query: Partial<Query>): ToolInput<'query'> => ({
  who: {},
  measures: [LATEST],
  days: {},
  asks: 'value',
  ...query,
})

async function evidenceOf(query: Partial<Query>, scope = scopeOfTeam()) {
  const toolbox = new Toolbox(scope)
  await toolbox.call('query', asked(query))
  const [step] = toolbox.steps
  return { title: step?.title, columns: step?.columns.map(({ label }) => label), rows: step?.rows, note: step?.note }
}

describe('the evidence', () => {
  it('of a figure is its value with day and records', async () => {
    expect(await evidenceOf({ who: { ids: [ANN] }, by: ['athlete'] })).toEqual({
      title: 'Latest recovery, Ann Ash, Nov 15 to 21 (7 days)',
      columns: ['Athlete', 'Latest recovery', 'Of the day', 'Records'],
      rows: [['Ann Ash', 30, '2026-11-21', 7]],
      note: undefined,
    })
  })

  it('of the days of one athlete has the name in each row, and no number of athletes', async () => {
    const mean = { metric: 'recovery', aggregate: 'mean' } as const
    const { columns, rows } = await evidenceOf({ who: { ids: [ANN] }, measures: [mean], by: ['day'] })
    expect(columns).not.toContain('Athletes')
    expect(new Set(rows?.map(([who]) => who))).toEqual(new Set(['Ann Ash']))
    const ofTwo = await evidenceOf({ who: { ids: [ANN, BEA] }, measures: [mean], by: ['day'] })
    expect(ofTwo.columns).toContain('Athletes')
    expect(ofTwo.rows?.[0]?.[0]).toBe('All of them')
  })

  it('of an order has everybody with a place, and who is left out', async () => {
    const { rows, note } = await evidenceOf({ by: ['athlete'], order: 'highest', limit: 1 })
    expect(rows).toEqual([
      [1, 'Bea Birch', 80, '2026-11-21', 7],
      [2, 'Cal Cole', 52, '2026-11-21', 2],
      [3, 'Ann Ash', 30, '2026-11-21', 7],
    ])
    expect(note).toBe('In the answer: only the highest, of 3 with a value. Left out: Dan Dale (no device connected).')
  })

  it('of conditions has what was judged, as exact as its bound needs, and whether it holds', async () => {
    const measure = { metric: 'sleep_duration', aggregate: 'latest' } as const
    const { columns, rows, note } = await evidenceOf({
      who: { where: [{ measure, is: 'below', than: 7 }] },
      measures: [measure],
      by: ['athlete'],
    })
    expect(columns).toEqual(['Athlete', 'Meets it', 'Latest sleep', 'Of the day', 'Records'])
    expect(rows).toEqual([
      ['Ann Ash', 'yes', 5.8, '2026-11-21', 7],
      ['Cal Cole', 'yes', 6.97, '2026-11-21', 2],
      ['Bea Birch', 'no', 8.4, '2026-11-21', 7],
      ['Dan Dale', 'not known', null, null, 0],
    ])
    expect(note).toBe('2 of 3 athletes with data meet it. Left out: Dan Dale (no device connected).')
  })

  it('of the team has whose mean it is', async () => {
    const { rows } = await evidenceOf({})
    expect(rows).toEqual([
      ['Team', 54, '2026-11-21', 16, 3],
      ['Ann Ash', 30, null, null, null],
      ['Bea Birch', 80, null, null, null],
      ['Cal Cole', 52, null, null, null],
    ])
  })

  it('of two sides has both, and the difference', async () => {
    const { columns, rows } = await evidenceOf({ who: { ids: [ANN] }, by: ['athlete'], against: { team: true } })
    expect(columns).toEqual(['Athlete', 'Latest recovery', 'Of the day', 'Records', 'Difference', 'Days', 'Athletes'])
    expect(rows?.map((row) => [row[0], row[1], row[4]])).toEqual([
      ['Ann Ash', 30, -24],
      ['Team', 54, null],
    ])
  })

  it('says nothing of who was asked for where none is left over, and how many where some are', async () => {
    expect((await evidenceOf({ who: { ids: [ANN, BEA] }, by: ['athlete'] })).note).toBeUndefined()
    expect((await evidenceOf({ by: ['athlete'], order: 'lowest' })).note).toBe(
      'Left out: Dan Dale (no device connected).',
    )
    expect((await evidenceOf({ by: ['athlete'], order: 'lowest', limit: 2 })).note).toMatch(
      /^In the answer: only the 2 lowest, of 3 with a value\./,
    )
    expect((await evidenceOf({ by: ['athlete'], order: 'lowest', place: 2 })).note).toMatch(
      /^In the answer: only the 2nd lowest, of 3 with a value\./,
    )
  })

  it('names the metric in each column of several', async () => {
    const { columns } = await evidenceOf({
      who: { ids: [ANN, BEA] },
      measures: [
        { metric: 'recovery', aggregate: 'mean' },
        { metric: 'hrv', aggregate: 'mean' },
        { metric: 'recovery', aggregate: 'latest' },
      ],
      by: ['athlete'],
    })
    expect(columns).toEqual([
      'Athlete',
      'Average recovery',
      'Records: average recovery',
      'Difference: average recovery',
      'Plain average HRV',
      'Records: plain average HRV',
      'Difference: plain average HRV',
      'Latest recovery',
      'Of the day: latest recovery',
      'Records: latest recovery',
      'Difference: latest recovery',
    ])
  })

  it('tells in its title which days were picked', async () => {
    const { title } = await evidenceOf({ by: ['athlete'], days: { where: [BELOW_7] } })
    expect(title).toMatch(/sleep below 7 h, .*Nov 15 to 21 \(7 days\)$/)
  })

  it('of a clock time is that of the clock', async () => {
    const { rows } = await evidenceOf({
      who: { ids: [ANN] },
      measures: [{ metric: 'bed_time', aggregate: 'latest' }],
      by: ['athlete'],
    })
    expect(rows).toEqual([['Ann Ash', '01:00', '2026-11-21', 7]])
  })
})

describe('what is refused', () => {
  const own = scopeOfTeam({ view: 'own' })
  it.each<[string, Partial<Query>, typeof own, string]>([
    [
      'a metric that there is not',
      { measures: [{ metric: 'glucose', aggregate: 'mean' }] },
      scopeOfTeam(),
      'bad_input',
    ],
    [
      'a window that ends before it begins',
      { days: { window: { from: '2026-11-20', until: '2026-11-19' } } },
      scopeOfTeam(),
      'bad_input',
    ],
    [
      'a window more than a year ago',
      { days: { window: { from: '2025-11-20', until: '2025-11-21' } } },
      scopeOfTeam(),
      'bad_input',
    ],
    [
      'somebody who is not there',
      { who: { ids: ['0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e02'] } },
      scopeOfTeam(),
      'not_found',
    ],
    [
      'leaving out somebody who is not there',
      { who: { except: ['0ac6f3a2-8a5c-4d6e-9a3f-0f2b8c1d7e02'] } },
      scopeOfTeam(),
      'not_found',
    ],
    ["the team's figure to an athlete", {}, own, 'forbidden'],
    [
      'an athlete against the team',
      { who: { ids: [ANN] }, by: ['athlete'], against: { team: true } },
      own,
      'forbidden',
    ],
    [
      "a test by the team's average",
      {
        who: { ids: [ANN] },
        by: ['athlete'],
        days: { where: [{ metric: 'recovery', is: 'above', than: { of: 'team_average' } }] },
      },
      own,
      'forbidden',
    ],
  ])('%s', async (_, query, scope, code) => {
    await expect(new Toolbox(scope).call('query', asked(query))).rejects.toMatchObject({ code })
  })
})

it('reads back as far as a window, what is usual before it, and a last record need', async () => {
  const asks: number[] = []
  const scope = scopeOfTeam()
  const records = (days: number) => {
    asks.push(days)
    return scope.records(days)
  }
  const toolbox = new Toolbox({ ...scope, records })
  await toolbox.call('query', asked({}))
  await toolbox.call('query', asked({ days: { window: { last: 100 } } }))
  await toolbox.call('query', asked({ who: { where: [{ measure: LATEST, is: 'below', than: { of: 'own_low' } }] } }))
  await toolbox.call('query', asked({ measures: [{ metric: 'any_record', aggregate: 'record_age' }] }))
  await toolbox.call(
    'query',
    asked({ days: { where: [BELOW_7], lag: 1 }, measures: [{ ...LATEST, days: { window: { last: 20 } } }] }),
  )
  expect(asks).toEqual([7, 100, 44, 91, 20])
})

it('tells a model each figure in words, with its reference, beside whose it is', async () => {
  const { brief, run } = TOOLS.query
  const scope = scopeOfTeam()
  const query = asked({
    who: { ids: [BEA, CAL] },
    measures: [
      { metric: 'recovery', aggregate: 'mean' },
      { metric: 'recovery', aggregate: 'change' },
    ],
    by: ['athlete'],
  }) as Query
  const cells = new Cells()
  expect(brief?.(await run(scope, query), cells, scope)).toMatchObject({
    days: 'Nov 15 to 21 {{r1}}, 7 days {{r2}}',
    listed: '2 {{r3}}',
    rows: [
      {
        athlete: { name: 'Bea Birch' },
        'average recovery': '74% {{r5}}, from 7 nights {{r6}}',
      },
      {
        athlete: { name: 'Cal Cole' },
        'average recovery': '54% {{r9}}, from 2 nights {{r10}}',
        'change of recovery since the record before': 'down by 3.0 points {{r11}}, on Nov 21 (today) {{r12}}',
      },
    ],
  })
  expect(cells.find('r11')).toMatchObject({ athletes: [CAL], value: -3, size: '3.0 points', query })
  expect(cells.find('r12')).toMatchObject({ text: 'Nov 21' })
})

it('counts and ranks for a model, which may not', async () => {
  const { brief, run } = TOOLS.query
  const scope = scopeOfTeam()
  const cells = new Cells()
  const who = { where: [{ measure: LATEST, is: 'below', than: 60 }] } as const
  const query = asked({ who: { where: [...who.where] }, by: ['athlete'], order: 'lowest' }) as Query
  expect(brief?.(await run(scope, query), cells, scope)).toMatchObject({
    meetIt: '2 {{r3}}',
    ofAthletes: '3 {{r4}}',
    rows: [
      { athlete: { name: 'Ann Ash' }, place: '1st {{r7}}' },
      { athlete: { name: 'Cal Cole' }, place: '2nd {{r10}}' },
    ],
    leftOut: [{ reason: 'not_connected', athletes: [{ name: 'Dan Dale' }] }],
  })
})
