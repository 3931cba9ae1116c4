import { expect, it } from 'vitest'
import { argumentsText } from './argument-texts.ts'
import { stepColumns } from './step-columns.ts'

const QUERY = {
  who: { ids: ['0190a1b2-0000-7000-8000-000000000001'] },
  measures: [{ metric: 'recovery', aggregate: 'mean' }],
  days: { window: { from: '2026-11-22', until: '2026-11-27' } },
  by: ['athlete'],
  asks: 'value',
}

it.each([
  [{ metric: 'hrv', statistic: 'average' }, 'metric: HRV, statistic: average'],
  [
    { window: { from: '2026-11-15', until: '2026-11-21', weekdays: [1] }, lag_days: 1, withTeam: false },
    'window: Nov 15 to Nov 21, days later: 1',
  ],
  [{ metrics: ['recovery', 'sleep_duration'], days: 7 }, 'metrics: recovery and sleep, days: 7'],
  [{ athlete_id: '0190a1b2-0000-7000-8000-000000000001', order: 'lowest_first' }, 'order: lowest first'],
  [
    { conditions: [{ metric: 'strain', comparison: 'above', value: 12 }], lasting: true },
    'conditions: strain above 12, lasting: yes',
  ],
  [{ severity: 'high', nothing: null, open: undefined, none: [] }, 'severity: high'],
  [{ x: 'hrv', y: 'sleep_duration', lag_days: 0, limit: 3 }, 'metric: HRV, with: sleep, at most: 3'],
  [{ conditions: [{ metric: 'strain' }], combine: 'all' }, 'conditions: strain'],
  [{ conditions: [{ metric: 'strain' }, { metric: 'hrv' }], combine: 'any' }, 'conditions: strain or HRV'],
  [{}, ''],
])('says %j as %j', (given, words) => {
  expect(argumentsText({ tool: 'team_overview', arguments: given })).toBe(words)
})

it.each([
  ['query', QUERY],
  ['day_verdict', { day: -1 }],
  ['knowledge_search', { slugs: ['recovery-score', 'sleep-need'], limit: 3 }],
  ['knowledge_search', { query: 'is he still tired?', limit: 3 }],
])('leaves a look-up of %s to its title and its rows', (tool, given) => {
  expect(argumentsText({ tool, arguments: given })).toBe('')
})

it('formats numbers by the unit of their row, which stands in its heading', () => {
  const step = {
    columns: ['Metric', 'Latest', 'Unit', 'Records'].map((label) => ({ label, unit: '' })),
    rows: [
      ['Recovery', 61, '%', 7],
      ['Sleep', 7, 'h', 7],
      ['Strain', 12.4, '', 6],
    ],
  }
  const [metric, latest, records, ...others] = stepColumns(step)
  expect(others).toEqual([])
  expect(step.rows.map((cells, place) => metric?.cell({ cells, place }))).toEqual([
    'Recovery (%)',
    'Sleep (h)',
    'Strain',
  ])
  expect(step.rows.map((cells, place) => latest?.cell({ cells, place }))).toEqual(['61', '7.0', '12.4'])
  expect(step.rows.map((cells, place) => records?.cell({ cells, place }))).toEqual(['7', '7', '6'])
})

it('names the athlete in the first cell where rows are about the team and about athletes', () => {
  const step = {
    columns: ['What', 'Athlete', 'Latest', 'Unit'].map((label) => ({ label, unit: '' })),
    rows: [
      ['Recovery', null, 60, '%'],
      ['In the red', 'Ann Ash', 17, '%'],
      ['Attention', 'Bea Birch', null, ''],
    ],
  }
  const [what, latest, ...others] = stepColumns(step)
  expect(others).toEqual([])
  expect(what?.isName).toBe(true)
  expect(step.rows.map((cells, place) => what?.cell({ cells, place }))).toEqual([
    'Recovery (%)',
    'In the red: Ann Ash (%)',
    'Attention: Bea Birch',
  ])
  expect(step.rows.map((cells, place) => latest?.cell({ cells, place }))).toEqual(['60', '17', ''])
})

it('keeps the athlete column visible, and leaves out an empty column', () => {
  const columns = stepColumns({
    columns: ['Place', 'Athlete', 'Average HRV', 'Day'].map((label) => ({ label, unit: '' })),
    rows: [
      [1, 'Marcus', 61, null],
      [2, 'Dana', 60, null],
    ],
  })
  expect(columns.map(({ head, isName }) => [head, isName])).toEqual([
    ['Place', false],
    ['Athlete', true],
    ['Average HRV', false],
  ])
})

it('keeps all decimals of a correlation, and gives whole hours one', () => {
  const [relation, hours] = stepColumns({
    columns: [
      { label: 'r', unit: '' },
      { label: 'Sleep', unit: 'h' },
    ],
    rows: [
      [0.43, 7],
      [-0.5, 8],
    ],
  })
  expect(relation?.cell({ cells: [-0.5, 8], place: 1 })).toBe('−0.50')
  expect(hours?.cell({ cells: [-0.5, 8], place: 1 })).toBe('8.0')
})

it('formats rows: units in headings, equal decimals, short days in one line, a dash for null', () => {
  const columns = stepColumns({
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'Sleep', unit: 'h' },
      { label: 'Date', unit: '' },
      { label: 'Recovery', unit: '%' },
      { label: 'Recovery', unit: '%' },
    ],
    rows: [
      ['Marcus', 7, '2026-11-21', 21, null],
      ['Dana', 7.4, '2026-11-20', 90, 91],
    ],
  })
  expect(columns.map(({ head, align }) => [head, align])).toEqual([
    ['Athlete', 'start'],
    ['Sleep (h)', 'end'],
    ['Date', 'start'],
    ['Recovery (%)', 'end'],
    ['Recovery (%) 2', 'end'],
  ])
  const cells = ['Marcus', 7, '2026-11-21', 21, null]
  expect(columns.map(({ cell }) => cell({ cells, place: 0 }))).toEqual(['Marcus', '7.0', 'Nov\u00a021', '21', '–'])
})
