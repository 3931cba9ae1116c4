/** The rows of a made-up person's Takeout, of one day each. */

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

export const dayBefore = (day: string, ago: number) =>
  new Date(Date.parse(day) - ago * DAY_MS).toISOString().slice(0, 10)
export const numberOf = (day: string) => Date.parse(day) / DAY_MS
/** A number from -1 to 1 that looks like chance. */
export const wobble = (day: string, salt: number) => Math.sin(numberOf(day) * 12.9898 + salt * 78.233)
export const whole = (day: string, salt: number, most: number) => Math.round(wobble(day, salt) * most)
export const logId = (day: string) => 40_000_000_000 + numberOf(day)
const sleepId = (day: string) => `10000000000000${numberOf(day)}`
/** In Berlin; around noon of a day, as its nights and exercises have it. */
function offsetMinutes(day: string): number {
  const lastSunday = (month: string) => {
    const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(month), 0))
    return new Date(last.getTime() - last.getUTCDay() * DAY_MS).toISOString().slice(0, 10)
  }
  return day >= lastSunday('03') && day < lastSunday('10') ? 120 : 60
}
/** Local times in milliseconds, as if they were UTC. */
export function nightOf(day: string): { start: number; end: number } {
  const midnight = Date.parse(day)
  return {
    start: midnight - (60 + whole(day, 1, 40)) * MINUTE_MS - 30_000,
    end: midnight + (420 + whole(day, 2, 45)) * MINUTE_MS - 30_000,
  }
}
export const local = (wall: number) => new Date(wall).toISOString().slice(0, 19)
const utc = (day: string, wall: number) => `${local(wall - offsetMinutes(day) * MINUTE_MS)}Z`
const offset = (day: string) => `+0${offsetMinutes(day) / 60}:00`

function minutesOf(day: string) {
  const { start, end } = nightOf(day)
  const inBed = Math.round((end - start) / MINUTE_MS)
  const [deep, rem, wake] = [70 + whole(day, 3, 15), 95 + whole(day, 4, 20), 40 + whole(day, 5, 10)] as const
  return { inBed, deep, rem, wake, light: inBed - deep - rem - wake }
}

export function sleepLog(day: string) {
  const { start, end } = nightOf(day)
  const { inBed, deep, rem, wake, light } = minutesOf(day)
  const level = (minutes: number) => ({ count: 4, minutes, thirtyDayAvgMinutes: minutes })
  return {
    logId: logId(day),
    dateOfSleep: day,
    startTime: `${local(start)}.000`,
    endTime: `${local(end)}.000`,
    duration: end - start,
    minutesToFallAsleep: 0,
    minutesAsleep: inBed - wake,
    minutesAwake: wake,
    minutesAfterWakeup: 0,
    timeInBed: inBed,
    efficiency: 92,
    type: 'stages',
    infoCode: 0,
    mainSleep: true,
    levels: { summary: { deep: level(deep), wake: level(wake), light: level(light), rem: level(rem) }, data: [] },
  }
}

export function userSleep(day: string): string {
  const { start, end } = nightOf(day)
  const { inBed, wake } = minutesOf(day)
  const times = `${offset(dayBefore(day, 1))},${utc(day, start)},${offset(day)},${utc(day, end)}`
  return `${sleepId(day)},STAGES,${inBed},0,0,${inBed - wake},${wake},${times},DERIVED`
}

export function userSleepStages(day: string): string[] {
  const { start } = nightOf(day)
  const { deep, rem, wake, light } = minutesOf(day)
  let at = start
  return Object.entries({ LIGHT: light, DEEP: deep, REM: rem, AWAKE: wake }).map(([stage, minutes], index) => {
    const [from, to] = [at, at + minutes * MINUTE_MS]
    at = to
    const times = `${offset(day)},${utc(day, from)},${offset(day)},${utc(day, to)}`
    return `${sleepId(day)},${sleepId(day)}${index},${stage},${times},DERIVED`
  })
}

const exerciseWall = (day: string) => Date.parse(day) + 18 * 60 * MINUTE_MS
const exerciseMinutes = (day: string) => 45 + whole(day, 12, 12)

/** Its times are UTC. */
export function exercise(day: string) {
  const [date, time] = utc(day, exerciseWall(day)).replace('Z', '').split('T') as [string, string]
  const [year, month, dayOfMonth] = date.split('-') as [string, string, string]
  return {
    logId: 70_000_000_000 + numberOf(day),
    activityName: 'Run',
    activityTypeId: 90009,
    startTime: `${month}/${dayOfMonth}/${year.slice(2)} ${time}`,
    duration: exerciseMinutes(day) * MINUTE_MS,
    activeDuration: exerciseMinutes(day) * MINUTE_MS,
    calories: exerciseMinutes(day) * 11,
    averageHeartRate: 148,
    distance: exerciseMinutes(day) * 0.18,
    distanceUnit: 'Kilometer',
    logType: 'auto_detected',
    heartRateZones: [{ name: 'Cardio', min: 140, max: 170, minutes: 30 }],
  }
}

export function userExercise(day: string): string {
  const [start, minutes] = [exerciseWall(day), exerciseMinutes(day)]
  const times = `${utc(day, start)},${utc(day, start + minutes * MINUTE_MS)},${offset(day)}`
  return `2000000000000${numberOf(day)},${times},Outdoor Run,AUTO_DETECTED,${minutes * 11},${minutes * 180_000},148,177,"{""RUN"": 90, ""WALK"": 10}",`
}

export function restingHeartRate(day: string, isKnown: boolean) {
  const american = `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`
  const value = isKnown
    ? { date: american, value: 53 + whole(day, 8, 3) + 0.25, error: 6.8 }
    : { date: null, value: 0, error: 0 }
  return { dateTime: `${american} 00:00:00`, value }
}
