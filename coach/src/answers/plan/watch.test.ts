import { expect, it } from 'vitest'
import type { DayRole } from './roles.ts'
import { watchFor } from './watch.ts'

const PLAN = { isOfWeight: false, isOfSleep: false, isTaper: false, marks: [] }
const watched = (plan: Partial<Parameters<typeof watchFor>[0]>, roles: DayRole[] = []) =>
  watchFor({ ...PLAN, ...plan }, new Set(roles), [])

it('before a meet, of sleep, asks for longer nights', () => {
  expect(watched({ isOfSleep: true }, ['meet'])).toEqual({
    say: 'Nights until then: 30 to 60 minutes more in bed (a rule of thumb), at a fixed wake time.',
    slug: 'sleep-extension',
  })
  expect(watched({ isOfSleep: true }).slug).toBe('recovery-score')
  expect(watched({}, ['meet']).slug).toBe('recovery-score')
})

it('of weight says first that it is not recorded', () => {
  expect(watched({ isOfWeight: true, isTaper: true }, ['travel'])).toEqual({
    say: 'Weight is not recorded in Corner: at most 1.5 % of body weight a week by the rules, and the rest is for dietitian and athletic trainer.',
    slug: 'weight-cutting-wrestling',
  })
})

it.each([
  [[], 'Watch: a long ride tires, and one good night mends it (Janse van Rensburg 2021).'],
  [[{ said: 'we fly to the coast' }], /^Sleep well before the trip; up to three zones/],
])('of travel tells a ride from a flight', (marks, say) => {
  const { say: told, slug } = watched({ marks: marks as never }, ['travel'])
  expect(told).toMatch(say)
  expect(slug).toBe('travel-and-jet-lag')
})

it.each([
  [{ isTaper: true }, [], /^Watch: a flat day early is common; recovery that keeps falling while training is lighter/],
  [{}, ['after_late'], 'Watch how they move in the warm-up after the short night.'],
  [{}, ['off'], 'Watch: late nights on free days make the first practice back heavy.'],
  [{}, [], 'Watch: three red mornings of five change the plan of an athlete (our rule).'],
] as const)('of the days %j %j says one thing', (plan, roles, say) => {
  expect(watched(plan, [...roles]).say).toMatch(say)
})
