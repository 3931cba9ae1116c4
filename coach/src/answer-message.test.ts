import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { answerMessage, answerRead } from './answer-message.ts'
import { ANN, scopeOfTests } from './answers/team-for-tests.ts'
import { talkIn, withLast } from './conversation-for-tests.ts'
import { scopeWith } from './scope-for-tests.ts'
import { Toolbox } from './tools/toolbox.ts'

const ABOUT_ANN: Request = { kind: 'overview', who: { ids: [ANN] }, focus: 'status' }
const HRV: Request = {
  kind: 'query',
  query: { who: { ids: [ANN] }, measures: [{ metric: 'hrv', aggregate: 'latest' }], days: {}, asks: 'value' },
}

/** A message whose likeliest reading has this probability, and a second one half of it. */
function answerOf(message: string, probability: number, likeliest = ABOUT_ANN) {
  const scope = scopeOfTests()
  const readings = [
    { request: likeliest, probability },
    { request: HRV, probability: probability / 2 },
  ]
  const part = { text: message, readings, unused: [], unclear: undefined, before: undefined }
  const outside = { danger: undefined, isTried: false, otherTeams: false, language: 'english' as const, strangers: [] }
  const read = {
    ...outside,
    parts: [{ ...part, isNamed: false, strangers: message.includes('Zed') ? ['Zed Zorn'] : [] }],
  }
  return answerRead(read, { message, history: [], scope, toolbox: new Toolbox(scope) })
}

test('what is sure is answered, with how it was read', async () => {
  const { response, readings, choices } = await answerOf('how is Ann', 0.9)
  expect(response).toContain('**Ann Ash**')
  expect(readings.map(({ request }) => request)).toEqual([ABOUT_ANN])
  expect(choices).toEqual([])
})

test('what is only likely is answered with doubt, and with what else may have been meant', async () => {
  const { response, readings, choices } = await answerOf('how is Ann', 0.45)
  expect(response).toContain('**Ann Ash**')
  expect(response).toMatch(/If you meant something else:$/)
  expect(readings.map(({ request }) => request)).toEqual([ABOUT_ANN])
  expect(choices.map(({ request }) => request)).toEqual([HRV])
})

test('what is a guess is answered, too, where it is about records, and with what else may have been meant', async () => {
  const { response, readings, choices } = await answerOf('how is Ann', 0.09)
  expect(response).toContain('**Ann Ash**')
  expect(response).toMatch(/If you meant something else:$/)
  expect(readings.map(({ request }) => request)).toEqual([ABOUT_ANN])
  expect(choices.map(({ request }) => request)).toEqual([HRV])
})

test('of words that nothing knows no reading is offered', async () => {
  const { response, choices } = await answerOf('asdf qwer zxcv', 0.2, HRV)
  expect(response).toMatch(/^I did not understand that/)
  expect(choices).toEqual([])
})

test('beside somebody unknown no readings are offered: it is said that they are not to be seen here', async () => {
  const { response, choices } = await answerOf('Compare Ann Ash with Zed Zorn', 0.2)
  expect(response).toMatch(/^I cannot see anyone called "Zed Zorn" in Ringers/)
  expect(choices).toEqual([])
})

const TEAM_STATUS: Request = { kind: 'overview', who: {}, focus: 'status' }
const ARTICLES: Request = { kind: 'knowledge', topic: 'dual on friday, how should I set up the week' }

test.each([TEAM_STATUS, ARTICLES])(
  'words that ask for days to come get a plan, whatever they were read as: $kind',
  async (read) => {
    const { response, readings } = await answerOf('dual on friday, how should I set up the week', 0.6, read)
    expect(response).toContain('A suggestion, 6 days to Fri Nov 27')
    expect(readings.map(({ request }) => request.kind)).toEqual(['advice'])
  },
)

test('figures that are surely asked for stay figures', async () => {
  const { response } = await answerOf('what should I tell Ann about her HRV before friday', 0.9, HRV)
  expect(response).not.toContain('A suggestion')
})

test('one thing is one thing, and mood is not recorded, whatever they were read as', async () => {
  expect((await answerOf('one thing before practice', 0.5, ARTICLES)).response).toMatch(/^Keep \*\*Ann Ash\*\*/)
  expect((await answerOf('what is the mood of the team', 0.8, TEAM_STATUS)).response).toMatch(
    /^Mood and mental health are not/,
  )
})

test('to the athletic trainer a sore throat is answered with figures, and not with the athletic trainer', async () => {
  const danger = { level: 'trainer', topic: 'fever', sure: true } as const
  const scope = scopeOfTests()
  const said = async (message: string) => {
    const outside = { isTried: false, otherTeams: false, language: 'english' as const, strangers: [], parts: [] }
    const asked = { message, history: [], scope, toolbox: new Toolbox(scope) }
    return (await answerRead({ ...outside, danger }, asked)).response
  }
  expect(await said('as the athletic trainer: Ann has a sore throat, should she train')).not.toContain(
    'This is one for',
  )
  expect(await said('Ann has a sore throat, should she train')).toContain('This is one for your')
})

test.each([
  'he drank 5 red bulls and his heart is racing',
  'he is shaking after two monsters',
  'is it ok to take adderall with a red bull',
])('an energy drink beside something graver is no question about the drink: %s', async (message) => {
  const scope = scopeOfTests()
  const { response } = await answerMessage({ message, history: [], scope, toolbox: new Toolbox(scope) })
  expect(response).toMatch(/physician|911/)
  expect(response).not.toContain('mg per kg')
  expect(response).not.toMatch(/^No article/)
})

test('answers "and what is it usually" of the message whole', async () => {
  const scope = scopeWith({ athletes: [withLast(ANN, 'Ann Ash', [55, 20], [7.5, 5])] })
  const { text } = await talkIn(scope, ["What's Ann's recovery this morning and what is it usually?"])
  expect(text).toMatch(/normal, the middle of the 28 days before today:\n\n- Recovery: 60%.*; now 20% \(today\)$/)
})
