import { expect, it } from 'vitest'
import { NOON, testSimulator } from './test-simulator.ts'

/**
 * The fields of AccessLink v4 that the simulator gives, with the type of each, as Polar describes them
 * (https://www.polar.com/polar-api-v4/): facts in our own words, as far as they could be read (docs/polar.md).
 */
const DURATION = /^"\d+(\.\d{1,9})?s"$/
const DATE = /^"\d{4}-\d\d-\d\d"$/
const ZONED = /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(Z|[+-]\d\d:\d\d)"$/
const LOCAL = /^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}"$/
const WHOLE = /^-?\d+$/
const NUMBER = /^-?\d+(\.\d+)?$/
const TEXT = /^".*"$/

const SLEEP = {
  sleepDate: DATE,
  'sleepResult.hypnogram.sleepStart': ZONED,
  'sleepResult.hypnogram.sleepEnd': ZONED,
  'sleepResult.hypnogram.sleepGoal': DURATION,
  'sleepEvaluation.sleepSpan': DURATION,
  'sleepEvaluation.asleepDuration': DURATION,
  'sleepEvaluation.analysis.efficiencyPercent': NUMBER,
  'sleepEvaluation.analysis.continuityIndex': NUMBER,
  'sleepEvaluation.interruptions.totalDuration': DURATION,
  'sleepEvaluation.interruptions.totalCount': WHOLE,
  'sleepEvaluation.interruptions.longCount': WHOLE,
  'sleepEvaluation.phaseDurations.wake': DURATION,
  'sleepEvaluation.phaseDurations.rem': DURATION,
  'sleepEvaluation.phaseDurations.light': DURATION,
  'sleepEvaluation.phaseDurations.deep': DURATION,
  'sleepEvaluation.phaseDurations.unknown': DURATION,
  'sleepScore.sleepScore': NUMBER,
  'sleepScore.scoreRate': WHOLE,
}
const RECHARGE = {
  sleepResultDate: DATE,
  ansStatus: NUMBER,
  ansRate: /^[1-5]$/,
  recoveryIndicator: /^[1-6]$/,
  recoveryIndicatorSubLevel: WHOLE,
  meanNightlyRecoveryRri: WHOLE,
  meanNightlyRecoveryRmssd: WHOLE,
  meanNightlyRecoveryRespirationInterval: WHOLE,
}
const TIMES = { startTime: LOCAL, stopTime: LOCAL, timezoneOffsetMinutes: WHOLE, durationMillis: WHOLE }
const EXERCISE = { ...TIMES, ascentMeters: NUMBER, 'sport.id': TEXT }
const SESSION = {
  ...TIMES,
  'identifier.id': TEXT,
  name: TEXT,
  note: TEXT,
  calories: WHOLE,
  distanceMeters: NUMBER,
  hrAvg: WHOLE,
  hrMax: WHOLE,
  'sport.id': TEXT,
  ...Object.fromEntries(Object.entries(EXERCISE).map(([name, type]) => [`exercises.0.${name}`, type])),
  'exercises.0.zones.0.type': TEXT,
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((zone) =>
      ['lowerLimit', 'higherLimit', 'inZone'].map((name) => [`exercises.0.zones.0.zones.${zone}.${name}`, WHOLE]),
    ),
  ),
}

const dateBefore = (days: number) => new Date(NOON.getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** The values of a reply by their paths. */
function valuesOf(given: unknown, path = ''): [string, string][] {
  if (typeof given !== 'object' || given === null) return [[path.slice(1), JSON.stringify(given)]]
  return Object.entries(given).flatMap(([name, value]) => valuesOf(value, `${path}.${name}`))
}

it.each([
  ['/sleeps', '', '&features=sleep-result&features=sleep-evaluation&features=sleep-score', SLEEP],
  ['/nightly-recharge-results', '', '&features=samples', RECHARGE],
  ['/training-sessions/list', 'T00:00:00', '&features=zones', SESSION],
] as [string, string, string, Record<string, RegExp>][])(
  '%s gives what Polar describes, in its types',
  async (path, time, features, described) => {
    const { link, get } = testSimulator()
    const tokens = await Promise.all([1, 2, 3, 4].map((member) => link(member)))
    const seen = new Set<string>()
    for (let ago = 1; ago <= 40; ago++) {
      const { access_token = '' } = tokens[ago % 4] ?? {}
      const [from, to] = [ago, ago - 1].map((days) => dateBefore(days) + time)
      const reply = await get(access_token, `${path}?from=${from}&to=${to}${features}`)
      if (reply.statusCode === 204) continue
      let list = Object.values(reply.json())[0] as unknown
      if (!Array.isArray(list)) list = Object.values(list as object)[0]
      for (const record of list as unknown[])
        for (const [name, value] of valuesOf(record)) {
          expect({ name, value }).toEqual({ name, value: expect.stringMatching(described[name] ?? /described/) })
          seen.add(name)
        }
    }
    expect([...seen].sort()).toEqual(Object.keys(described).sort())
  },
)
