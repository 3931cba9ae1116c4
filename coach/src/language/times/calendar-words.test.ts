import { expect, it } from 'vitest'
import { CALENDAR_WORDS, monthNamed, weekdayBegunBy, weekdayNamed, weekdaysNamed } from './calendar-words.ts'

it.each([
  [0, 'sunday sun domingo'],
  [1, 'monday mon lunes'],
  [2, 'tuesday tue tues martes'],
  [3, 'wednesday wed weds miercoles'],
  [4, 'thursday thu thur thurs jueves'],
  [5, 'friday fri viernes'],
  [6, 'saturday sat sabado'],
])('weekday %s is called %s', (weekday, words) => {
  for (const word of words.split(' ')) expect([word, weekdayNamed(word)]).toEqual([word, weekday])
})

it.each([
  ['january jan enero', 1],
  ['february feb febrero', 2],
  ['march mar marzo', 3],
  ['april apr abril', 4],
  ['may mayo', 5],
  ['june jun junio', 6],
  ['july jul julio', 7],
  ['august aug agosto', 8],
  ['september sep sept septiembre', 9],
  ['october oct octubre', 10],
  ['november nov noviembre', 11],
  ['december dec diciembre', 12],
])('%s is month %s', (words, month) => {
  for (const word of words.split(' ')) expect([word, monthNamed(word)]).toEqual([word, month])
})

it('takes the plural of a weekday in full for every such day', () => {
  expect(weekdaysNamed('tuesdays')).toBe(2)
  expect(weekdaysNamed('tuesday')).toBeUndefined()
  expect(weekdaysNamed('weds')).toBeUndefined()
  expect([...CALENDAR_WORDS]).toEqual(expect.arrayContaining(['fridays', 'fri', 'mayo']))
})

it('goes by the first three letters of a weekday', () => {
  expect(['Thurs', 'sat', 'x', 'toda'].map(weekdayBegunBy)).toEqual([4, 6, -1, -1])
})
