import { expect, it } from 'vitest'
import { daysShown } from './days-shown.ts'

it('ends today, also when nothing has come in yet today', () => {
  expect(daysShown([{ date: '2026-11-20' }], 3, '2026-11-21')).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
})

it('ends with the newest record where the wearer is a day ahead', () => {
  expect(daysShown([{ date: '2026-11-22' }, { date: '2026-11-20' }], 2, '2026-11-21')).toEqual([
    '2026-11-21',
    '2026-11-22',
  ])
})
