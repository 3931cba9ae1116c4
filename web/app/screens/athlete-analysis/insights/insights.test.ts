import { INSIGHT_TONES, type Insight } from '@corner/contract/entities/ai-insights.ts'
import { expect, it } from 'vitest'
import { detailOf } from '../detail-for-tests.ts'
import { analysisMoment } from './analysis-moment.ts'
import { insightExplanation, SHAPES, unsaidValues } from './insight-explanation.ts'
import { baselineText, noConcernText, readinessText } from './insight-texts.ts'
import { subjectOf } from './read-more.tsx'

const strain: Insight = {
  subject: 'Load',
  kind: 'strain',
  title: 'High strain',
  text: 'Strain averages 12.4.',
  rule: 'The rule.',
  values: [
    {
      name: 'Average strain of the week',
      value: 12.43,
      text: '12.4',
      unit: '',
      records: 7,
      from: '2026-11-15',
      until: '2026-11-21',
    },
    { name: 'Latest HRV', value: null, text: 'no value', unit: 'ms', records: 0, from: null, until: null },
  ],
  caution: 'No load.',
  article: 'day-strain',
  tone: 'watch',
}

it('states the rule, each value with its days and records, and the caution', () => {
  expect(insightExplanation(strain)).toEqual({
    rule: 'The rule.',
    readFrom: 'Average strain of the week: 12.4, Nov 15 to Nov 21, 7 records. Latest HRV: no value.',
    limits: 'No load.',
  })
  expect(insightExplanation({ ...strain, values: [], tone: 'plan' }).readFrom).toBe('None: it holds for every athlete.')
  expect(insightExplanation({ ...strain, values: [], tone: 'missing' }).readFrom).toBe('No value came.')
})

it('repeats no value under a sentence that says it', () => {
  expect(unsaidValues(strain)).toBe('Latest HRV no value')
  expect(unsaidValues({ ...strain, text: 'Strain averages 12.' })).toBe(
    'Average strain of the week 12.4 · Latest HRV no value',
  )
})

it('repeats no value that the statement above has', () => {
  const below = { ...strain, kind: 'load', text: 'Keep it.' }
  expect(unsaidValues(below, [strain])).toBe('')
  const other = strain.values.map((value) => ({ ...value, text: '13.0' }))
  expect(unsaidValues({ ...below, values: other }, [strain])).toContain('Average strain of the week 13.0')
})

it('gives only concerns the red square, and neutral insights no shape', () => {
  expect(INSIGHT_TONES.filter((tone) => SHAPES[tone] === 'red')).toEqual(['concern'])
  expect(INSIGHT_TONES.filter((tone) => SHAPES[tone] === null)).toEqual(['neutral', 'plan'])
})

it.each([
  ['2026-11-21T06:52:00.000Z', 'Nov 21, 2026, 01:52'],
  [null, null],
  ['', null],
  ['no date', null],
])('writes the moment %j as %j, and no moment that is none', (moment, text) => {
  expect(analysisMoment(moment, 'America/New_York')?.replace(/\s/g, ' ') ?? null).toBe(text)
})

it('distinguishes "nothing found" from "nothing judged"', () => {
  const { ai_insights } = detailOf('2026-11-21', {})
  expect(noConcernText(ai_insights)).toMatch(/^Nothing was judged/)
  expect(noConcernText({ ...ai_insights, performance: [{ ...strain, tone: 'good' }] })).toMatch(/^No rule/)
})

it('rounds a baseline to whole bpm, and is null without one', () => {
  const { ai_insights } = detailOf('2026-11-21', {})
  expect(baselineText(ai_insights)).toBeNull()
  expect(baselineText({ ...ai_insights, rhr_baseline: 51.6 })).toBe('52 bpm')
})

it.each([
  ['High', 'hard', 'High'],
  ['High', 'as_planned', 'High'],
  ['High', 'lighter', 'High by the score alone'],
  ['Moderate', 'lighter', 'Moderate'],
  ['Low', 'easy', 'Low'],
  [null, 'ask', null],
] as const)('writes a readiness of %s on a day of %s as %s', (readiness_level, verdict, text) => {
  expect(readinessText({ readiness_level, verdict })).toBe(text)
})

it('names the subject of the article that a link opens', () => {
  expect(['hrv-normal-range', 'recovery-score', 'rpe-strength-loading'].map(subjectOf)).toEqual([
    'HRV normal range',
    'recovery score',
    'RPE strength loading',
  ])
})
