import { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { readInsights } from './ai-insights.ts'
import { anyAthlete, insightsWith, recordsWith, workoutsOf } from './insights-for-tests.ts'

const days = (count: number, value: number) => Array<number>(count).fill(value)

it('of an athlete without a record says that nothing is judged, once, and keeps the plan', () => {
  const { performance, training, ...fields } = insightsWith({})
  expect(performance.map(({ kind }) => kind)).toEqual(['no_data', 'protein', 'hydration'])
  expect(training.map(({ kind }) => kind)).toEqual(['no_data', 'plan'])
  expect(fields).toMatchObject({
    readiness_level: null,
    rhr_baseline: null,
    recovery_modality: null,
    areas_of_concern: [],
  })
  expect(fields.next_week_focus).toHaveLength(3)
  expect(fields.next_week_focus[0]).toContain('device')
})

it.each([
  [-27, false],
  [-28, true],
])('with the only record %i days from today says that nothing was recorded: %s', (days, isNothing) => {
  const { training } = insightsWith({ recovery: [50], until: addDays(TODAY, days) })
  expect(training[0]?.kind === 'no_data').toBe(isNothing)
})

it('of one record judges what one record can say, and names what is missing for the rest', () => {
  const { performance } = insightsWith({
    recovery: [35],
    hrv: [40],
    rhr: [60],
    hours: [6],
    quality: [60],
    strain: [15],
  })
  const tones = Object.fromEntries(performance.map(({ kind, tone }) => [kind, tone]))
  expect(tones).toMatchObject({
    readiness: 'watch',
    sleep_duration: 'watch',
    hrv: 'neutral',
    sleep_quality: 'missing',
    sleep_efficiency: 'missing',
    resting_heart_rate: 'missing',
    strain: 'missing',
  })
})

it('lists what is most pressing first, in both lists', () => {
  const { areas_of_concern, next_week_focus } = insightsWith({
    recovery: days(7, 80),
    hrv: days(7, 20),
    strain: days(7, 13),
    quality: days(7, 60),
    hours: days(7, 8),
  })
  expect(areas_of_concern).toEqual([
    'High autonomic stress: HRV 20 ms with an average strain of 13.0',
    'Suppressed sleep quality: 60% on average',
    'High average strain: 13.0',
    'Elevated total strain: 91.0 in 7 days',
  ])
  expect(next_week_focus[0]).toMatch(/^Take load off/)
})

it('gives a whole, finite analysis of any records, the same in any order', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const records = recordsWith(given)
      const workouts = workoutsOf(given.workouts)
      const insights = readInsights(records, workouts, TODAY)
      AiInsights.parse({ ...insights, generated_at: null })
      expect(insights.next_week_focus.length).toBeGreaterThanOrEqual(3)
      expect(JSON.stringify(insights)).not.toMatch(/NaN|Infinity|undefined|null (?:ms|bpm|h)/)
      const reversed = {
        recovery_data: records.recovery_data.toReversed(),
        sleep_data: records.sleep_data.toReversed(),
        activity_data: records.activity_data.toReversed(),
      }
      expect(readInsights(reversed, workouts.toReversed(), TODAY)).toEqual(insights)
    }),
    { numRuns: 60 },
  )
})

it('judges no rule with fewer values than it needs, and every number it says comes with its records', () => {
  fc.assert(
    fc.property(anyAthlete, (given) => {
      const { performance, training } = readInsights(recordsWith(given), workoutsOf(given.workouts), TODAY)
      for (const insight of [...performance, ...training]) {
        const isJudged = !['missing', 'plan'].includes(insight.tone)
        for (const { name, value, records, from, until, text } of insight.values) {
          if (value === null) expect(text).toBe('no value')
          else expect([from, until]).not.toContain(null)
          // A week worn without a workout is 0 h of none.
          const isMain = name === insight.values[0]?.name && insight.kind !== 'weekly_hours'
          if (isJudged && isMain) expect(records, insight.kind).toBeGreaterThan(0)
        }
        if (isJudged && ['sleep_quality', 'sleep_efficiency', 'strain', 'intensity'].includes(insight.kind))
          expect(insight.values[0]?.records).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: 60 },
  )
})

it('what lies further back than a rule looks, or further ahead than anybody’s calendar, changes nothing', () => {
  const given = { recovery: days(7, 60), hrv: days(7, 50), hours: days(7, 8), strain: days(7, 9) }
  const records = recordsWith(given)
  const night = records.recovery_data[0]
  if (!night) throw new Error('no night')
  const far = [addDays(TODAY, -60), addDays(TODAY, 2)].map((date) => ({ ...night, date, recovery_score: 1 }))
  const more = { ...records, recovery_data: [...records.recovery_data, ...far] }
  expect(readInsights(more, [], TODAY)).toEqual(readInsights(records, [], TODAY))
})
