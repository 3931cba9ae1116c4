import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL } from '../../team-for-tests.ts'

const usual = Array.from({ length: 28 }, (_, day) => 12 + ((day % 3) - 1))
const withStrain = (id: string, name: string, yesterday: number, today: number) =>
  athleteWith({ id, name, recovery: Array<number>(30).fill(60), strain: [...usual, yesterday, today] })

const scope = scopeWith({
  athletes: [withStrain(ANN, 'Ann Ash', 17, 4), withStrain(BEA, 'Bea Birch', 12, 4), withStrain(CAL, 'Cal Cole', 6, 4)],
})
const firstOf = async (...messages: string[]) => (await talkIn(scope, messages)).text.split('\n')[0]

test.each([
  ["how hard was Ann's practice yesterday", 'Harder than usual: '],
  ['how hard did Ann train yesterday', 'Harder than usual: '],
  ['did Ann go hard yesterday', 'Yes, harder than usual: '],
  ['yesterdays practice for Ann, hard?', 'Yes, harder than usual: '],
  ['did we work Ann too hard yesterday', 'Yes, harder than usual: '],
  ['did Ann take it easy yesterday', 'No, harder than usual: '],
])('%s', async (message, opening) =>
  expect(await firstOf(message)).toMatch(
    new RegExp(`^${opening}Ann Ash's strain yesterday, Nov 20, was 17\\.0, usually 12\\.0\\.`),
  ),
)

test.each([
  ['how tough was Beas practise yesterday', /^About as usual: .*12\.0, usually 12\.0\./],
  ['was Beas training heavy yesterday', /^No, about as usual: /],
  ['how hard did Cal go yesterday', /^Lighter than usual: .*6\.0, usually 12\.0\./],
  ['how hard is Cal training today', /^(?!Lighter)/],
])('%s', async (message, answer) => expect(await firstOf(message)).toMatch(answer))

test('of him, after an answer on him, and of a day that is not over', async () => {
  expect(await firstOf('is Cal ok', 'how hard did he train yesterday')).toMatch(/^Lighter than usual: Cal Cole's/)
  expect(await firstOf("how hard was Ann's practice today")).toMatch(
    /^The day is not over: Ann Ash's strain so far is 4\.0/,
  )
})

test('within a wide swing it is a little harder', async () => {
  const swing = Array.from({ length: 28 }, (_, day) => 12 + ((day % 3) - 1) * 6)
  const wide = athleteWith({
    id: ANN,
    name: 'Ann Ash',
    recovery: Array<number>(30).fill(60),
    strain: [...swing, 14, 4],
  })
  const { text } = await talkIn(scopeWith({ athletes: [wide] }), ['did Ann go hard yesterday'])
  expect(text).toMatch(
    /^Yes, a little harder than usual: Ann Ash's strain yesterday, Nov 20, was 14\.0, usually 12\.0\./,
  )
})

test('a figure by its name is looked up', async () => {
  expect(await firstOf("Ann's strain yesterday")).toBe("Ann Ash's strain yesterday, Nov 20, was 17.0.")
})

test.each([
  ['how did Ann train yesterday', /^Harder than usual: Ann Ash's strain yesterday, Nov 20, was 17\.0, usually 12\.0\./],
  ['what did Ann do in practice yesterday', /^Harder than usual: /],
  ['how was Beas training yesterday', /^About as usual: /],
  ['what did Bea get done at practice yesterday', /^About as usual: /],
])('what somebody did is told by its strain: %s', async (message, answer) =>
  expect(await firstOf(message)).toMatch(answer),
)

test('the workouts of the day are told with kind and minutes', async () => {
  const workout = (sport: string, minutes: number) => ({
    ...{ date: '2026-11-20', sport, minutes, strain: 10, kilojoule: null, distance_meter: null },
    ...{ average_heart_rate: null, max_heart_rate: null, zone_minutes: [] },
  })
  const workouts = [workout('wrestling', 100), workout('weightlifting', 50), workout('sauna', 20)]
  const trained = { ...withStrain(ANN, 'Ann Ash', 17, 4), workouts }
  const { text } = await talkIn(scopeWith({ athletes: [trained] }), ['how did Ann train yesterday'])
  expect(text).toContain('with 3 workouts (2.8 h): wrestling 100 min and weightlifting 50 min.')
})

test.each([
  'is Anns load too high',
  'is anns load to high',
  'is Ann training too hard this week',
  'is Ann doing too much',
  "Ann's strain compared to her average",
])('a load is judged by the finished days, as in the Rankings: %s', async (message) => {
  const text = await firstOf(message)
  // Five usual days and yesterday's 17, and never today's 4.
  expect(text).toMatch(/^About as usual: Ann Ash's strain is 12\.8 a day over the last 7 days without today/)
  expect(text).toMatch(/\(6 of 6 days\), usually 12\.0\. .*The hardest day: 17\.0 on Nov 20\./)
  expect(text).toContain('Recovery on these days: 60% on average, usually 60%: no sign that the load is too much.')
})
