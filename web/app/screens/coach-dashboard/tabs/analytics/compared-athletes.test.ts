import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { compareAthletes } from './compared-athletes.ts'
import { isComparison } from './comparison-card.tsx'

const TODAY = '2026-11-21'
const athlete = (athlete_id: string, recovery: (place: number) => number, nights = 29) => ({
  athlete_id,
  athlete_name: athlete_id,
  first_name: athlete_id,
  whoop_connected: true,
  provider: 'whoop',
  sleep_data: [],
  activity_data: [],
  recovery_data: daysUntil(TODAY, nights).map((date, place) => ({
    date,
    recovery_score: recovery(place),
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
  })),
})
const TEAM = [
  athlete('ada', () => 50.4),
  athlete('ben', (place) => 61.5 + (place % 2) * 0.2),
  athlete('cleo', () => 0, 5),
  athlete('dee', () => 51),
]
const compared = (chosen: string[], ranged = TEAM) =>
  compareAthletes({ chosen, athletes: TEAM, ranged, days: daysUntil(TODAY, 7), today: TODAY })

const UNCHANGED = { day: 'today', text: '50%', trend: 0, trendText: '0' }

it('has each one’s average, the difference of the shown numbers, and the own range', () => {
  const [recovery] = compared(['ada', 'ben'])
  expect(recovery).toEqual({
    name: 'Recovery',
    values: [
      { id: 'ada', value: '50%', difference: null, latest: UNCHANGED, range: 'own 50 to 50%' },
      {
        id: 'ben',
        value: '62%',
        difference: '+12 points',
        range: 'own 61 to 62%',
        latest: { day: 'today', text: '62%', trend: 0, trendText: '0' },
      },
    ],
  })
})

it('compares with the first that was chosen', () => {
  expect(compared(['ben', 'ada'])[0]?.values.map(({ difference }) => difference)).toEqual([null, '−12 points'])
})

it('writes a single point in the singular', () => {
  expect(compared(['ada', 'dee'])[0]?.values[1]?.difference).toBe('+1 point')
})

it('has dashes for what was not measured, and no range of few days or before they load', () => {
  expect(compared(['ada', 'cleo'])[0]?.values[1]).toEqual({
    id: 'cleo',
    value: '0%',
    difference: '−50 points',
    latest: { day: 'today', text: '0%', trend: 0, trendText: '0' },
    range: null,
  })
  expect(compared(['ada', 'ben'], [])[0]?.values[0]?.range).toBeNull()
  expect(compared(['ada', 'ben'])[2]?.values[1]).toMatchObject({ value: '–', difference: null })
})

it('averages strain over finished days, as the day that runs would lower it', () => {
  const strained = TEAM.map((one, place) => ({
    ...one,
    activity_data: daysUntil(TODAY, 7).map((date) => ({
      ...{ date, strain_score: date === TODAY ? 1 : 10 + place, average_heart_rate: null, max_heart_rate: null },
    })),
  }))
  const given = { chosen: ['ada', 'ben'], ranged: [], days: daysUntil(TODAY, 7), today: TODAY }
  const strain = compareAthletes({ ...given, athletes: strained }).find(({ name }) => name === 'Strain')
  expect(strain?.values.map(({ value }) => value)).toEqual(['10.0', '11.0'])
})

it('is shown for two to eight chosen athletes of a team', () => {
  const team = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  expect([1, 2, 8, 9].map((count) => isComparison(team.slice(0, count), team))).toEqual([false, true, true, false])
  expect([isComparison(team.slice(0, 4), team.slice(0, 4)), isComparison(['a', 'b'], ['b', 'a'])]).toEqual([
    false,
    true,
  ])
})

it('has HRV behind recovery, and what is newest with its distance to the own average', () => {
  const days = daysUntil(TODAY, 3)
  const [before = '', yesterday = ''] = days
  const given = {
    ...athlete('dan', () => 0, 0),
    recovery_data: [40, 70].map((value, place) => ({
      date: place ? yesterday : before,
      recovery_score: value,
      hrv_rmssd_milli: value + 10,
      resting_heart_rate: null,
    })),
    activity_data: days.map((date, place) => ({
      date,
      strain_score: 10 + place,
      average_heart_rate: null,
      max_heart_rate: null,
    })),
  }
  const rows = compareAthletes({ chosen: ['dan'], athletes: [given], ranged: [], days, today: TODAY })
  expect(rows.map(({ name }) => name)).toEqual(['Recovery', 'HRV', 'Sleep quality', 'Sleep duration', 'Strain'])
  expect(rows.map(({ values: [value] }) => value?.latest)).toEqual([
    { day: 'Nov 20', text: '70%', trend: 15, trendText: '+15' },
    { day: 'Nov 20', text: '80 ms', trend: 15, trendText: '+15' },
    null,
    null,
    { day: 'today', text: '12.0 so far', trend: null, trendText: null },
  ])
})
