import { expect, it } from 'vitest'
import { fold } from './fold.ts'

it.each([
  ['José', 'jose'],
  ['O’Brien', 'obrien'],
  ["D'Angelo", 'dangelo'],
  ['Zoë', 'zoe'],
  ['Søren', 'soren'],
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Guðrún', 'gudrun'],
  ['Þór', 'thor'],
  ['Ægir', 'aegir'],
  ['Œdipe', 'oedipe'],
  ['Weiß', 'weiss'],
  ['Işık', 'isik'],
])('%s is also typed as %s', (name, typed) => expect(fold(name)).toBe(typed))
