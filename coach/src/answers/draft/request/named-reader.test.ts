import { expect, test } from 'vitest'
import { namedReader } from './named-reader.ts'

const ATHLETES = ['Farid Ramirez', 'Caleb Reed']

test.each([
  ['a short note to Dan', 'Dan'],
  ['Text Dan that we leave at 9', 'Dan'],
  ['write Dan Miller two lines', 'Dan Miller'],
  ['an email for Coach Dan', 'Dan'],
  ['a note for coach Ramirez', 'Ramirez'],
])('%s: %s', (said, name) => expect(namedReader(said, ATHLETES)).toBe(name))

test.each([
  'a note to Caleb',
  'text Ramirez that he is out',
  'a text for Saturday',
  'a note to the team',
  'Tell Everybody to sleep',
  'write Coach a note',
  'a note to dan',
  'who slept least, Dan',
])('no reader besides the athletes: %s', (said) => expect(namedReader(said, ATHLETES)).toBeUndefined())
