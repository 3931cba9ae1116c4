import { expect, it } from 'vitest'
import { dayEnd, mainNights } from './nights.ts'
import { cycleParts } from './parts.ts'
import { sleepReply } from './replies-for-tests.ts'

const night = (day: string, changes: object = {}) => ({
  ...sleepReply,
  id: `night-${day}`,
  day,
  bedtime_start: `${day}T00:30:00+01:00`,
  bedtime_end: `${day}T07:30:00+01:00`,
  ...changes,
})
const NOW = new Date('2026-03-12T20:00:00Z')

it('takes the longest of two nights of a day, whatever their order, and no document that cannot be read', () => {
  const short = night('2026-03-10', { id: 'short', total_sleep_duration: 11_000 })
  const long = night('2026-03-10', { id: 'long', bedtime_start: '2026-03-10T09:00:00+01:00' })
  const broken = night('2026-03-11', { bedtime_end: 'tomorrow' })
  for (const documents of [
    [short, long, broken],
    [broken, long, short],
  ])
    expect(mainNights(documents).map(({ reply }) => reply.id)).toEqual(['long'])
})

it('judges a period without a known type by its length', () => {
  const untyped = (id: string, total_sleep_duration: number) =>
    night('2026-03-10', { id, type: 'something new', total_sleep_duration })
  expect(mainNights([untyped('nap', 10_799)])).toEqual([])
  expect(mainNights([untyped('night', 10_800)])).toHaveLength(1)
})

it('ends a day where the next night begins, or after 24 hours where the ring was off', () => {
  const [first, second, third] = mainNights([night('2026-03-08'), night('2026-03-09'), night('2026-03-12')])
  if (!first || !second || !third) throw new Error('three nights')
  expect(dayEnd(first, second, NOW)).toEqual(new Date('2026-03-08T23:30:00Z'))
  expect(dayEnd(second, third, NOW)).toEqual(new Date('2026-03-09T23:30:00Z'))
  expect(dayEnd(third, undefined, NOW)).toBeNull()
})

it('keeps the long series of a night out of its day', () => {
  const [part] = cycleParts([{ ...night('2026-03-10'), movement_30_sec: '1'.repeat(900) }], new Map(), NOW)
  expect(JSON.stringify(part).length).toBeLessThan(900)
  expect(part).toMatchObject({ sleep: { id: 'night-2026-03-10' }, activity: null })
})
