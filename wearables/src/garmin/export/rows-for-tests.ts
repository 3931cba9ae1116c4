import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import type { RecordBatch } from '../../records.ts'
import { garminExport } from './garmin-export.ts'

/** One file of each kind with some rows, and rows of one day. */

export const WELLNESS = 'DI_CONNECT/DI-Connect-Wellness'
export const sleepFile = (...rows: object[]) => ({
  [`${WELLNESS}/2026-07-01_2026-07-20_1_sleepData.json`]: JSON.stringify(rows),
})
export const healthFile = (...rows: object[]) => ({
  [`${WELLNESS}/2026-07-01_2026-07-20_1_healthStatusData.json`]: JSON.stringify(rows),
})
export const dayFile = (...rows: object[]) => ({
  'DI_CONNECT/DI-Connect-Aggregator/UDSFile_2026-07-01_2026-07-20.json': JSON.stringify(rows),
})
export const activityFile = (...rows: object[]) => ({
  'DI_CONNECT/DI-Connect-Fitness/a@example.org_1_summarizedActivities.json': JSON.stringify([
    { summarizedActivitiesExport: rows },
  ]),
})
export const read = async (files: Record<string, string>): Promise<RecordBatch> =>
  (await readFiles(garminExport, files)).records

export const NIGHT = {
  calendarDate: '2026-07-20',
  sleepStartTimestampGMT: '2026-07-19T21:30:00.0',
  sleepEndTimestampGMT: '2026-07-20T05:30:00.0',
  sleepWindowConfirmationType: 'ENHANCED_CONFIRMED_FINAL',
  deepSleepSeconds: 5400,
  lightSleepSeconds: 16_200,
  remSleepSeconds: 6000,
  awakeSleepSeconds: 1200,
  unmeasurableSeconds: 0,
  averageRespiration: 14.2,
  sleepScores: { overallScore: 82 },
  spo2SleepSummary: { averageSPO2: 95 },
}
export const DAY = {
  calendarDate: '2026-07-20',
  restingHeartRate: 47,
  totalKilocalories: 2500,
  wellnessStartTimeGmt: '2026-07-19T22:00:00.0',
  wellnessStartTimeLocal: '2026-07-20T00:00:00.0',
  wellnessEndTimeGmt: '2026-07-20T22:00:00.0',
  wellnessEndTimeLocal: '2026-07-21T00:00:00.0',
}
export const RUN = {
  activityId: 123,
  activityType: 'trail_running',
  beginTimestamp: Date.parse('2026-07-20T16:00:00Z'),
  startTimeLocal: Date.parse('2026-07-20T18:00:00Z'),
  duration: 3_600_000,
  distance: 1_234_500,
  elevationGain: 45_600,
  avgHr: 151,
  maxHr: 182,
  calories: 3012.48,
  hrTimeInZone_0: 60_000,
  hrTimeInZone_1: 600_000,
  hrTimeInZone_5: 120_000,
  hrTimeInZone_6: 30_000,
}
