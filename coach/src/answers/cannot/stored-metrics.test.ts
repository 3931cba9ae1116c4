import { expect, it } from 'vitest'
import { said } from '../team-for-tests.ts'

/** What an answer calls a metric, and what people call it. */
const CALLED: readonly (readonly [label: string, words: readonly string[]])[] = [
  ['recovery', ['recovery', 'recovery score', 'readiness']],
  ['HRV', ['HRV', 'heart rate variability', 'rMSSD']],
  ['resting heart rate', ['resting heart rate', 'RHR', 'resting pulse']],
  ['blood oxygen', ['blood oxygen', 'SpO2', 'oxygen saturation']],
  ['skin temperature against the own mean', ['skin temperature', 'skin temp']],
  ['sleep', ['sleep', 'hours of sleep', 'sleep duration', 'time asleep']],
  ['sleep quality', ['sleep quality', 'sleep score', 'sleep performance']],
  ['sleep efficiency', ['sleep efficiency']],
  ['sleep consistency', ['sleep consistency']],
  ['light sleep', ['light sleep']],
  ['deep sleep', ['deep sleep', 'slow wave sleep']],
  ['REM sleep', ['REM sleep', 'REM']],
  ['time awake in bed', ['awake time', 'time awake']],
  ['time in bed', ['time in bed', 'hours in bed']],
  ['bed time', ['bed time', 'bedtime', 'time to bed']],
  ['wake time', ['wake time', 'wake-up time', 'time of getting up']],
  ['sleep need', ['sleep need', 'sleep needed']],
  ['sleep debt', ['sleep debt', 'missed sleep', 'missing sleep']],
  ['respiratory rate', ['respiratory rate', 'breathing rate', 'breaths a minute']],
  ['disturbances', ['disturbances', 'sleep disturbances', 'wake-ups']],
  ['sleep cycles', ['sleep cycles']],
  ['strain', ['strain', 'day strain', 'load']],
  ['average heart rate', ['average heart rate', 'heart rate', 'mean heart rate']],
  ['maximum heart rate', ['maximum heart rate', 'max heart rate', 'peak heart rate']],
  ['energy burned', ['energy', 'calories', 'kilojoules', 'calories burned', 'energy burned']],
  ['naps', ['naps']],
  ['nap time', ['nap time', 'hours napped']],
  ['records', ['records', 'data', 'sync']],
  ['workouts', ['workouts', 'sessions', 'training sessions', 'practices']],
  ['training time', ['training time', 'training hours', 'workout time', 'workout duration']],
  ['workout strain', ['workout strain', 'session strain']],
  ['energy burned in workouts', ['workout energy', 'workout calories', 'calories in training']],
  ['average heart rate in workouts', ['workout heart rate', 'average heart rate in training']],
  ['maximum heart rate in workouts', ['maximum workout heart rate', 'peak heart rate in training']],
  ['time in zone 4', ['zone 4', 'time in zone 4']],
  ['time in the high zones (4 and 5)', ['high zones', 'red zone', 'time in zones 4 and 5', 'high intensity minutes']],
  ['distance', ['distance', 'metres', 'miles', 'kilometres']],
  ['at-risk issues', ['at-risk issues', 'issues', 'risk']],
]

it.each(CALLED.flatMap(([label, words]) => words.map((word) => [word, label] as const)))(
  '%s is on record as %s: where the question is not understood, that is said, and not that nothing is stored',
  async (word, label) => {
    expect(await said({ kind: 'cannot', because: 'not_stored', topic: `what about ${word}` })).toContain(
      `I did not understand what you want to know of ${label}, so I can't answer it: ${label} is on record.`,
    )
  },
)
