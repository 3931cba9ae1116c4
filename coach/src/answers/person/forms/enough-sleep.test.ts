import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, dan } from '../../team-for-tests.ts'

const TODAY = '2026-11-21'
const TOMORROW = '2026-11-22'
/** Usually 7.5 h; the nights end on Nov 21. */
const emeka = withLast(ANN, 'Emeka Romero', [60, 60, 45], [8.2, 6.8, 5.6])
const bea = withLast(BEA, 'Bea Birch', [60, 70, 80], [7.8, 8.2, 8.4])
/** The newest two nights are long, but not the five before them. */
const farid = withLast(CAL, 'Farid Russo', [30, 20, 25, 30, 30, 70, 75], [4.5, 4.4, 4.2, 4.7, 4.6, 8.4, 8])
const team = (today = TODAY) => scopeWith({ athletes: [emeka, bea, farid, dan], today })
const ask = async (message: string, today?: string) => (await talkIn(team(today), [message])).text
const own = (message: string, today = TODAY) =>
  talkIn(scopeWith({ athletes: [emeka], view: 'own', today }), [message]).then(({ text }) => text)

const EASE = 'Today: lighter day, decide about live wrestling after the warm-up.'

test.each([
  ['did Emeka sleep enough', 'No, not enough: Emeka Romero had 5.6 h of sleep last night, usually 7.5 h'],
  ['Has Emeka slept enough to wrestle live today?', 'No, not enough: Emeka Romero had 5.6 h'],
  ['Emeka slept enough?', 'No, not enough: Emeka Romero had 5.6 h'],
  ['did Bea get enough sleep last night', 'Yes, enough: Bea Birch had 8.4 h of sleep last night, usually 7.5 h'],
  ['did Bea sleep enough for a hard practice today?', 'Yes, enough: Bea Birch had 8.4 h'],
  ['did Farid sleep enough this week', 'No, not enough: Farid Russo slept 5.5 h a night over the last 7 days (7 of 7'],
  ['is Farid getting enough sleep?', 'No, not enough: Farid Russo slept 5.5 h a night'],
  ['does Farid sleep too little', 'Yes, too little: Farid Russo slept 5.5 h a night'],
  ['concerned about Farid, is he getting enough sleep', 'No, not enough: Farid Russo slept 5.5 h a night'],
  ['are Farid and Bea getting enough sleep?', 'No, not enough: Farid Russo slept 5.5 h a night'],
  ['did Emeka sleep enough on Thursday', 'Yes, enough: Emeka Romero had 8.2 h of sleep in the night to Nov 19'],
  ['did Emeka sleep well', 'No, not enough: Emeka Romero had 5.6 h of sleep last night'],
  ['did Bea sleep ok last night', 'Yes, enough: Bea Birch had 8.4 h of sleep last night'],
  ['was Emekas sleep good', 'No, not enough: Emeka Romero had 5.6 h of sleep last night'],
  ['Bea sleep ok?', 'Yes, enough: Bea Birch had 8.4 h of sleep last night'],
  ['Farid shud he go to bed earlier', 'Yes: Farid Russo slept 5.5 h a night over the last 7 days (7 of 7'],
  ['does Farid need more sleep', 'Yes: Farid Russo slept 5.5 h a night'],
  ['should Bea sleep more', 'No need by the hours: Bea Birch slept'],
  ['is Bea short on sleep', 'No, enough: Bea Birch slept'],
  ["should I worry about Farid's sleep", 'Yes, too little: Farid Russo slept 5.5 h a night'],
  [
    'should I worry about Farid, he looks sleepy',
    "Yes, it shows: Farid Russo's numbers are off since Nov 15. Today: a",
  ],
  ['do I need to worry about Bea?', "No: nothing in Bea Birch's numbers is off now."],
])('%s: yes or no comes first', async (message, begins) => {
  expect((await ask(message)).slice(0, begins.length)).toBe(begins)
})

test('without a name it is about whom the conversation is about', async () => {
  expect((await talkIn(team(), ['Emeka', 'recovery?', 'sleep last night ok?'])).text).toMatch(
    /^No, not enough: Emeka Romero had 5\.6 h/,
  )
})

