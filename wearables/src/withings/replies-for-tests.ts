/** A night of a mat, 22:40 to 06:30 in Berlin, in winter. */
export const summaryReply = {
  id: 4_213_077,
  timezone: 'Europe/Berlin',
  model: 32,
  model_id: 63,
  hash_deviceid: '892359876fd8805ac45bab078c4828692f0276b1',
  startdate: Date.parse('2026-03-09T21:40:00Z') / 1000,
  enddate: Date.parse('2026-03-10T05:30:00Z') / 1000,
  date: '2026-03-10',
  created: Date.parse('2026-03-10T05:40:00Z') / 1000,
  modified: Date.parse('2026-03-10T06:00:00Z') / 1000,
  completed: true,
  data: {
    total_timeinbed: 28_200,
    lightsleepduration: 14_400,
    deepsleepduration: 5_400,
    remsleepduration: 6_000,
    wakeupduration: 2_400,
    sleep_efficiency: 0.91,
    wakeupcount: 3,
    rr_average: 15,
    hr_average: 54,
    snoring: 300,
    sleep_score: 82,
  },
}

/** A nap of the same day, which the mat calls a night. */
export const napReply = {
  ...summaryReply,
  id: 4_213_078,
  startdate: Date.parse('2026-03-10T12:00:00Z') / 1000,
  enddate: Date.parse('2026-03-10T12:50:00Z') / 1000,
}

export const wrapped = (body: unknown) => ({ status: 0, body })
/** As Withings refuses: with HTTP 200. */
export const refusal = (status: number, error: string) => ({ status, body: {}, error })

const { hash_deviceid: _, model: __, model_id: ___, created: ____, completed: _____, ...kept } = summaryReply
const { snoring: ______, ...data } = summaryReply.data
/** What the client keeps of the night. */
export const keptNight = { night: { ...kept, data }, nap: false }
export const keptDay = { night: kept, next_start: Date.parse('2026-03-10T21:40:00Z') / 1000 }
