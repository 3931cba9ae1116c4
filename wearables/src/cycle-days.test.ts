import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDay, nextDay, wakeDay } from './calendar.ts'
import { cycleDays } from './cycle-days.ts'

const OFFSET = '+01:00'
const at = (local: string) => new Date(`${local}:00${OFFSET}`)
const cycle = (provider_id: string, start: string, end: string | null) => ({
  provider_id,
  start_at: at(start),
  end_at: end === null ? null : at(end),
  timezone_offset: OFFSET,
})
const sleep = (cycle_id: string | null, start: string, end: string, nap = false) => ({
  cycle_id,
  start_at: at(start),
  end_at: at(end),
  timezone_offset: OFFSET,
  nap,
})

it('gives two cycles that start on one day their own wake days', () => {
  const cycles = [cycle('a', '2026-03-09T00:40', '2026-03-09T23:30'), cycle('b', '2026-03-09T23:30', null)]
  const sleeps = [
    sleep('a', '2026-03-09T00:40', '2026-03-09T08:00'),
    sleep('b', '2026-03-09T23:30', '2026-03-10T07:00'),
  ]
  expect([...cycleDays(cycles, sleeps)]).toEqual([
    ['a', '2026-03-09'],
    ['b', '2026-03-10'],
  ])
})

it('goes by the longest sleep that is not a nap', () => {
  const cycles = [cycle('a', '2026-03-09T20:00', '2026-03-10T22:00')]
  const sleeps = [
    sleep('a', '2026-03-09T20:00', '2026-03-09T22:00'),
    sleep('a', '2026-03-10T00:00', '2026-03-10T06:00'),
    sleep('a', '2026-03-10T10:00', '2026-03-11T10:00', true),
  ]
  expect(cycleDays(cycles, sleeps).get('a')).toBe('2026-03-10')
})

it('counts a sleep without a cycle id for the cycle in which it began', () => {
  const cycles = [cycle('a', '2026-03-09T23:00', null)]
  expect(cycleDays(cycles, [sleep(null, '2026-03-09T23:05', '2026-03-10T07:00')]).get('a')).toBe('2026-03-10')
})

it('gives a cycle without a sleep the day of its start, or the next when that is taken', () => {
  const slept = cycle('a', '2026-03-09T00:40', '2026-03-09T23:30')
  const night = sleep('a', '2026-03-09T00:40', '2026-03-09T08:00')
  expect(cycleDays([cycle('b', '2026-03-09T23:30', null)], []).get('b')).toBe('2026-03-09')
  expect(cycleDays([cycle('b', '2026-03-09T23:30', null), slept], [night]).get('b')).toBe('2026-03-10')
})

it('gives two cycles without a sleep different days', () => {
  const cycles = [cycle('b', '2026-03-09T23:30', null), cycle('a', '2026-03-09T00:30', '2026-03-09T23:30')]
  expect(Object.fromEntries(cycleDays(cycles, []))).toEqual({ a: '2026-03-09', b: '2026-03-10' })
})

const offsets = fc.constantFrom('-05:00', '-04:00', '+00:00', '+01:00', '+09:00')
/** A life: cycles one after the other, each with or without a night, now and then in another zone. */
const life = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 12, max: 36 }),
      asleep: fc.option(fc.integer({ min: 2, max: 11 }), { nil: null }),
      timezone_offset: offsets,
    }),
    { minLength: 1, maxLength: 30, size: 'max' },
  )
  .map((days) => {
    let startMs = Date.parse('2026-03-01T22:00:00Z')
    return days.map(({ hours, asleep, timezone_offset }, index) => {
      const start_at = new Date(startMs)
      startMs += hours * 3_600_000
      const own = { provider_id: String(index), start_at, end_at: new Date(startMs), timezone_offset }
      const end_at = new Date(start_at.getTime() + (asleep ?? 0) * 3_600_000)
      const night =
        asleep === null ? null : { cycle_id: own.provider_id, start_at, end_at, timezone_offset, nap: false }
      return { cycle: own, night }
    })
  })

it('dates a cycle with a sleep by its wake day, any other by its start day or the next, whichever is free', () => {
  fc.assert(
    fc.property(life, (days) => {
      const nights = days.flatMap(({ night }) => night ?? [])
      const dated = cycleDays(
        days.map((day) => day.cycle),
        nights,
      )
      expect(dated.size).toBe(days.length)
      const wakeDays = new Set(nights.map(wakeDay))
      for (const { cycle, night } of days) {
        const day = dated.get(cycle.provider_id)
        const start = localDay(cycle.start_at, cycle.timezone_offset)
        if (night) expect(day).toBe(wakeDay(night))
        else expect([start, nextDay(start)]).toContain(day)
        if (!night && wakeDays.has(start)) expect(day).toBe(nextDay(start))
      }
    }),
  )
})

it('gives the same days in any order', () => {
  fc.assert(
    fc.property(life, (days) => {
      const cycles = days.map((day) => day.cycle)
      const nights = days.flatMap(({ night }) => night ?? [])
      const forth = cycleDays(cycles, nights)
      const back = cycleDays(cycles.toReversed(), nights.toReversed())
      expect(Object.fromEntries(back)).toEqual(Object.fromEntries(forth))
    }),
  )
})