test('an earlier night is weighed by the hours, with the bed time in a line of its own', async () => {
  const text = await ask('should Emeka go to bed earlier')
  expect(text).toMatch(/^No need by the hours: Emeka Romero slept 7\.2 h a night over the last 7 days/)
})

test('it tells both marks, the other short nights, today and a question', async () => {
  expect(await ask('did Emeka sleep enough')).toBe(
    [
      'No, not enough: Emeka Romero had 5.6 h of sleep last night, usually 7.5 h: under 7 h and far under the usual.',
      'Over the last 7 days: 7.2 h a night (7 of 7 nights). Also under 7 h: 6.8 h (Nov 20).',
      EASE,
      'Ask Emeka Romero: "What kept you up last night?"',
    ].join('\n\n'),
  )
})

test('one long night after short ones is enough, and the week is not', async () => {
  const text = await ask('did Farid sleep enough')
  expect(text).toMatch(/^Yes, enough: Farid Russo had 8\.0 h of sleep last night/)
  expect(text).toContain('Not enough over the last 7 days: 5.5 h a night (7 of 7 nights). Under 7 h: 4.5 h (Nov 15), ')
})

test('before last night is in, the night has its day and the missing one is named', async () => {
  const text = await ask('did Emeka sleep enough', TOMORROW)
  expect(text).toMatch(/^No, not enough by the newest night: Emeka Romero had 5\.6 h of sleep in the night to Nov 21,/)
  expect(text).toContain("Last night's is not in yet.")
})

test('after several days without a night the days that are there are judged, with since when none has come', async () => {
  const text = await ask('did Emeka sleep enough this week', '2026-11-24')
  expect(text).toMatch(/^No, not enough: Emeka Romero slept 6\.9 h a night over the last 7 days \(4 of 7 nights\), /)
  expect(text).toContain('Under 7 h: 6.8 h (Nov 20) and 5.6 h (Nov 21).')
  expect(text).toContain('No night has come since Sat Nov 21.')
  expect(text).toContain('Today: ask first')
})

test('a past week says nothing of today', async () => {
  const text = await ask('did Emeka sleep enough from Nov 8 to Nov 14?')
  expect(text).toMatch(/^Yes, enough: Emeka Romero slept /)
  expect(text).not.toContain('Today:')
})

test('of a day without its night neither is said of the one before', async () => {
  const text = await ask('did Emeka sleep enough on Sunday?', '2026-11-24')
  expect(text).toMatch(
    /^It cannot be said: no night of Emeka Romero on Sun Nov 22 is recorded\. Over the 7 days to Nov 22: /,
  )
})

test('without a device there is neither yes nor no', async () => {
  expect(await ask('did Dan sleep enough this week?')).toMatch(
    /^It cannot be said\. Dan Dale is not connected to a device/,
  )
})

test('somebody with too few nights for a usual is judged by 7 hours alone', async () => {
  const ann = athleteWith({ id: ANN, name: 'Ann Ash', recovery: [60, 60], hours: [7, 6.4] })
  const { text } = await talkIn(scopeWith({ athletes: [ann] }), ['did Ann sleep enough?'])
  expect(text).toMatch(/^No, not enough: Ann Ash had 6\.4 h of sleep last night: under 7 h\.\n/)
})

test('"he" is the athlete of the conversation', async () => {
  const { text } = await talkIn(team(), ["how is Emeka's readiness?", 'did he sleep enough?'])
  expect(text).toMatch(/^No, not enough: Emeka Romero had 5\.6 h/)
})

test('an athlete is told of themselves, in words of their own, and of nobody else', async () => {
  const text = await own('did I sleep enough last night?')
  expect(text).toMatch(/^No, not enough: you had 5\.6 h of sleep last night, usually 7\.5 h/)
  expect(text).toContain('decide with your coach')
  expect(text).not.toMatch(/Ask |Emeka/)
  expect(await own('am I getting enough sleep?')).toMatch(/^Yes, enough: you slept 7\.2 h a night/)
  expect(await own('did Bea sleep enough last night?')).toMatch(/^I can only see your own data/)
})

test.each(["why is Emeka's recovery low when he slept enough?", 'who slept enough', 'how much sleep is enough'])(
  'leaves other questions alone: %s',
  async (message) => expect((await talkIn(team(), [message])).line).not.toContain('hether they slept enough'),
)
