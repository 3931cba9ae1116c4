import { nextDay } from '../../calendar.ts'

/** A made-up person's Garmin export, file by file, as docs/garmin.md describes them. Deterministic: the same every time. */

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Files hold about so many days each. */
const DAYS_A_FILE = 100
const ROOT = '5e0c2a4b/DI_CONNECT'
const PERSON = '10203040'

export interface GarminSample {
  /** The last night ended on it. */
  lastDay?: string
  years?: number
  /** Laps of each activity, about 400 bytes each. */
  laps?: number
}

/** Texts by path. Everything that must not be read says `secret`. */
export function* garminSample({
  lastDay = '2026-07-27',
  years = 1,
  laps = 2,
}: GarminSample = {}): Generator<[path: string, text: string]> {
  const count = Math.round(years * 365.25)
  const days = Array.from({ length: count }, (_, index) => count - 1 - index).map((ago) => dayBefore(lastDay, ago))
  for (let from = 0; from < days.length; from += DAYS_A_FILE) {
    const part = days.slice(from, from + DAYS_A_FILE)
    const span = `${part[0]}_${part.at(-1)}`
    yield [`${ROOT}/DI-Connect-Wellness/${span}_${PERSON}_sleepData.json`, json(part.map(sleepRow))]
    yield [`${ROOT}/DI-Connect-Wellness/${span}_${PERSON}_healthStatusData.json`, json(part.map(healthRow))]
    yield [`${ROOT}/DI-Connect-Aggregator/UDSFile_${span}.json`, json(part.map(dayRow))]
  }
  const activities = days.filter((_, index) => index % 2 === 0).map((day) => activityRow(day, laps))
  for (let from = 0, part = 0; from < activities.length; from += 1000, part++)
    yield [
      `${ROOT}/DI-Connect-Fitness/sam@example.org_${part}_summarizedActivities.json`,
      json([{ summarizedActivitiesExport: activities.slice(from, from + 1000) }]),
    ]
  yield [
    'customer_data/customer.json',
    json({ firstName: 'Sam', lastName: 'Sample', primaryEmailAddress: 'sam@example.org', birthDate: 'secret' }),
  ]
  yield* secretFiles()
}

function* secretFiles(): Generator<[path: string, text: string]> {
  for (const path of [
    `${ROOT}/DI-Connect-Wellness/${PERSON}_MenstrualCycles.json`,
    `${ROOT}/DI-Connect-Wellness/${PERSON}_pregnancySnapshots.json`,
    `${ROOT}/DI-Connect-Wellness/${PERSON}_userBioMetrics.json`,
    `${ROOT}/DI-Connect-User/${PERSON}_user_contact.json`,
    `${ROOT}/DI-Connect-User/${PERSON}_messages.json`,
    `${ROOT}/DI-Connect-User/${PERSON}_journal.json`,
    `${ROOT}/DI-Connect-User/Notes.json`,
  ])
    yield [path, json([{ secret: true }])]
  yield [`${ROOT}/DI-Connect-Uploaded-Files/photo.jpg`, 'secret']
}

const json = (value: unknown) => JSON.stringify(value)

function dayBefore(day: string, ago: number): string {
  return new Date(Date.parse(day) - ago * DAY_MS).toISOString().slice(0, 10)
}

const numberOf = (day: string) => Date.parse(day) / DAY_MS
/** A number from -1 to 1 that looks like chance. */
const wobble = (day: string, salt: number) => Math.sin(numberOf(day) * 12.9898 + salt * 78.233)
/** In Berlin, by and large. */
const offsetMinutes = (day: string) => (day.slice(5, 7) >= '04' && day.slice(5, 7) <= '10' ? 120 : 60)
const garminTime = (ms: number) => new Date(ms).toISOString().slice(0, 21)

function nightOf(day: string) {
  const midnight = Date.parse(day) - offsetMinutes(day) * MINUTE_MS
  const start = midnight - Math.round(60 + 40 * wobble(day, 1)) * MINUTE_MS
  const end = midnight + Math.round(410 + 45 * wobble(day, 2)) * MINUTE_MS
  return { start, end }
}

