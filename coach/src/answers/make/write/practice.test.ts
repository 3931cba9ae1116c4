import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
/** Ann is out of live, Bea goes lighter, Dan can be pushed, Eve has no device. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 7.4]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
    athleteWith({ id: EVE, name: 'Eve Elm', linked: false }),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text
/** "Warm-up 10, Drill 20" */
const minutesIn = (text: string) =>
  [...text.matchAll(/^- (?:\S+ )?([A-Z][a-z-]+), (\d+) min:/gm)]
    .map(([, part, minutes]) => `${part} ${minutes}`)
    .join(', ')

const PRACTICE = 'write me a 90 minute practice'

test.each<[string[], string]>([
  [[PRACTICE], 'Warm-up 10, Drill 20, Situational 20, Live 20, Conditioning 10, Cool-down 10'],
  // What rounding leaves goes to drilling, or to the longest other part where the coach set the length of drilling.
  [[`${PRACTICE} with 25 live`], 'Warm-up 10, Drill 20, Situational 15, Live 25, Conditioning 10, Cool-down 10'],
  [[PRACTICE, 'make the drill 40'], 'Warm-up 10, Drill 40, Situational 15, Live 15, Conditioning 5, Cool-down 5'],
  [
    [`${PRACTICE} with 30 minutes of drill and 20 live`],
    'Warm-up 10, Drill 30, Situational 20, Live 20, Conditioning 5, Cool-down 5',
  ],
  [
    [PRACTICE, 'make the drill 40', 'make the live 10'],
    'Warm-up 10, Drill 40, Situational 20, Live 10, Conditioning 5, Cool-down 5',
  ],
  [['write me a 30 minute practice'], 'Warm-up 4, Drill 7, Situational 6, Live 7, Conditioning 3, Cool-down 3'],
  [
    ['write me a practice, 60 min, live in the middle'],
    'Warm-up 5, Drill 20, Live 15, Situational 10, Conditioning 5, Cool-down 5',
  ],
  [[PRACTICE, 'start with live'], 'Warm-up 10, Live 20, Drill 20, Situational 20, Conditioning 10, Cool-down 10'],
  [[PRACTICE, 'no live'], 'Warm-up 15, Drill 30, Situational 25, Conditioning 10, Cool-down 10'],
  [[PRACTICE, 'no conditioning'], 'Warm-up 10, Drill 25, Situational 20, Live 25, Cool-down 10'],
])('%j', async (messages, parts) => expect(minutesIn(await talk(...messages))).toBe(parts))

test('it says who is in which part, and what was not said', async () => {
  const text = await talk('write me a practice for tomorrow')
  expect(text).toMatch(/^Practice, Sun Nov 22, 90 min\n\n- Warm-up, 10 min: everybody; ask who feels off\n/)
  expect(text).toContain('\n- Drill, 20 min: everybody, technique at controlled pace\n')
  expect(text).toContain('Situational, 20 min: short starts from set positions; out of live keep to technique\n')
  expect(text).toContain(
    'Live, 20 min: full goes for all who are not held back; extra go: Dan Dale; lighter ones half the goes if the warm-up felt right\n',
  )
  expect(text).toContain('Conditioning, 10 min: those not held back; the others stretch\n')
  expect(text).toContain('Cool-down, 10 min: easy movement, drink, who felt off tells you\n')
  expect(text).toMatch(
    /- Out of live \(technique and mobility\): Ann Ash\. Lighter: Bea Birch\. No data, ask first: Eve Elm$/m,
  )
  expect(text).toMatch(
    /\n\nAsk those without data how they slept, .* By today's readings: check them again on Sun Nov 22 in the morning\. No length was said, so I took 90 min\. Which moves to drill is yours; the minutes are a suggestion\.$/,
  )
})

test('where nobody is held back, all do everything', async () => {
  const fit = scopeWith({ athletes: [withLast(CAL, 'Cal Cole', [60, 60], [7.5, 7.6])] })
  const { text } = await talkIn(fit, [PRACTICE])
  expect(text).toContain('short starts from set positions, everybody\n')
  expect(text).toContain('Live, 20 min: full goes for all who are not held back\n')
  expect(text).toContain('Conditioning, 10 min: everybody\n')
  expect(text).not.toMatch(/Out of live|Lighter:|No data|No length/)
})

test('with a clock each part has its time, and drilling what it is about', async () => {
  const text = await talk('practice plan for today 3:30 to 5, focus on single legs, no live')
  expect(text).toContain('Practice, 3:30 to 5:00, 90 min\n\n- 3:30–3:45 Warm-up, 15 min: ')
  expect(text).toContain('- 3:45–4:15 Drill, 30 min: everybody, single legs\n')
  expect(text).not.toMatch(/Live,|Which moves/)
})

test('lengths that leave no time for the other parts are told, and no part is left out', async () => {
  const text = await talk(PRACTICE, 'make the drill 60', 'make the live 50')
  expect(minutesIn(text)).toBe('Warm-up 5, Drill 60, Situational 5, Live 50, Conditioning 5, Cool-down 5')
  expect(text).toContain('With the lengths that you named it comes to 130 min and not 90.')
})

test.each<[string, RegExp]>([
  [
    'who is held out of live',
    /^Out of live: Ann Ash\.\n\n- Ann Ash: 5\.0 h of sleep.*\n\nHalf the goes, if the warm-up feels right:\n\n- Bea Birch\n\nNo data, ask first: Eve Elm\.$/,
  ],
  [
    'in five lines',
    /^Practice, 90 min\n\n- Minutes: warm-up 10, drill 20, .*cool-down 10\n- Out of live: Ann Ash\n- Half the goes: Bea Birch\n- Extra go: Dan Dale$/,
  ],
  ['in six lines', /\n- Extra go: Dan Dale\n- Check in first: Eve Elm$/],
  [
    'in ten lines',
    /- Warm-up, 10 min: everybody\n- Drill, 20 min: everybody\n- Situational, 20 min: set positions\n- Live, 20 min: all but those held back\n- Conditioning, 10 min: all but those held back\n- Cool-down, 10 min: everybody\n- Out of live/,
  ],
  [
    'where do the ones without data go',
    /^Eve Elm: ask how they slept, .* Else drill and mobility with the easiest group\.$/,
  ],
])('after it: %s', async (message, answer) => expect(await talk(PRACTICE, message)).toMatch(answer))
