import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const usual = (middle: number, step: number) => Array.from({ length: 28 }, (_, day) => middle + ((day % 3) - 1) * step)
const nights = Array<number>(6).fill(7.5)

/** Ann is down since this morning, Bea was and is back, Cal's HRV is on its way, and Dan was never away. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [62, 60, 20], [7.5, 7.5, 5]),
    withLast(BEA, 'Bea Birch', [30, 25, 58, 62, 61, 63], nights),
    athleteWith({
      id: CAL,
      name: 'Cal Cole',
      recovery: [...usual(60, 6), ...Array<number>(4).fill(60)],
      hours: [...usual(7.5, 0.4), ...Array<number>(4).fill(7.5)],
      hrv: [...usual(70, 3), 40, 42, 66, 60],
    }),
    withLast(DAN, 'Dan Dale', [55, 60, 62], [7.5, 7.5, 7.5]),
  ],
})
const ask = async (...messages: string[]) => (await talkIn(scope, messages)).text
const firstOf = async (...messages: string[]) => (await ask(...messages)).split('\n')[0]

test.each([
  ['is Ann recovering', /^Not back yet: Ann Ash's recovery lowest at 20% \(today\), usually 60%\.$/],
  [
    'is Bea bouncing back',
    /^Yes, back: Bea Birch's recovery lowest at 25% \(.*\), then 58% .*, 63% \(today\), usually 60%\.$/,
  ],
  ['Bea back yet?', /^Yes, back: Bea Birch's recovery/],
  ['is Bea over it now', /^Yes, back: /],
  ['has Dan recovered', /^Not far from the usual in two weeks: Dan Dale's recovery/],
])('%s', async (message, answer) => expect(await firstOf(message)).toMatch(answer))

test.each(['is he coming back', 'is he bouncing back', 'is it coming back up'])(
  '%s, after a trend of HRV, is answered by HRV',
  async (message) =>
    expect(await firstOf("Cal's HRV trend", message)).toMatch(
      /^On the way, not back yet: Cal Cole's HRV lowest at 40 ms \(.*\), then 42 ms .*, 60 ms \(today\), usually 70 ms\.$/,
    ),
)

test.each([
  ['is Ann ok', "how long till he's back"],
  ['is Ann ok', 'when will he be back to normal'],
  ['is Ann ok', 'how long does he need'],
  ['is Bea ok', 'Ann back tomorrow?'],
  ['is Bea ok', 'any idea when Ann is back'],
  ['is Bea ok', 'how much longer will Ann be out'],
])('%s, %s: no forecast, and where they are now', async (...messages) =>
  expect(await ask(...messages)).toMatch(
    /^I make no forecasts: look again tomorrow morning\. So far not back yet: Ann Ash's recovery .*/,
  ),
)

test('an injury is not answered by recovery', async () => {
  expect(await ask('how long till Ann is back from her ankle sprain')).not.toContain('So far')
})

test.each(['how did Bea recover this week', 'how is Bea recovering'])('%s is another question', async (message) =>
  expect((await talkIn(scope, [message])).line).not.toContain('coming back'),
)

test("before this morning's score is in, it is that one to look at", async () => {
  const early = scopeWith({ athletes: [withLast(ANN, 'Ann Ash', [62, 60, 20], [7.5, 7.5, 5])], today: '2026-11-22' })
  expect((await talkIn(early, ['how long till Ann is back'])).text).toMatch(
    /^I make no forecasts: look again when this morning's score is in\. So far not back yet: Ann Ash's recovery lowest at 20%/,
  )
})
