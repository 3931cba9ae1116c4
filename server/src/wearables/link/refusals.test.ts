import { expect, it } from 'vitest'
import type { Refusal } from '../../database/schema.ts'
import { isLasting, isResting, refusedAgain, WHOLE_LINK } from './refusals.ts'

const START_MS = Date.parse('2026-03-10T12:00:00Z')
const at = (minutes: number) => new Date(START_MS + minutes * 60_000)

/** The minutes at which a link that is always refused is retried. */
function asked(times: number): { minutes: number[]; refusal: Refusal } {
  const minutes: number[] = []
  let refusal: Refusal | undefined
  for (let minute = 0; minutes.length < times; minute += 5) {
    if (refusal && isResting({ [WHOLE_LINK]: refusal }, WHOLE_LINK, at(minute))) continue
    refusal = refusedAgain(refusal, at(minute - 60), at(minute))
    minutes.push(minute)
  }
  return { minutes, refusal: refusal as Refusal }
}

it('asks again after 5 minutes, then with doubled pauses, at last once a day', () => {
  const { minutes, refusal } = asked(12)
  expect(minutes.slice(0, 6)).toEqual([0, 5, 15, 35, 75, 155])
  expect((minutes[11] ?? 0) - (minutes[10] ?? 0)).toBe(24 * 60)
  expect(refusal).toMatchObject({ times: 12, since: at(-60).toISOString(), first_at: at(0).toISOString() })
})

it('treats a refusal as lasting after six hours, not before', () => {
  expect(isLasting(asked(7).refusal)).toBe(false) // 5 hours and a quarter
  expect(isLasting(asked(8).refusal)).toBe(true)
  expect(isLasting({ ...asked(8).refusal, times: 2 })).toBe(false)
})

it('does not count a refusal during a pause again', () => {
  const first = refusedAgain(undefined, at(-60), at(0))
  expect(refusedAgain(first, at(-60), at(4))).toBe(first)
})
