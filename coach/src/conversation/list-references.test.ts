import { expect, test } from 'vitest'
import { ANN, BEA, CAL, DAN } from '../answers/team-for-tests.ts'
import { talkIn, withLast } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'

/** Ann is out, Bea and Cal go lighter, Dan can be pushed; Cal dropped most. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [40, 20], [7.5, 4.5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 5]),
    withLast(CAL, 'Cal Cole', [80, 38], [7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
  ],
})

const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

test.each<[string[], RegExp]>([
  [['who should sit out', 'how did the worst one sleep'], /^Ann Ash's/],
  [['who should sit out', 'how did the first guy sleep'], /^Ann Ash's/],
  [['who should sit out', 'how did the second one sleep'], /^Bea Birch's/],
  [['what changed since yesterday', 'how did the one who dropped most sleep'], /^About as usual: Cal Cole sleeps /],
  [['what changed since yesterday', 'how did the biggest faller sleep'], /^About as usual: Cal Cole sleeps /],
  [['what changed since yesterday', 'how did the one who went up most sleep'], /^About as usual: Dan Dale sleeps /],
  [['who should sit out', 'how did the worst one sleep', 'and how did the second one sleep'], /^Bea Birch's/],
  [['the one thing I need to know', 'how did he sleep last night'], /^Ann Ash/],
  [
    ['who should sit out', 'how long has it been going on for the worst one'],
    /^Ann Ash \(20%, usually 60%\): off since Nov \d+\.\n\n- /,
  ],
])('%j is answered for one of the list', async (messages, expected) =>
  expect(await talk(...messages)).toMatch(expected),
)

test('a new ranking is none of the last list', async () => {
  expect(await talk('who should sit out', 'who is the worst one for sleep this week')).not.toMatch(/^Ann Ash's/)
})

const ORDER =
  /^Whoever is out of live wrestling comes first, then it goes as on the Team Overview: by the number of issues/
test.each<[string, RegExp]>([
  ['why is the first one ahead of the second', /\n\n- Place 1, Ann Ash .*; \d issues?\n- Place 2, Bea Birch /],
  ['why is Ann above Bea', /\n\n- Place 1, Ann Ash .*; \d issues?\n- Place 2, Bea Birch /],
  ['why is Cal on the list', /\n\n- Place 3, Cal Cole .* a lighter day/],
  [
    "why isn't Dan on the list",
    /\n\n- Not on it, Dan Dale \(72%, usually 60%\), ready for a hard day: no sign besides the recovery$/,
  ],
  ['how did you rank them', /recovery\.$/],
  ['what order is this in', /recovery\.$/],
])('%s', async (message, expected) => {
  const text = await talk('who should sit out', message)
  expect(text).toMatch(ORDER)
  expect(text).toMatch(expected)
})

test.each([
  'why is Ann so low after last night',
  'why is her HRV below normal',
  'why is Ann so tired',
  'why is Bea out',
])('is no question about the order: %s', async (message) =>
  expect(await talk('who should sit out', message)).not.toMatch(ORDER),
)
