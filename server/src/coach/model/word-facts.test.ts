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
    CORNER_AI_PROVIDER: 'openai-compatible',
    CORNER_AI_MODEL: 'small',
    CORNER_AI_BASE_URL: provider.url,
    ...environment,
  })
  if (!ai) throw new Error('No model')
  const { database, clock } = testApp
  return new CoachModel({ configuration: ai, database, now: clock.now, limits: { retries: 0, totalMs: 500 } })
}
/** The scripted provider streams; a wording is requested in one piece. */
const whole = (content: string, finish_reason = 'stop') => ({
  status: 200,
  body: JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 50, completion_tokens: 50, total_tokens: 100 },
  }),
})

const GOOD =
  '1. A recovery of {{r1}} is low.\n\n2. The resting heart rate, {{r3}} bpm, is well above the usual **{{r4}}**.'

it('words each fact in a line, prints its figures, and counts the tokens', async () => {
  provider.play(whole(GOOD))
  expect(await modelWith().word(FACTS, userId)).toEqual([
    'A recovery of 31% is low.',
    'The resting heart rate, 59 bpm, is well above the usual 52 bpm.',
  ])
  const row = await testApp.database.selectFrom('ai_usage').select('tokens').where('user_id', '=', userId).execute()
  expect(row).toEqual([{ tokens: 100 }])
  expect(provider.requests[0]?.raw).not.toMatch(/31|59|52/)
})

const [FIRST, SECOND] = GOOD.split('\n\n')
const WORDED = ['A recovery of 31% is low.', 'The resting heart rate, 59 bpm, is well above the usual 52 bpm.'] as const

it.each([
  ['a figure of its own', FIRST?.replace('{{r1}}', '31 %')],
  ['a figure in words', FIRST?.replace('low', 'low for three nights')],
  ['a Roman numeral', FIRST?.replace('low', 'low: XXXI %')],
  ['a reference of another fact', FIRST?.replace('{{r1}}', '{{r3}}')],
  ['a reference that there is not', FIRST?.replace('{{r1}}', '{{r1}} or {{r99}}')],
  ['its own reference missing', '1. Recovery is low.'],
  ['the mark of its rule in place of its value', FIRST?.replace('{{r1}}', '{{r2}}')],
  ['no line', ''],
  ['nothing in its line', '1. <b></b>'],
  ['advice that harms', `${FIRST} Cut weight fast by sweating.`],
  ['an essay', `1. {{r1}} ${'Low. '.repeat(100)}`],
])('keeps the computed text of a fact alone that has %s', async (_name, line) => {
  provider.play(whole(`${line}\n${SECOND}`))
  expect(await modelWith().word(FACTS, userId)).toEqual([FACTS[0]?.text, WORDED[1]])
})

it('gives null where no line can be used', async () => {
  provider.play(whole('1. Recovery is 31 %.\n3. {{r3}} and {{r4}}.'))
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

it('asks no model once the budget is used up', async () => {
  provider.play(whole(GOOD), whole(GOOD))
  const model = modelWith({ CORNER_AI_TOKENS_A_DAY: '100' })
  expect(await model.word(FACTS, userId)).not.toBeNull()
  expect(await model.word(FACTS, userId)).toBeNull()
  expect(provider.requests).toHaveLength(1)
})
