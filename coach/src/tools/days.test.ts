import { athleteWith, TODAY } from '@corner/analytics/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/calendar.ts'
import { describe, expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { MOST_RECORDS } from './records-by-date.ts'
import { Toolbox } from './toolbox.ts'

const day = (back: number) => addDays(TODAY, -back)
const ann = athleteWith({ id: 'ann', name: 'Ann Ash', hours: [5, 6, null, 7], recovery: [80, 30, 50, 90] })
const toolbox = (athletes = [ann]) => new Toolbox(scopeWith({ athletes }))

describe('counted days', () => {
  const short = { metric: 'sleep_duration', comparison: 'at_most', value: 6 } as const
  const low = { metric: 'recovery', comparison: 'below', value: 50 } as const

  it('are those that meet a condition, with their values; a day without a value is none of them', async () => {
    const { athletes } = await toolbox().call('count_days', { conditions: [short] })
    expect(athletes).toEqual([
      {
        athlete: { id: 'ann', name: 'Ann Ash' },
        ...{ connected: true, count: 2, judged: 3 },
        days: [
          { date: day(3), values: [5] },
          { date: day(2), values: [6] },
        ],
      },
    ])
  })

  it('must meet all conditions, or any', async () => {
    const dates = async (combine: 'all' | 'any') =>
      (await toolbox().call('count_days', { conditions: [short, low], combine })).athletes[0]?.days.map(
        ({ date }) => date,
      )
    expect(await dates('all')).toEqual([day(2)])
    expect(await dates('any')).toEqual([day(3), day(2)])
  })

  it('without conditions are those without a record, or without one of a metric', async () => {
    const without = async (metric?: 'sleep_duration') =>
      (await toolbox().call('count_days', { without: metric })).athletes[0]?.days.map(({ date }) => date)
    expect(await without()).toEqual([day(6), day(5), day(4)])
    expect(await without('sleep_duration')).toEqual([day(6), day(5), day(4), day(1)])
  })

  it('of weekdays are those weekdays alone', async () => {
    // TODAY is a Saturday.
    const window = { from: day(6), until: TODAY, weekdays: [6, 5] as [number, ...number[]] }
    const { athletes, window: read } = await toolbox().call('count_days', { window, without: 'sleep_duration' })
    expect(read.days).toBe(2)
    expect(athletes[0]?.days).toEqual([{ date: day(1), values: [] }])
  })
})

describe('records by date', () => {
  it('are the days with a value, newest first, a missing one null', async () => {
    const { records, total } = await toolbox().call('records_by_date', { metrics: ['sleep_duration', 'recovery'] })
    expect(records.map(({ date, values }) => [date, values.sleep_duration, values.recovery])).toEqual([
      [day(0), 7, 90],
      [day(1), null, 50],
      [day(2), 6, 30],
      [day(3), 5, 80],
    ])
    expect(total).toBe(4)
  })

  it('of many are the newest, and how many there are', async () => {
    const athletes = ['a', 'b', 'c'].map((id) => athleteWith({ id, recovery: Array.from({ length: 90 }, () => 50) }))
    const window = { from: day(89), until: TODAY }
    const box = toolbox(athletes)
    const { records, total } = await box.call('records_by_date', { metrics: ['recovery'], window })
    expect(total).toBe(270)
    expect(records).toHaveLength(MOST_RECORDS)
    expect(records[0]?.date).toBe(TODAY)
    expect(box.steps[0]?.note).toBe('The newest 200 of 270 records.')
  })
})

describe('the reach of a window', () => {
  it('goes beyond the chat’s period where it is asked to', async () => {
    const old = athleteWith({ id: 'old', recovery: [33], until: day(100) })
    const box = toolbox([old])
    expect((await box.call('ranking', { metric: 'recovery' })).places).toEqual([])
    const { places } = await box.call('ranking', { metric: 'recovery', window: { from: day(120), until: day(60) } })
    expect(places[0]).toMatchObject({ value: 33, date: day(100) })
  })

  it('that ends today holds the record of an athlete whose day is already the next, as the screens do', async () => {
    const east = athleteWith({ id: 'east', recovery: [40, 70], until: day(-1) })
    const box = toolbox([east])
    expect((await box.call('ranking', { metric: 'recovery' })).places[0]).toMatchObject({ value: 70, date: day(-1) })
    const yesterday = { from: day(1), until: day(1) }
    expect((await box.call('ranking', { metric: 'recovery', window: yesterday })).places).toEqual([])
  })
})

it('names the years of a window over the turn of one', async () => {
  const box = toolbox()
  await box.call('ranking', { metric: 'recovery', window: { from: '2025-11-22', until: TODAY } })
  await box.call('ranking', { metric: 'recovery', window: { from: '2026-11-01', until: TODAY, weekdays: [1] } })
  expect(box.steps.map(({ title }) => title)).toEqual([
    'Ranking by latest recovery, highest first, Nov 22, 2025 to Nov 21, 2026 (365 days)',
    'Ranking by latest recovery, highest first, Mondays, Nov 1 to Nov 21 (3 days)',
  ])
})
