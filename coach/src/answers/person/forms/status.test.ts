import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
const FAY = '00000000-0000-4000-8000-00000000000f'
const GUS = '00000000-0000-4000-8000-000000000010'
const usual = (middle: number, step: number) => Array.from({ length: 28 }, (_, day) => middle + ((day % 3) - 1) * step)
const week = (value: number) => Array<number>(7).fill(value)

/**
 * Ann is out since this morning and Bea off for days, Cal has one sign and Dan two, Eve only a worse week, Fay nothing,
 * and Gus short nights that are over.
 */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [30, 28, 25, 60, 62], [4.5, 4.4, 4.6, 7.5, 7.6]),
    withLast(CAL, 'Cal Cole', [60, 60, 58], [6, 5.9, 5.8]),
    athleteWith({
      id: DAN,
      name: 'Dan Dale',
      recovery: [...usual(60, 6), 75],
      hours: [...usual(7.5, 0.4), 5.9],
      hrv: [...usual(70, 3), 58],
    }),
    withLast(EVE, 'Eve Elm', week(56), week(7)),
    withLast(FAY, 'Fay Fir', [60, 62], [7.5, 7.5]),
    withLast(GUS, 'Gus Gum', [50, 50, 50, 50, 60, 62, 61, 60, 62, 61], [4.6, 4.5, 4.6, 4.6, 8, 8, 8, 7.8, 7.6, 7.5]),
  ],
})
const ask = async (message: string) => (await talkIn(scope, [message])).text

test.each([
  ['Ann', "Not quite fine: Ann Ash's numbers are off this morning. Today: out of live wrestling."],
  ['Bea', "Not quite fine: Bea Birch's numbers are off since Nov 17. Today: a lighter day."],
  [
    'Cal',
    'Mostly fine: Cal Cole can train, with something to keep an eye on since Nov 20. Today: training as planned.',
  ],
  ['Dan', 'Mostly fine: Dan Dale can train, with something to keep an eye on. Today: training as planned.'],
  [
    'Eve',
    "Yes, by today's numbers: Eve Elm is not off, though the averages are a little worse than before. Today: training as planned.",
  ],
  ['Fay', 'Yes, by the numbers: Fay Fir looks fine. Today: training as planned.'],
])('is %s ok', async (name, answer) => expect((await ask(`is ${name} ok`)).split('\n')[0]).toBe(answer))

test.each([
  ['Ann', "Yes, it shows: Ann Ash's numbers are off this morning. Today: out of live wrestling."],
  ['Bea', "Yes, it shows: Bea Birch's numbers are off since Nov 17. Today: a lighter day."],
  [
    'Cal',
    'A little: Cal Cole has one thing that stands out since Nov 20, not enough to hold anybody back. Today: training as planned.',
  ],
  [
    'Dan',
    'A little: Dan Dale has some things that stand out, not enough to hold anybody back. Today: training as planned.',
  ],
  [
    'Eve',
    "Somewhat: no sign of today is off, but Eve Elm's averages are a little worse than before. Today: training as planned.",
  ],
  ['Fay', "No: nothing in Fay Fir's numbers is off now. Today: training as planned."],
])('%s looked flat, anything in the numbers', async (name, answer) =>
  expect((await ask(`${name} looked flat, anything in the numbers`)).split('\n')[0]).toBe(answer),
)

test('under it stand today, the week against the weeks before, and one thing to ask', async () => {
  expect(await ask('is Ann ok')).toMatch(
    /\.\n\n- Recovery 20% \(today\), usually 60%; 5\.0 h of sleep last night, usually 7\.5 h\n- Last 7 days, against the 28 days before: recovery 54% \(60% before\), sleep 7\.1 h \(7\.5 h before\)\n\nAsk Ann Ash: "What kept you up last night\?"$/,
  )
})

test('what is over is said with its end', async () => {
  expect(await ask('is Gus ok')).toContain(
    '\n\nBack to usual since Nov 16, after 4 nights in a row under 6 h (Nov 12 to 15).',
  )
  expect(await ask('is Fay ok')).not.toContain('Back to usual')
})

test.each([
  ["Fay's been yelling at people. anything going on with him?", true],
  ['Fay has been quiet, do the numbers show it', true],
  ['is Fay ok', false],
])('%s: of a mood the strap sees nothing', async (message, isSaid) => {
  expect((await ask(message)).includes('The strap sees no mood, school or home: Ask Fay Fir: "')).toBe(isSaid)
})

test.each([
  ["what's up with Ann", "Ann Ash's numbers are off this morning. Today: out of live wrestling."],
  ['whats wrong with Bea', "Bea Birch's numbers are off since Nov 17. Today: a lighter day."],
  ['what is going on with Fay', "Nothing in Fay Fir's numbers is off now. Today: training as planned."],
])('%s: no yes or no', async (message, answer) => expect((await ask(message)).split('\n')[0]).toBe(answer))

test.each([
  ['is Bea overtraining', 'Overtraining cannot be ruled out: '],
  ['is Ann overtraining', 'One bad morning is no sign of overtraining: '],
  ['is Dan overdoing it', 'No clear sign of overtraining: '],
  ['are we overtraining Fay', 'No sign of overtraining: '],
  ['is Fay overtrained', 'No sign of overtraining: '],
])('%s: the word is in the answer', async (message, opening) => {
  const text = await ask(message)
  expect(text).toContain(opening)
  expect(text).toContain('Overtraining is weeks of falling performance')
})
