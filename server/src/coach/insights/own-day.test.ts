import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { readDayVerdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { reasonOfVerdict } from '@corner/analytics/day-verdict/reason-line.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { readToday } from '@corner/analytics/insights/athlete-today.ts'
import { readNormalRange } from '@corner/analytics/series/normal-range.ts'
import { pointsOf } from '@corner/analytics/series/points.ts'
import { ownDay } from '@corner/contract/routes/personal-records.ts'
import { expect, it } from 'vitest'
import { Club } from '../../measurements/club-for-tests.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { readOwnDay } from './own-day.ts'

const month = (value: number, last: number) => [
  ...Array.from({ length: 28 }, (_, day) => value + ((day % 3) - 1) * 4),
  last,
]
const own = (given: Parameters<typeof athleteWith>[0], isLinked = true) =>
  readOwnDay('a', { ...athleteWith(given), today: TODAY, isLinked })

it.each([20, 44, 58, 90])(
  'says of a recovery of %i what the coach reads, without what the card below has',
  (recovery) => {
    const athlete = athleteWith({ recovery: month(60, recovery), hours: month(7, 7) })
    const week = addDays(TODAY, -6)
    const judged = readDayVerdict(athlete, TODAY)
    const { verdict } = judged
    const { text } = readToday({
      status: readStatus(
        {
          ...athlete,
          recovery_data: athlete.recovery_data.filter(({ date }) => date >= week),
          sleep_data: athlete.sleep_data.filter(({ date }) => date >= week),
        },
        TODAY,
      ),
      range: readNormalRange(
        pointsOf(athlete.recovery_data, ({ recovery_score }) => recovery_score),
        TODAY,
      ),
      verdict,
      reason: reasonOfVerdict(judged, TODAY),
      today: TODAY,
    })
    const read = own({ recovery: month(60, recovery), hours: month(7, 7) })
    expect(read).toMatchObject({ day: TODAY, verdict })
    const addressed = text
      .replace('Ann is', 'You are')
      .replace(/, \w+ own range \d+ to \d+%/, '')
      .replace('is flagged', 'is off')
      .replace(/; flagged this week for .*/, '.')
    expect(read.text.slice(0, addressed.length)).toBe(addressed)
    expect(read.text).not.toContain('flagged')
  },
)

it('tells a fall this week beside the own range of the 28 days before, and no flag', () => {
  const wide = (last: number) => [...Array.from({ length: 28 }, (_, day) => (day % 2 === 0 ? 45 : 75)), last]
  expect(own({ recovery: wide(46), hrv: wide(46), hours: month(7, 7) }).text).toMatch(
    /Recovery is \d+ points and HRV \d+ ms below your average this week; both are still in your own range\.$/,
  )
})

it('compares the recovery of yesterday with the days before yesterday', () => {
  // mean 60, deviation 3.3; the 90 itself would widen it
  const hours = month(7, 7)
  expect(own({ recovery: [...month(60, 90), null], hours }).text).toContain(
    'recovery 90%, above your own range 57 to 63%',
  )
})

it.each([
  [month(60, 90), 'ready', 'Ready for a hard day', 'Hard rounds'],
  [month(60, 37), 'caution', 'Lighter day', 'decide with your coach'],
  [month(60, 20), 'red', 'Out of live wrestling today', 'tell your coach'],
  [[], 'no_data', 'Go by how you feel', 'tell your coach'],
] as const)('advises on %j in words for the athlete', (recovery, band, title, action) => {
  const read = own({ recovery })
  expect(read).toMatchObject({ band, title })
  expect(read.action).toContain(action)
})

it('says once what to do where nothing is fresh, and once why', () => {
  const { title, action, text } = own({ recovery: [60, 60, 60, null, null, null] })
  expect(action.startsWith(title)).toBe(true)
  expect(action).not.toContain(':')
  expect(text).not.toContain('how you feel')
})

it('is answered to whoever asks about themselves, with and without a device', async () => {
  const testApp = await createTestApp({ at: new Date('2026-03-31T12:00:00Z') })
  const people = new People(testApp)
  const club = new Club(testApp.database)
  const [ada, ben] = [await people.addAthlete(), await people.addAthlete()]
  await club.link(ada.id)
  await club.addRecovery(ada.id, '2026-03-31', { recovery_score: 20 })
  const dayOf = async (person: typeof ada) => {
    const reply = await testApp.app.inject({ url: ownDay.path, headers: person.headers })
    expect(reply.statusCode, reply.body).toBe(200)
    return ownDay.replies[200].parse(reply.json())
  }
  expect(await dayOf(ada)).toMatchObject({ band: 'red', day: '2026-03-31' })
  expect((await dayOf(ada)).text).toMatch(/^You are in the red this morning[,;.]/)
  expect((await dayOf(ben)).text).toBe('No device is linked, so nothing can be said about your day.')
})

it('says to who has no recovery by their maker what stands in for it', () => {
  const mornings = Array.from({ length: 30 }, (_, place) => ({
    date: addDays(TODAY, place - 29),
    recovery_score: null,
    resting_heart_rate: 52 + (place % 2),
    hrv_rmssd_milli: 60 + (place % 2),
  }))
  const athlete = athleteWith({ provider: 'oura' })
  const day = readOwnDay('a', { ...athlete, recovery_data: mornings, today: TODAY, isLinked: true })
  expect(day.text).toMatch(/^Your Oura gives no recovery; Corner readiness is \d+ of 100, within own usual/)
  expect(day.without_recovery?.readiness?.parts).toHaveLength(2)
  expect(own({ recovery: month(60, 60) })).not.toHaveProperty('without_recovery')
})
