import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { describe, expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'
import { editLastList } from './edit-last-list.ts'

const EVE = '00000000-0000-4000-8000-00000000000e'
/** Ann is out, Bea and Cal go lighter, Dan can be pushed, Eve has no device. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5]),
    withLast(BEA, 'Bea Birch', [60, 36], [7.5, 7.4]),
    withLast(CAL, 'Cal Cole', [60, 38], [7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [60, 72], [7.5, 8]),
    athleteWith({ id: EVE, name: 'Eve Elm', linked: false }),
  ],
})

const talk = (messages: readonly string[], keeps = true) => talkIn(scope, messages, keeps)

test.each<[string[], RegExp]>([
  [
    ['who should sit out', 'just names'],
    /^To hold back today:\n\n- Out of live wrestling: Ann Ash\n- Lighter day: Bea Birch, Cal Cole$/,
  ],
  [['who should sit out', 'just names', 'drop Bea'], /- Lighter day: Cal Cole$/],
  [['who should sit out', 'drop Bea', 'put Bea back in'], /\n- Bea Birch /],
  [['who should sit out', 'only the ones in red'], /^To hold back today, in the red:\n\n- Ann Ash .*\n\nAsk first/],
  [['who should sit out', 'just the worse ones'], /^To hold back today, the worse ones:\n\n- Ann Ash /],
  [['who should sit out', 'without the one with no device'], /^Keep Ann Ash out(?!.*Eve Elm)/s],
  [['who should sit out', 'put it in a table'], /\| Ann Ash \| 20% \| 60% \| Out of live wrestling \| 5\.0 h of sleep/],
  [
    ['who should sit out', 'sort by recovery'],
    /^To hold back today, lowest recovery first:\n\n1\. Ann.*\n2\. Bea.*\n3\. Cal/,
  ],
  [['who should sit out', 'top 2 only'], /^To hold back today, the first 2 of 3:/],
  [
    ['who should sit out', 'shorter', 'shorter'],
    /^Keep Ann Ash out of live wrestling today: recovery is 20%, usually 60%/,
  ],
  [['who should sit out', 'now for the lifters only'], /^Heavy 1, light 3/],
  [['who can I push', 'just names'], /^Dan Dale\.$/],
  [
    ['split them into lifting groups', 'move Dan down to light and give me the list again'],
    /^As you said: Dan Dale to light\.\n\nLight 4/,
  ],
  [
    ['split them into lifting groups', 'put Ann in the heavy group'],
    /^As you said: Ann Ash to heavy\. The records ask for less: Ann Ash \(20%/,
  ],
  [
    ['what changed since yesterday', 'just the worse ones'],
    /^Changed since yesterday, the worse ones:\n\n1\. Ann Ash from 55% to 20%(?!.*Dan)/s,
  ],
  [
    ['what changed since yesterday', 'the ones who got better'],
    /^Changed since yesterday, the better ones:\n\n- Dan Dale/,
  ],
  [['morning report', 'just names'], /^To hold back today:\n\n- Out of live wrestling: Ann Ash/],
  [['morning report', 'just the one thing'], /^Keep Ann Ash out of live wrestling today: recovery is 20%/],
  [['who should I talk to first', 'drop Ann'], /^See Bea Birch first\./],
  [['who stands out', 'just the two worst'], /^Furthest from their own normal, the first 2 of 3:/],
  [['who should sit out', 'and yesterday?'], /^Nobody: by the records of Nov 20, who to hold back\./],
  [['30 second version'], /^Keep Ann Ash out/],
  [
    ['recovery of everyone today, lowest first', 'top 2 only'],
    /^Latest recovery, lowest first, the first 2 of 4.*\n\n1\. Ann Ash: 20%.*\n2\. Bea Birch: 36%/,
  ],
  [['recovery of everyone today, lowest first', 'top 2 only', 'just names'], /^Ann Ash and Bea Birch\.$/],
])('%j', async (messages, answer) => expect((await talk(messages)).text).toMatch(answer))

describe('without the requests of the answers it is read from the words before', () => {
  test.each<[string[], RegExp]>([
    [['who should sit out', 'just names'], /^To hold back today:\n\n- Out/],
    [['how is the team doing', 'just names'], /^To hold back today:\n\n- Out/],
    [['who can I push', 'just names'], /^Dan Dale\.$/],
  ])('%j', async (messages, answer) => expect((await talk(messages, false)).text).toMatch(answer))

  test.each([
    ['who is at risk', 'just names'],
    ['who is at risk', 'drop Ann'],
    ['who are the top performers', 'just names'],
  ])('%s was no list of the day: %s', async (...messages) =>
    expect((await talk(messages, false)).text).not.toMatch(/^To hold back|a lighter day/),
  )
})

describe('a list of a figure', () => {
  const rising = Array.from({ length: 28 }, (_, day) => day)
  const withPulse = (id: string, name: string, pulse: (day: number) => number) => {
    const athlete = athleteWith({ id, name, hrv: rising.map((day) => 130 - pulse(day)) })
    const recovery_data = athlete.recovery_data.map((one, day) => ({ ...one, resting_heart_rate: pulse(day) }))
    return { ...athlete, recovery_data }
  }
  const team = scopeWith({
    athletes: [
      withPulse(ANN, 'Ann Ash', (day) => 50 + day / 2),
      withPulse(BEA, 'Bea Birch', (day) => 70 - day / 2),
      withPulse(CAL, 'Cal Cole', () => 55),
      withPulse(DAN, 'Dan Dale', (day) => 51 + day / 4),
    ],
  })
  const pulses = 'resting heart rate of everyone today'
  const fromOwn = (metric: string) => `how far is everyone from their own average ${metric}`

  test.each<[string[], RegExp]>([
    // A high resting heart rate is the worse one.
    [[pulses, 'top 2 only'], /lowest first, the first 2 of 4:\n\n1\. Cal Cole: 55.*\n2\. Bea Birch: 57/],
    [[pulses, 'just the two worst'], /highest first, the first 2 of 4:\n\n1\. Ann Ash: 64.*\n2\. Dan Dale: 58/],
    [[pulses, 'best first'], /lowest first, 4 athletes .*\n\n1\. Cal.*\n2\. Bea.*\n3\. Dan.*\n4\. Ann/],
    [[pulses, 'highest first'], /highest first, 4 athletes .*\n\n1\. Ann.*\n2\. Dan.*\n3\. Bea.*\n4\. Cal/],
    [[pulses, 'drop Ann'], /:\n\n- Bea Birch: 57 bpm\n- Cal Cole: 55 bpm\n- Dan Dale: 58 bpm\n/],
    [[pulses, 'drop Ann', 'put Ann back in'], /:\n\n- Ann Ash: 64 bpm\n- Bea/],
    [[pulses, 'put it in a table'], /\| Ann Ash \| 64 bpm \|/],
    [
      [fromOwn('resting heart rate'), 'just the worse ones'],
      /highest first.*:\n\n1\. Ann Ash: 1.5.*\n2\. Dan Dale: 0.8/,
    ],
    [[fromOwn('hrv'), 'just the worse ones'], /lowest first.*:\n\n1\. Ann Ash: 1.5.*\n2\. Dan Dale: 0.8[^\n]*$/],
    [[fromOwn('hrv'), 'just the better ones'], /highest first.*:\n\n1\. Bea Birch: 1.5[^\n]*$/],
    [[fromOwn('hrv'), 'only the better ones'], /highest first.*:\n\n1\. Bea Birch: 1.5[^\n]*$/],
  ])('%j', async (messages, answer) => expect((await talkIn(team, messages)).text).toMatch(answer))
})

test('the line says what was changed', async () => {
  const { line } = await talk(['who stands out', 'top 2 only', 'just names'])
  expect(line).toBe('Who stands out, every athlete, the first 2, names only')
})

test.each([
  'is Ann ok',
  'why',
  'what about sleep',
  'who is worst this week',
  'thanks',
  'and Bea?',
  'how did Ann sleep',
  'who slept the least',
  'write Ann a text',
  'what does red mean',
  'are you sure',
])('%s after a list is no change of it', async (message) => {
  const { text } = await talk(['who should sit out', message])
  expect(text).not.toMatch(/^(To hold back|Keep Ann Ash out of live wrestling today\.\n\n- Ann)/)
})

test('the words of the question are kept with the form of its answer, and dropped with it', () => {
  const previous = [{ kind: 'advice', who: {}, topic: 'who can I push', day: { form: 'ready' } }] as const
  const edited = (message: string) => editLastList(message, { scope, previous })
  expect(edited('just names')).toMatchObject({ topic: 'who can I push', day: { form: 'ready' } })
  expect(edited('if you could only tell me one thing')).toMatchObject({ topic: '', day: { form: 'one' } })
})
