import type { PersonalWorkout } from '@corner/contract/entities/personal-records.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { lengthText, sportName, startText } from './workout-facts.ts'
import { WorkoutsCard } from './workouts-card.tsx'

const WORKOUT: PersonalWorkout = {
  date: '2026-11-20',
  activity_type: 'wrestling',
  strain: 12.34,
  kilojoule: 2000,
  average_heart_rate: 141,
  max_heart_rate: 183,
  duration_hours: 1.5,
  zone_duration: { zone_one_milli: 1_800_000, zone_four_milli: 600_000, zone_five_milli: 0 },
  calories_burned: 478,
  created_at: '2026-11-20T19:00:00Z',
  source: 'workout',
  start: '2026-11-20T23:30:00Z',
  timezone_offset: '-05:30',
  distance_meter: 5230,
  provider: 'polar',
}
const shown = (...workouts: PersonalWorkout[]) => markupOf(<WorkoutsCard workouts={workouts} />)

it('shows what a maker gives of a workout, and who it is', () => {
  const said = linesOf(shown(WORKOUT)).join(' ')
  expect(said).toMatch(/^Workouts 1 workout Wrestling Nov 20, 18:00 Duration 1 h 30 min Strain 12\.3/i)
  expect(said).toContain('Average HR 141 bpm Max HR 183 bpm Distance 5.2 km Energy 478 kcal From Polar')
  expect(said).toContain('Zones 4 and 5: 10 min')
  expect(shown(WORKOUT)).toContain('aria-label="Heart rate: zone 1 30 min, zone 4 10 min"')
})

it('leaves out what a maker does not give', () => {
  const bare = { ...WORKOUT, strain: null, average_heart_rate: null, max_heart_rate: null, calories_burned: null }
  const said = linesOf(shown({ ...bare, distance_meter: 0, zone_duration: null })).join(' ')
  expect(said).toBe('Workouts 1 workout Wrestling Nov 20, 18:00 Duration 1 h 30 min From Polar')
})

it('lists the newest ten, the newest first', () => {
  const many = Array.from({ length: 12 }, (_, place) => {
    const date = `2026-11-${String(place + 1).padStart(2, '0')}`
    return { ...WORKOUT, date, start: `${date}T12:00:00Z` }
  })
  const lines = linesOf(shown(...many))
  expect(lines.slice(0, 3)).toEqual(['Workouts', 'newest 10 of 12 workouts', 'Wrestling Nov 12, 06:30'])
  expect(lines.filter((line) => line.startsWith('Wrestling'))).toHaveLength(10)
})

it('says that there are none', () => {
  expect(linesOf(shown())).toContain('No workouts in this period')
})

it('writes the time by the clock of the wearer, lengths and sports of any maker', () => {
  expect(startText({ ...WORKOUT, timezone_offset: '+01:00', date: '2026-11-21' })).toBe('Nov 21, 00:30')
  expect(startText({ ...WORKOUT, timezone_offset: '?' })).toBe('Nov 20')
  expect([lengthText(59.6), lengthText(4), lengthText(125)]).toEqual(['1 h 00 min', '4 min', '2 h 05 min'])
  expect([sportName('trail_running'), sportName('')]).toEqual(['Trail running', 'Workout'])
})
