import { beforeEach, expect, it } from 'vitest'
import { readConfiguration } from '../../configuration/configuration.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { CoachModel } from './coach-model.ts'
import { startScriptedProvider } from './scripted-provider-for-tests.ts'

const testApp = await createTestApp()
const provider = await startScriptedProvider()
const people = new People(testApp)
let userId: string
beforeEach(async () => {
  userId = (await people.addCoach()).id
})

const FACTS = [
  { title: 'Recovery', text: 'Recovery is 31%, measured today.', rule: 'Below 40%: low' },
  { title: 'Resting heart rate', text: '59 bpm against a baseline of 52 bpm.', rule: 'More than 5 bpm above: raised' },
]

function modelWith(environment: Record<string, string> = {}) {
  const { ai } = readConfiguration({
    ...{ CORNER_AI_PROVIDER: 'openai-compatible', CORNER_AI_MODEL: 'small', CORNER_AI_BASE_URL: provider.url },
    ...environment,
  })
  if (!ai) throw new Error('No model')
  const { database, clock } = testApp
  return new CoachModel({ configuration: ai, database, now: clock.now, limits: { retries: 0, totalMs: 500 } })
}
/** The scripted provider streams; a wording is asked for in one piece. */
const whole = (content: string, finish_reason = 'stop') => ({
  status: 200,
  body: JSON.stringify({
    ...{ id: 'c', object: 'chat.completion', created: 1, model: 'm' },
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 50, completion_tokens: 50, total_tokens: 100 },
  }),
})

const GOOD = '1. A recovery of 31 % is low.\n\n2. The resting heart rate, 59 bpm, is well above the usual **52 bpm**.'

it('words each fact in a line, and counts the tokens', async () => {
  provider.play(whole(GOOD))
  expect(await modelWith().word(FACTS, userId)).toEqual([
    'A recovery of 31 % is low.',
    'The resting heart rate, 59 bpm, is well above the usual 52 bpm.',
  ])
  const row = await testApp.database.selectFrom('ai_usage').select('tokens').where('user_id', '=', userId).execute()
  expect(row).toEqual([{ tokens: 100 }])
})

it.each([
  ['another number', GOOD.replace('31 %', '33 %')],
  ['a number of another fact', GOOD.replace('31 %', '59 %')],
  ['a threshold as a value', '1. Recovery is 40 %.\n2. Fine.'],
  ['a line too few', '1. A recovery of 31 % is low.'],
  ['a line too many', `${GOOD}\n3. More.`],
  ['another order', GOOD.replace('1.', '3.')],
  ['nothing in a line', '1. <b></b>\n2. Fine.'],
  ['advice that harms', GOOD.replace('2. ', '2. Cut weight fast by sweating. ')],
  ['a Roman numeral', GOOD.replace('31 %', 'XXXI %')],
  ['an essay', `1. ${'Low. '.repeat(100)}\n2. Fine.`],
])('gives null for %s', async (_name, text) => {
  provider.play(whole(text))
  expect(await modelWith().word(FACTS, userId)).toBeNull()
})

it('gives null where the provider fails, is silent or cut off, and for no facts', async () => {
  for (const reply of [{ status: 401 }, { status: 500 }, { silent: true } as const, whole(GOOD, 'length')]) {
    provider.play(reply)
    expect(await modelWith().word(FACTS, userId)).toBeNull()
  }
  provider.play()
  expect(await modelWith().word([], userId)).toBeNull()
  expect(provider.requests).toEqual([])
})

it('asks nobody once the budget is used up', async () => {
  provider.play(whole(GOOD), whole(GOOD))
  const model = modelWith({ CORNER_AI_TOKENS_A_DAY: '100' })
  expect(await model.word(FACTS, userId)).not.toBeNull()
  expect(await model.word(FACTS, userId)).toBeNull()
  expect(provider.requests).toHaveLength(1)
})