function sleepRow(day: string) {
  const { start, end } = nightOf(day)
  const seconds = (end - start) / 1000
  const [deep, rem, awake] = [0.17 + 0.04 * wobble(day, 3), 0.22 + 0.04 * wobble(day, 4), 0.04].map((share) =>
    Math.round(share * seconds),
  ) as [number, number, number]
  return {
    sleepStartTimestampGMT: garminTime(start),
    sleepEndTimestampGMT: garminTime(end),
    calendarDate: day,
    sleepWindowConfirmationType: 'ENHANCED_CONFIRMED_FINAL',
    retro: false,
    deepSleepSeconds: deep,
    lightSleepSeconds: seconds - deep - rem - awake,
    remSleepSeconds: rem,
    awakeSleepSeconds: awake,
    unmeasurableSeconds: 0,
    averageRespiration: 14 + wobble(day, 5),
    sleepScores: { overallScore: Math.round(78 + 12 * wobble(day, 6)), feedback: 'POSITIVE_DEEP' },
    spo2SleepSummary: { userProfilePk: PERSON, deviceId: 99, averageSPO2: 95 },
  }
}

function healthRow(day: string) {
  const metric = (type: string, value: number) => ({
    type,
    value: Math.round(value * 10) / 10,
    status: 'IN_RANGE',
    baselineLowerLimit: 0.0,
    baselineUpperLimit: 0.0,
  })
  return {
    calendarDate: day,
    userProfilePK: PERSON,
    metrics: [
      metric('HRV', 62 + 12 * wobble(day, 7)),
      metric('HR', 54 + 4 * wobble(day, 8)),
      metric('SPO2', 96),
      metric('SKIN_TEMP_C', 0.4 * wobble(day, 9)),
      metric('RESPIRATION', 14 + wobble(day, 5)),
    ],
  }
}

function dayRow(day: string) {
  const local = Date.parse(day)
  const utc = local - offsetMinutes(day) * MINUTE_MS
  return {
    userProfilePK: PERSON,
    calendarDate: day,
    uuid: 'secret-uuid',
    totalSteps: 9000,
    totalKilocalories: Math.round(2500 + 300 * wobble(day, 10)),
    restingHeartRate: Math.round(49 + 4 * wobble(day, 8)),
    currentDayRestingHeartRate: 50,
    wellnessStartTimeGmt: garminTime(utc),
    wellnessStartTimeLocal: garminTime(local),
    wellnessEndTimeGmt: garminTime(utc + DAY_MS),
    wellnessEndTimeLocal: garminTime(Date.parse(nextDay(day))),
    allDayStress: { aggregatorList: [{ type: 'TOTAL', averageStressLevel: 28 }] },
    bodyBattery: {
      bodyBatteryStatList: [
        { bodyBatteryStatType: 'HIGHEST', statsValue: 92 },
        { bodyBatteryStatType: 'LOWEST', statsValue: 20 },
        { bodyBatteryStatType: 'SLEEPEND', statsValue: Math.round(80 + 15 * wobble(day, 11)) },
      ],
    },
  }
}

function activityRow(day: string, laps: number) {
  const start = Date.parse(day) + 17 * 60 * MINUTE_MS - offsetMinutes(day) * MINUTE_MS
  const minutes = Math.round(50 + 15 * wobble(day, 12))
  const share = [0.05, 0.15, 0.35, 0.25, 0.15, 0.04, 0.01]
  return {
    activityId: 9_000_000_000 + numberOf(day),
    name: 'secret place Running',
    locationName: 'secret place',
    activityType: numberOf(day) % 4 === 0 ? 'indoor_cycling' : 'running',
    userProfileId: PERSON,
    beginTimestamp: start,
    startTimeGmt: start,
    startTimeLocal: start + offsetMinutes(day) * MINUTE_MS,
    duration: minutes * MINUTE_MS,
    elapsedDuration: (minutes + 2) * MINUTE_MS,
    distance: minutes * 18_000,
    elevationGain: 8_600,
    avgSpeed: 0.3,
    avgHr: 142,
    maxHr: 176,
    calories: minutes * 46,
    aerobicTrainingEffect: 3.4,
    ...Object.fromEntries(share.map((part, zone) => [`hrTimeInZone_${zone}`, part * minutes * MINUTE_MS])),
    splits: Array.from({ length: laps }, (_, lap) => lapRow(start, lap)),
  }
}

const lapRow = (start: number, lap: number) => ({
  startTimeGMT: start + lap * 5 * MINUTE_MS,
  endTimeGMT: start + (lap + 1) * 5 * MINUTE_MS,
  type: 17,
  measurements: [
    { fieldEnum: 'SUM_DISTANCE', value: 90_000, unitEnum: 'CENTIMETER' },
    { fieldEnum: 'WEIGHTED_MEAN_HEARTRATE', value: 142, unitEnum: 'BPM' },
    { fieldEnum: 'SUM_ENERGY', value: 230, unitEnum: 'KILOJOULE' },
    { fieldEnum: 'SUM_ELAPSED_DURATION', value: 5 * MINUTE_MS, unitEnum: 'MILLISECOND' },
  ],
})
