import { offsetMs } from '../../calendar.ts'
import type { ExportFormat } from '../../export-files/export-format.ts'
import { readRecords } from '../../export-files/read-records.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { POLAR_CAPABILITIES } from '../capabilities.ts'
import { cycleRecord, recoveryRecord, sleepRecord } from '../mapping.ts'
import { daysOf, morningsOf, nightsOf } from '../night-parts.ts'
import { workoutRecord } from '../workout-mapping.ts'
import { withExportIds } from './export-records.ts'
import { fileOf } from './files.ts'
import { readFiles } from './read-files.ts'
import { rechargeOfFile, scoreOfFile, sessionOfFile, sleepOfFile } from './replies-of-files.ts'

/** Polar's export of an account: JSON files (docs/reference/other-wearables.md), brought into the shape of its API. */
export const polarExport: ExportFormat = {
  provider: 'polar',
  capabilities: POLAR_CAPABILITIES,
  label: 'Polar user data export',
  howToGet: 'On account.polar.com: Download your data. Polar tells by e-mail when the zip is ready.',
  accepts: ['.zip', '.json'],
  isOurs: (paths) => paths.some((path) => fileOf(path) !== undefined),
  async read(entries, { now, timezoneOffset, onProgress }) {
    const { values, names, owner } = await readFiles(entries, onProgress)
    const zoned = (time: unknown) =>
      typeof time === 'string' && /T[\d:.]+$/.test(time) ? `${time}${timezoneOffset}` : time
    const scores = byNight(values.scores, scoreOfFile)
    const sleeps = byNight(values.sleeps, (given) => sleepOfFile(given, zoned))
    for (const [night, sleep] of sleeps)
      sleeps.set(night, { ...(sleep as object), sleepScore: scores.get(night) ?? null })
    const recharges = byNight(values.recharges, rechargeOfFile)
    const minutes = offsetMs(timezoneOffset) / 60_000
    const sessions = values.sessions.map((given) => sessionOfFile(given, minutes))
    if (sleeps.size + recharges.size + sessions.length === 0)
      throw new ExportRefused(
        {},
        'This Polar export holds no nights and no training sessions (sleep_result, training-session)',
      )
    const everything = { start: new Date(0), end: new Date(8.64e15) }
    const ofSleeps = { file: names.sleeps ?? null, now }
    const nights = readRecords('sleep', nightsOf(sleeps, recharges, everything), sleepRecord, ofSleeps)
    const days = readRecords('cycle', daysOf(sleeps, everything), cycleRecord, ofSleeps)
    const mornings = readRecords('recovery', morningsOf(sleeps, recharges, everything), recoveryRecord, {
      file: names.recharges ?? names.sleeps ?? null,
      now,
    })
    const trained = readRecords('workout', sessions, workoutRecord, { file: names.sessions ?? null, now })
    const { records, nightless } = withExportIds({
      cycles: days.records,
      sleeps: nights.records,
      recoveries: mornings.records,
      workouts: trained.records,
    })
    return {
      records,
      files: { cycles: names.sleeps ?? null, sleeps: names.sleeps ?? null, workouts: names.sessions ?? null },
      skipped: [...nights.skipped, ...mornings.skipped, ...trained.skipped, ...nightless],
      owner,
    }
  },
}

/** By the day of waking that Polar names; the later of two. An entry that names none keeps its place, to be refused by name. */
function byNight(values: readonly unknown[], replyOf: (given: unknown) => unknown): Map<string, unknown> {
  return new Map(
    values.map((given, index) => {
      const night = (given as { night?: unknown } | null)?.night
      return [typeof night === 'string' ? night : `entry ${index + 1}`, replyOf(given)]
    }),
  )
}
