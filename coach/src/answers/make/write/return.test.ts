import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, DAN } from '../../team-for-tests.ts'

/** On Saturday, Nov 21, Ann is out of live, Bea goes lighter, nothing speaks against Dan. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 7.4]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text
/** "Mon 1, Tue 2": the number of each day's step, 0 for an easy day. */
const stepsIn = (text: string) =>
  [...text.matchAll(/^- (\w{3}) \w{3} \d+: (.*)$/gm)]
    .map(([, day, step = '']) => `${day} ${STEPS.indexOf(step)}`)
    .join(', ')
const STEPS = [
  'easy: movement and technique alone',
  'movement, stance and technique alone',
  'drilling with a chosen partner, no resistance',
  'drilling with some resistance, set positions',
  'short live goes with a chosen partner',
  'live goes with open partners, fewer than the team',
]

const OF_DAN = 'build a return plan for Dan'

test.each<[string[], string]>([
  [[OF_DAN], 'Mon 1, Tue 2, Wed 3, Thu 4, Fri 5'],
  // Whoever is held back today does the first step twice.
  [['build a return plan for Ann'], 'Mon 1, Tue 1, Wed 2, Thu 3, Fri 4'],
  [['build a return plan for Bea'], 'Mon 1, Tue 1, Wed 2, Thu 3, Fri 4'],
  [[OF_DAN, 'easy on wednesday'], 'Mon 1, Tue 2, Wed 0, Thu 3, Fri 4'],
  [[`${OF_DAN}, no live until thursday`], 'Mon 1, Tue 2, Wed 3, Thu 4, Fri 5'],
  [[`${OF_DAN}, no live until friday`], 'Mon 1, Tue 2, Wed 3, Thu 3, Fri 4'],
  // Saturday is none of the usual days.
  [[`${OF_DAN}, no live until saturday`], 'Mon 1, Tue 2, Wed 3, Thu 3, Fri 3, Sat 4'],
])('%j', async (messages, steps) => expect(stepsIn(await talk(...messages))).toBe(steps))

test('it begins with how the athlete stands, and ends with who clears a step', async () => {
  const text = await talk('build a return plan for Ann')
  expect(text).toMatch(
    /^Ann Ash stays out of live wrestling today \(recovery 20%, usually 60%; 5\.0 h of sleep last night, .*\), so the first step comes twice\.\n\nAnn Ash, way back\n\n- Mon Nov 23: /,
  )
  expect(text).toMatch(
    /One step further only if the last one left no new symptoms; else the same step again\. The medical staff clear each step: a recovery score knows nothing of the joint\.$/,
  )
  expect(await talk('build a return plan for Bea')).toMatch(
    /^Bea Birch needs a lighter day today \(recovery 36%, usually 60%\), so /,
  )
  expect(await talk(OF_DAN)).toMatch(/^Dan Dale, way back\n/)
})

test('what holds the athlete back a day', async () =>
  expect(await talk(OF_DAN, 'what would make you hold him back')).toBe(
    [
      'Hold Dan Dale back a day on any of these, whatever the joint feels like:\n',
      '- two or more vital signs off at once (resting heart rate up, HRV down, respiratory rate or skin temperature up)',
      '- a recovery far under their usual of 60%, with a short night or a fall over several mornings beside it',
      '- new pain, swelling or less movement after the last step: that outweighs every reading\n',
      'Today: recovery 72%, usually 60%.',
    ].join('\n'),
  ))
