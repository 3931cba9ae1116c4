import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const LINE = 'Please be here on Wednesday at 9 so that the bus leaves on time.'

test('not asked for, a line stays', () => expect(shortened(LINE, 0)).toBe(LINE))

test('each time it says the same in fewer words', () => {
  expect(shortened(LINE, 1)).toBe('Be here on Wed 9 so that the bus leaves on time.')
  expect(shortened(LINE, 2)).toBe('Be here on Wed 9.')
  expect(shortened(LINE, 3)).toBe(shortened(LINE, 2))
})

test.each([
  ['There is practice every single Tuesday, thanks.', 'Practice every Tue.'],
  ['Thursday at 6, Saturday at 7', 'Thu 6, Sat 7'],
  ['Note from the trainer.', 'Note from trainer.'],
])('once: %s', (line, short) => expect(shortened(line, 1)).toBe(short))

test.each([
  ['Get to bed early because the meet is long.', 'Bed early.'],
  ['The bus leaves at 9.', 'Bus at 9.'],
  ['Pack your shoes.', 'Bring shoes.'],
])('twice: %s', (line, short) => expect(shortened(line, 2)).toBe(short))
