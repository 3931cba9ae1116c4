import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import { METRICS } from '@corner/analytics/metrics/metric-catalogue.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { readHalves } from '@corner/analytics/series/halves.ts'
import { valuesOf } from '@corner/analytics/series/points.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { said } from '../team-for-tests.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole']
const series = (min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { minLength: 40, maxLength: 40, size: 'max' })
const athlete = (place: number) =>
  fc
    .record({ recovery: series(5, 99), hrv: series(30, 120) })
    .map((given) =>
      athleteWith({ ...given, id: `00000000-0000-4000-8000-00000000000${place}`, name: NAMES[place] ?? '' }),
    )

/** The direction of words: the halves move up or down, the latest value is above or below. */
const WAYS: readonly [RegExp, number][] = [
  [/^\S+ \S+'s \w+ is (?:slightly )?up /, 1],
  [/^\S+ \S+'s \w+ is (?:slightly )?down /, -1],
  [/^\S+ \S+'s \w+ is about the same /, 0],
]
const wayOf = (text: string) => WAYS.find(([words]) => words.test(text))?.[1]

test('what is called up, down or a trend points one way everywhere, and what means another thing has other words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(athlete(0), athlete(1), athlete(2)), async (athletes) => {
      const scope = scopeWith({ athletes })
      for (const one of athletes) {
        const week = recordsWithin(one, { from: addDays(TODAY, -6), until: TODAY })
        const { metrics, issues } = readStatus(week, TODAY)
        const ofRankings = { recovery: metrics.recovery.recoveryTrend, hrv: metrics.hrv.hrvTrend }
        for (const metric of ['recovery', 'hrv'] as const) {
          const request: Request = {
            kind: 'query',
            query: {
              who: { ids: [one.athlete_id] },
              by: ['athlete'],
              days: {},
              asks: 'value',
              measures: [{ metric, aggregate: 'halves' }],
            },
          }
          const text = await said(request, { scope })
          const halves = readHalves(valuesOf(METRICS[metric].read(week)))?.change ?? 0
          expect(wayOf(text), text).toBe(Math.sign(roundTo(halves, 1)))
          expect(text).toContain('the second half of these days against the first')
          const [, side] =
            /, is .*?(above|below|level with) their own average.*, which the Rankings call trend\.$/.exec(text) ?? []
          const shown = Math.sign(roundTo(ofRankings[metric] ?? 0, 1))
          expect(side, text).toBe(shown > 0 ? 'above' : shown < 0 ? 'below' : 'level with')
        }
        const { training } = readInsights(one, [], TODAY)
        const [, isNot] = /The HRV trend is (not )?negative/.exec(JSON.stringify(training)) ?? []
        expect(isNot === undefined).toBe((ofRankings.hrv ?? 0) < 0)
        for (const { kind, value } of issues) {
          if (kind === 'recovery_falling') expect(value).toBe(ofRankings.recovery)
          if (kind === 'hrv_falling') expect(value).toBe(ofRankings.hrv)
        }
      }
      const week = athletes.map((one) => recordsWithin(one, { from: addDays(TODAY, -6), until: TODAY }))
      const { label } = readTeam(week, 7, TODAY).trends.recovery
      const team = await said({ kind: 'overview', who: {}, focus: 'status' }, { scope })
      expect(team).toContain(`The second half of these days against the first: ${label?.toLowerCase()}.`)
    }),
    { numRuns: 40 },
  )
})
