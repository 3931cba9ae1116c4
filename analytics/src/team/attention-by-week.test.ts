import { expect, it } from 'vitest'
import { statusWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { attentionByWeek } from './attention-by-week.ts'

/** Three weeks: so many days of the first value, then 7 of the second. */
const hours = (before: number, week: number) => [...Array<number>(14).fill(before), ...Array<number>(7).fill(week)]
const well = { recovery: Array<number>(21).fill(80) }

it('names who comes, who goes and who changes severity by the last 7 days', () => {
  const comes = statusWith({ ...well, id: 'comes', hours: hours(8, 6) })
  const goes = statusWith({ ...well, id: 'goes', hours: hours(5, 8) })
  const rises = statusWith({ ...well, id: 'rises', hours: hours(6, 6), strain: hours(10, 18) })
  const same = statusWith({ ...well, id: 'same', hours: hours(6, 6) })
  const neither = statusWith({ ...well, id: 'neither', hours: hours(8, 8) })
  expect(attentionByWeek([comes, goes, rises, same, neither], TODAY)).toEqual({
    also: [comes],
    not: [goes],
    otherSeverity: [rises],
  })
})
