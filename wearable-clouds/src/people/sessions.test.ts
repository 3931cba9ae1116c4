import { expect, it } from 'vitest'
import { HOUR_MS } from './calendar-day.ts'
import { memberDay } from './history.ts'
import { nightOf } from './nights.ts'
import { sessionsOf } from './sessions.ts'

/** Days of a member with more than one workout, with the nights around them. */
const days = Array.from({ length: 60 }, (_, i) => memberDay(1, 1, 20_500 + i))
  .filter(({ sessions }) => sessions.length > 1)
  .map(({ person, night, sessions }) => ({
    person,
    tonight: night,
    tomorrow: nightOf(person, night.day + 1),
    sessions,
  }))

it('has no workout that would end after falling asleep again, however early that is', () => {
  expect(days.length).toBeGreaterThan(10)
  for (const { person, tonight, tomorrow, sessions } of days) {
    const last = sessions.at(-1)
    if (!last) continue
    const during = { ...tomorrow, startMs: last.endMs - HOUR_MS / 4 }
    expect(sessionsOf(person, tonight, during)).toEqual(sessions.slice(0, -1))
    expect(sessionsOf(person, tonight, { ...tomorrow, startMs: last.endMs + 1 })).toEqual(sessions)
  }
})

it('has no workout that would begin before waking, however late that is', () => {
  for (const { person, tonight, tomorrow, sessions } of days) {
    const first = sessions[0]
    if (!first) continue
    const late = { ...tonight, endMs: first.startMs + HOUR_MS / 4 }
    expect(sessionsOf(person, late, tomorrow)).toEqual(sessions.slice(1))
  }
})
