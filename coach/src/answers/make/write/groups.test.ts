import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
/** Dan can be pushed, Bea and Cal go lighter, Ann is out of live, Eve has no device. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 7.4]),
    withLast(CAL, 'Cal Cole', [60, 38], [7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
    athleteWith({ id: EVE, name: 'Eve Elm', linked: false }),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

const THREE = 'make 3 groups for practice'
const EQUAL = 'split them into 3 even groups for practice'
const COLORS = 'split everyone into green yellow red groups'

test.each<[string[], string]>([
  [[THREE], 'Full (1): Dan Dale | Reduced (3): Cal Cole, Bea Birch, Eve Elm\\* | Movement only (1): Ann Ash'],
  [['make 2 groups for practice'], 'Full practice (2): Dan Dale, Eve Elm\\* | Easy (3): Cal Cole, Bea Birch, Ann Ash'],
  [
    ['make 2 groups, the 2 worst separate'],
    'Full practice (3): Dan Dale, Cal Cole, Eve Elm\\* | Easy (2): Bea Birch, Ann Ash',
  ],
  [['give me two groups, full and light'], 'Full (2): Dan Dale, Eve Elm\\* | Light (3): Cal Cole, Bea Birch, Ann Ash'],
  [[EQUAL], 'Group 1 (2): Dan Dale, Bea Birch | Group 2 (2): Cal Cole, Ann Ash | Group 3 (1): Eve Elm\\*'],
  [
    ['split the team into two equal groups'],
    'Group 1 (3): Dan Dale, Bea Birch, Cal Cole | Group 2 (2): Ann Ash, Eve Elm\\*',
  ],
  // Nobody stands alone in an empty group.
  [
    ['make 4 groups for practice'],
    'Group 1 (2): Dan Dale, Bea Birch | Group 2 (1): Cal Cole | Group 3 (1): Ann Ash | Group 4 (1): Eve Elm\\*',
  ],
  [
    [COLORS],
    'Green (1): Dan Dale | Yellow (2): Cal Cole, Bea Birch | Red (1): Ann Ash | No data, ask first (1): Eve Elm',
  ],
  [
    [`${THREE}, max 2 per group`],
    'Full (1): Dan Dale | Reduced (2): Cal Cole, Bea Birch | Movement only (2): Ann Ash, Eve Elm\\*',
  ],
  [
    [THREE, 'move Dan to group 3'],
    'Full (0): nobody | Reduced (3): Cal Cole, Bea Birch, Eve Elm\\* | Movement only (2): Dan Dale, Ann Ash',
  ],
])('%j', async (messages, groups) => {
  const lines = (await talk(...messages)).matchAll(/^- (.*? ?\(\d\)): ([^.\n]*)/gm)
  expect([...lines].map(([, title, who]) => `${title}: ${who}`).join(' | ')).toBe(groups)
})

test('each group has its work, by what its athletes may do', async () => {
  const text = await talk(THREE)
  expect(text).toContain('Dan Dale. Practice as planned\n')
  expect(text).toContain('Eve Elm\\*. Warm-up and drill, then half the live goes if the warm-up felt right\n')
  expect(text).toContain(
    'Ann Ash. Technique and mobility at their own pace, no conditioning; who only goes lighter decides about live after the warm-up\n',
  )
  expect(text).toMatch(/\n\n\\\* No fresh data: ask first, and nothing extra\.$/)
})

test.each([EQUAL, 'make 4 groups for practice', 'make 4 lifting groups'])(
  'groups of equal size have no work of their own, and who does less is named: %s',
  async (message) => {
    for (const text of [await talk(message), await talk(message, 'write next to each group what they do')]) {
      expect(text).not.toMatch(/planned|recent bests|\), \*\*|\), :/)
      expect(text).toMatch(
        /\n\nWhatever the group: Ann Ash stays out of live \(5\.0 h of sleep last night, .*\); Bea Birch goes lighter; Cal Cole goes lighter\. .* Groups are of those who are alike in readiness\.$/,
      )
    }
  },
)

test.each<[string, string, RegExp]>([
  [COLORS, 'what cutoff did you use', /^By recovery: green is 67% or more, yellow is 34% to 66%, red is below 34%\.$/],
  [
    EQUAL,
    'what cutoff did you use',
    /^None: everybody is in one order, by the day's verdict and then by recovery, .* equal size\.$/,
  ],
  [
    THREE,
    'what cutoff did you use',
    /^No single number: the day's verdict decides\. Movement only is .* with nothing against it\.$/,
  ],
  [
    `${THREE}, max 2 per group`,
    'what cutoff did you use',
    / Where more than 2 fit, the lowest recoveries go one group down\.$/,
  ],
  [
    `${THREE} by 3 day average of recovery`,
    'what cutoff did you use',
    / the order is the 3-day average of recovery\.$/,
  ],
  [THREE, 'where do the ones with no data go', /^Eve Elm: ask how they slept, .* with the easiest group\.$/],
  [
    THREE,
    'what do the red guys do',
    /^Movement only: warm up and drill .*\n\n- Ann Ash: technique and mobility, no live \(5\.0 h /,
  ],
  [
    THREE,
    'with what each group does in 3 words',
    /- Full \(1\), whole practice, live: Dan Dale\n- Reduced \(3\), drill, short live: .*\n- Movement only \(1\), technique, mobility only: Ann Ash$/m,
  ],
  [THREE, 'who moved', /^Nobody moved: the groups are the same as the first ones\.$/],
  [
    'make 2 groups for practice',
    'move Ann to full practice',
    /In the upper group, and still less than the others: Ann Ash stays out of live \(.*\)\. /,
  ],
])('%s, then: %s', async (first, message, answer) => expect(await talk(first, message)).toMatch(answer))

test('groups by color name who does less than the color says', async () =>
  expect(await talk(COLORS)).toMatch(/Not by color alone: Bea Birch goes lighter; Cal Cole goes lighter\.$/))

test('who moved is told against the first groups', async () =>
  expect(await talk(THREE, 'move Dan to group 3', 'who moved')).toBe(
    '1 moved, against the first groups:\n\n- Dan Dale: Full to Movement only',
  ))

test('a full group passes on those with the lowest recovery, and one placed by the coach stays', async () => {
  const one = `${THREE}, max 1 per group`
  expect(await talk(one)).toContain(
    'No room for Ann Ash and Eve Elm: the groups hold 1 each. For room alone, and not by their readings, Bea Birch stands one group lower.',
  )
  expect(await talk(one, 'put Ann in full')).toMatch(
    /- Full \(1\): Ann Ash\..* Bumped by the cap: Dan Dale to Reduced; Cal Cole to Movement only\. /s,
  )
})

test('as a table: each group with who is in it and what it does', async () => {
  expect(await talk(THREE, 'as a table')).toContain(`
| Group | Who | What |
| --- | --- | --- |
| Full (1) | Dan Dale | practice as planned |
| Reduced (3) | Cal Cole, Bea Birch, Eve Elm\\* | warm-up and drill, then half the live goes if the warm-up felt right |
| Movement only (1) | Ann Ash |`)
})
