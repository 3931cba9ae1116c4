import { expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { WORKOUT_FILE_CAPABILITIES } from './capabilities.ts'
import { fit, RUN_MESSAGES } from './sample-files.ts'
import { workoutFileExport } from './workout-file-export.ts'

it('names just what a file fills', async () => {
  const reading = { now: new Date('2026-11-29T15:00:00Z'), timezoneOffset: '+00:00' }
  const { records } = await workoutFileExport.read([entryOf(fit(RUN_MESSAGES), 'run.fit')], reading)
  const { provider_id: _, updated_at: __, raw: ___, ...fields } = records.workouts[0] ?? { provider_id: '' }
  const filled = Object.entries(fields).flatMap(([field, value]) => (value === null ? [] : [field]))
  expect([...WORKOUT_FILE_CAPABILITIES.delivers.workout].sort()).toEqual(filled.sort())
  expect([records.cycles, records.sleeps, records.recoveries]).toEqual([[], [], []])
})
