import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['to the boys comma no phones', 'to the boys, no phones'],
  ['packing list colon shoes', 'packing list: shoes'],
  ['be there exclamation point', 'be there.'],
  ['lights out by ten period', 'lights out by ten.'],
  ['meet during third period', 'meet during third period'],
  ['pls tell em we r leavin b4 9 tmrw', 'please tell them we are leavin before 9 tomorrow'],
  ['hes gonna be late cuz of u', "he's going to be late because of you"],
  ['txt for the gc abt sleep', 'text for the group chat about sleep'],
  ['be here at 930', 'be here at 9:30'],
  ['they ran at 400 m', 'they ran at 400 m'],
  ['lights out 2200', 'lights out at 22:00'],
  ['phones away 10', 'phones away at 10'],
  ['ill check on him', "I'll check on him"],
  ['he is ill today', 'he is ill today'],
  ['train w/ Caleb', 'train with Caleb'],
  ['train w/Caleb w/o pads', 'train with Caleb without pads'],
  ['  two   words ', 'two words'],
])('%s: %s', (typed, plain) => expect(plainWords(typed)).toBe(plain))
