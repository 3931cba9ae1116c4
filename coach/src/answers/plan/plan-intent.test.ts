import { expect, test } from 'vitest'
import { continuesPlan, planIntentOf } from './plan-intent.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const marks = (text: string) => planIntentOf(text, TODAY)?.marks.map(({ kind, from }) => `${kind} ${from.slice(8)}`)

test.each<[string, string[]]>([
  ["we wrestle saturday, how should Omar's week look", ['meet 28']],
  ['dual on saturday. how should i set up the week', ['meet 28']],
  ['Dual Friday night, tournament Sunday. How would you lay out the week', ['meet 27', 'tournament 29']],
  ['back to back duals friday and saturday, how do I manage practice', ['meet 27', 'meet 28']],
  ['conference is in 12 days when do i start pulling volume', ['tournament 04']],
  ['getting in at 1 am Thursday night, what do I do with Friday', ['late 26']],
  ['what if the bus gets us home at midnight on friday', ['late 27']],
  [
    'we fly to the west coast thursday wrestle saturday 10am their time. what should the guys do',
    ['travel 26', 'meet 28'],
  ],
  ['we have finals wed and thurs, how do I set up practice', ['exam 25']],
  ['thanksgiving break thursday to sunday, what do I tell them', ['off 26']],
  ['i got a match saturday, what should my week look like from today', ['meet 28']],
  ['how do I get Farid ready for saturday', ['meet 28']],
  ['plan the next 3 days for the team', []],
  ['what should the week after the tournament look like', []],
])('%s', (text, expected) => expect(marks(text)).toEqual(expected))

test.each([
  'did we win on saturday',
  'how was practice this week',
  'how did we sleep this week before the meet',
  'who should wrestle saturday',
  'who wins at 157 on saturday us or them',
  'is it ok to nap before a match',
  'what should they eat before the dual on saturday',
  'how do we adjust to jet lag',
  'how should a week in season look',
  'how many days out from weigh ins should a kid stop cutting water',
  'who can I push today',
  'Who is worse on Mondays than the rest of the week.',
  'Friday nights against the rest of the week',
  "What's Farid's recovery going to look like for next Saturday's tournament?",
  "Show me what Caleb's rehabilitation plan has for this week.",
  'ok then what does his recovery look like this week',
])('no plan: %s', (text) => expect(planIntentOf(text, TODAY)).toBeUndefined())

test('a meet without a day is taken for the next Saturday, and that is said', () => {
  expect(planIntentOf('how do we prepare for the tournament', TODAY)).toMatchObject({
    isAssumed: true,
    until: '2026-11-28',
  })
})

test('a two-day tournament ends on the day after it begins', () => {
  expect(planIntentOf('two day tournament starts friday, how do we prepare', TODAY)?.until).toBe('2026-11-28')
})

test('what goes on with a plan has a day of its own, or says that it does not get better', () => {
  expect(continuesPlan('what if we got in at 1am from the road trip thursday', TODAY)).toBe(true)
  expect(continuesPlan('If he is not improved by Thursday, what then?', TODAY)).toBe(true)
  expect(continuesPlan('who slept worst this week', TODAY)).toBe(false)
})

test.each([
  ['plan the rest of the week for the team', '2026-11-25', '2026-11-29'],
  ['plan this week for the team', '2026-11-25', '2026-11-29'],
  // On a Saturday or Sunday hardly anything is left of it.
  ['plan the rest of the week for the team', '2026-11-28', '2026-12-04'],
  ['plan the rest of the week for the team', '2026-11-29', '2026-12-05'],
  ['plan the week for the team', '2026-11-25', '2026-12-01'],
  ['plan the next 3 days for the team', '2026-11-25', '2026-11-28'],
  ['plan the next five days for the team', '2026-11-25', '2026-11-30'],
])('%s, asked on %s, reaches to %s', (text, today, until) => expect(planIntentOf(text, today)?.until).toBe(until))
