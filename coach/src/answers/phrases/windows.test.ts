import { describe, expect, test } from 'vitest'
import { inWindow, isOneDay, overWindow, writeWindow } from './windows.ts'

const period = { days: 7, today: '2026-11-21' }

describe('the days of an answer', () => {
  test("are the chat's own where the question is silent", () => {
    expect(writeWindow({}, period)).toBe('the last 7 days')
    expect(overWindow({}, period)).toBe('over the last 7 days')
    expect(inWindow({}, period)).toBe('in the last 7 days')
  })

  test('are told in numbers where their name has none', () => {
    const window = { from: '2026-11-16', until: '2026-11-21', label: 'since Monday' }
    expect(overWindow({ window }, period)).toBe('since Monday (6 days, Nov 16 to Nov 21)')
  })

  test('are a date where it is one day', () => {
    const window = { from: '2026-11-20', until: '2026-11-20', label: 'yesterday' }
    expect(inWindow({ window }, period)).toBe('yesterday, Nov 20')
    expect(isOneDay(window)).toBe(true)
    expect(isOneDay(undefined)).toBe(false)
  })

  test('keep their weekdays', () => {
    const window = { from: '2026-11-15', until: '2026-11-21', weekdays: [1], label: 'on Mondays of the last 7 days' }
    expect(overWindow({ window }, period)).toBe('on Mondays of the last 7 days')
  })
})
