import { expect, test } from 'vitest'
import { styleOf } from './style.ts'

const PLAIN = styleOf(['a text to the team about sleep'])

test('a request without a word on its style is plain, without a limit', () =>
  expect(PLAIN).toEqual({
    tone: 'plain',
    sentences: null,
    words: null,
    shorter: 0,
    cutAgain: 0,
    signed: undefined,
    isList: false,
    isEmail: false,
    isDry: false,
    isForLay: false,
    isFromStaff: false,
    without: [],
    instead: [],
    withoutNumbers: false,
    withoutNames: false,
    notDone: [],
  }))

test.each([
  ['warmer please', 'warm'],
  ['not so strict', 'warm'],
  ['sound like me', 'casual'],
  ['less formal', 'casual'],
  ['no excuses', 'firm'],
  ['too soft', 'firm'],
  ['that is too nice', 'firm'],
  ['not too soft', 'plain'],
  ['not strict', 'plain'],
  ['friendly but formal', 'formal'],
  ['an official letter', 'formal'],
])('%s: %s', (said, tone) => expect(styleOf([said]).tone).toBe(tone))

test('the newest tone wins', () => expect(styleOf(['a formal note', 'warmer', 'shorter']).tone).toBe('warm'))

test.each([
  ['two sentences', { sentences: 2 }],
  ['in ten short lines', { sentences: 10 }],
  ['a couple of lines', { sentences: 2 }],
  ['a one-liner', { sentences: 1 }],
  ['5 bullets', { sentences: 5, isList: true }],
  ['150 words', { words: 150 }],
  ['twenty words', { words: null }],
  ['as a list', { isList: true }],
  ['an e-mail to the staff', { isEmail: true }],
  ['less cheesy', { isDry: true }],
  ['no jargon', { isForLay: true }],
  ["he isn't a sports person", { isForLay: true }],
  ['leave out the numbers', { withoutNumbers: true }],
  ['just the names', { withoutNumbers: true }],
  ['nothing about his HRV', { withoutNumbers: true }],
  ['no names please', { withoutNames: true }],
  ["don't call out anybody by name", { withoutNames: true }],
  ['from all the coaches', { isFromStaff: true }],
  ['sign it Coach Lee.', { signed: 'Coach Lee' }],
  ['in Spanish', { notDone: ['another language'] }],
] as const)('%s: %j', (said, style) => expect(styleOf([said])).toMatchObject(style))

test('each "shorter" is a step, and "longer" takes one back', () => {
  expect(styleOf(['a short text', 'shorter'])).toMatchObject({ shorter: 2, cutAgain: 1 })
  expect(styleOf(['a text', 'shorter', 'too long', 'more detail'])).toMatchObject({ shorter: 1, cutAgain: 1 })
  expect(styleOf(['a text', 'longer', 'shorter'])).toMatchObject({ shorter: 1, cutAgain: 1 })
})

test('only a change takes words out or replaces them', () => {
  const change = 'leave out the bus'
  expect(styleOf([change]).without).toEqual([])
  expect(styleOf(['a text', change]).without).toEqual(['bus'])
  expect(styleOf(['change 5 to 6']).instead).toEqual([])
  expect(styleOf(['a text', 'change 5 to 6']).instead).toEqual([{ from: '5', to: '6' }])
})
