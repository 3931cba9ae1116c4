import { expect, test } from 'vitest'
import { edited, insteadIn, leftOutIn } from './edits.ts'

test.each([
  ['take out the part about phones', ['phones']],
  ['leave out the bus', ['bus']],
  ['drop the line about breakfast and add water', ['breakfast']],
  ["don't mention the sauna", ['sauna']],
  ['take the ID out', ['ID']],
  ['leave out the names', []],
  ['cut it down', []],
  ['cut that in half', []],
  ['no more numbers', []],
  ['shorter', []],
])('to leave out: %s', (change, what) => expect(leftOutIn(change)).toEqual(what))

test.each([
  ['change 5:15 to 5:30', '5:15', '5:30'],
  ['swap the bus for the van', 'bus', 'the van'],
  ["it's Friday not Saturday", 'Saturday', 'Friday'],
  ['not Saturday but Friday', 'Saturday', 'Friday'],
])('to replace: %s', (change, from, to) => expect(insteadIn(change)).toEqual([{ from, to }]))

test.each(['change it to Friday', 'make it warmer', 'turn that into a list'])('nothing to replace: %s', (change) =>
  expect(insteadIn(change)).toEqual([]),
)

const without = (text: string, ...what: string[]) => edited(text, { without: what, instead: [] })

test('a line about what is to go is removed', () => {
  expect(without('No phones after ten.', 'phones')).toBeUndefined()
  expect(without('No phones after ten.', 'phone calls')).toBe('No phones after ten.')
  expect(without('We leave at 9:30 am.', 'the time')).toBeUndefined()
  expect(without('We leave on Friday.', 'the time')).toBe('We leave on Friday.')
  expect(without('We leave on Friday.', 'the day')).toBeUndefined()
  expect(without('We leave early.', 'the day')).toBe('We leave early.')
  expect(without('We leave early.', 'the')).toBe('We leave early.')
})

test('of a packing list only the thing goes', () => {
  expect(without('Bring shoes, a singlet and an ID.', 'the ID')).toBe('Bring shoes and a singlet.')
  expect(without('Please pack shoes and water.', 'water', 'singlet')).toBe('Please pack shoes.')
  expect(without('Bring an ID.', 'the ID')).toBeUndefined()
})

test('the first place of the words is replaced, whatever their capitals; the "am" behind a time stays', () => {
  const instead = [
    { from: '5:15', to: '5:30' },
    { from: 'bus', to: 'the van' },
  ]
  expect(edited('The bus leaves at 5:15 am.', { without: [], instead })).toBe('The van leaves at 5:30 am.')
  expect(edited('See you there.', { without: [], instead })).toBe('See you there.')
})
