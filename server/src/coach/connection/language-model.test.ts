import { type ConnectionCheck, LanguageModelStatus } from '@corner/contract/entities/language-model.ts'
import { EVERY_ROLE } from '@corner/contract/roles.ts'
import { languageModel, testLanguageModel } from '@corner/contract/routes/language-model.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People, type TestPerson } from '../../testing/people.ts'
import { startScriptedProvider } from '../model/scripted-provider-for-tests.ts'

const KEY = 'sk-very-secret-key'
const TODAY = '2026-03-02T12:00:00Z'
const provider = await startScriptedProvider()
const SETTINGS = {
  CORNER_AI_PROVIDER: 'openai-compatible',
  CORNER_AI_MODEL: 'small',
  CORNER_AI_BASE_URL: provider.url,
  CORNER_AI_KEY: KEY,
  CORNER_AI_QUESTION_SECONDS: '5',
  CORNER_AI_PRICE_INPUT: '1',
  CORNER_AI_PRICE_CACHED_INPUT: '0.1',
  CORNER_AI_PRICE_OUTPUT: '2',
}
const withModel = await createTestApp({ at: new Date(TODAY), environment: SETTINGS })
const without = await createTestApp({ at: new Date(TODAY) })
const gone = await createTestApp({ environment: { ...SETTINGS, CORNER_AI_BASE_URL: 'http://127.0.0.1:9/v1' } })
const people = new People(withModel)
let admin: TestPerson
beforeEach(async () => {
  admin = await people.addAdministrator()
})

const get = (app = withModel.app, headers: object = admin.headers) =>
  app.inject({ method: 'GET', url: languageModel.path, headers: { ...headers } })
const post = (check: string, headers: object = admin.headers, app = withModel.app) =>
  app.inject({ method: 'POST', url: testLanguageModel.path, headers: { ...headers }, payload: { check } })
async function run(check: ConnectionCheck) {
  const reply = await post(check)
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.body).not.toContain(KEY)
  return testLanguageModel.replies[200].parse(reply.json())
}
/** The word that must come back, as it was sent to the provider. */
const watchword = () =>
  /The watchword is (\w+-\d+)/.exec(provider.requests.at(-1)?.body.messages[0].content)?.[1] ?? 'none'

describe('who may', () => {
  it('are administrators alone', async () => {
    const others = { athlete: await people.addAthlete(), coach: await people.addCoach(), admin }
    for (const role of EVERY_ROLE) {
      provider.play({ say: 'Yes.' })
      const [look, test] = [await get(withModel.app, others[role].headers), await post('answers', others[role].headers)]
      expect([role, look.statusCode, test.statusCode]).toEqual(role === 'admin' ? [role, 200, 200] : [role, 403, 403])
    }
    provider.play({ say: 'Never asked for.' })
    expect((await get(withModel.app, {})).statusCode).toBe(401)
    expect((await post('answers', {})).statusCode).toBe(401)
    expect(provider.requests).toEqual([])
  })

  it('test no more than ten times in ten minutes', async () => {
    provider.play(...Array.from({ length: 60 }, () => ({ status: 401 })))
    for (let asked = 0; asked < 50; asked += 1) expect((await post('answers')).statusCode).toBe(200)
    const refused = await post('answers')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
    const other = await people.addAdministrator()
    expect((await post('answers', other.headers)).statusCode).toBe(200)
  })
})

describe('what is set up', () => {
  it('is told without the key or a password in the address, with what was taken today', async () => {
    provider.play({ say: 'Yes.', usage: { input: 5000, cached: 1000, output: 500 } })
    await run('answers')
    const reply = await get()
    expect(reply.body).not.toContain(KEY)
    const { model, today } = LanguageModelStatus.parse(reply.json())
    expect(model).toEqual({
      provider: 'openai-compatible',
      name: 'small',
      host: new URL(provider.url).host,
      is_local: true,
      privacy: true,
      reasoning: 'low',
      output_tokens: 6000,
      question_seconds: 5,
      steps: 8,
      tokens_a_day: 200_000,
      cost_a_day: null,
      prices: { input: 1, cached_input: 0.1, cache_write: 1, output: 2 },
    })
    expect(today.users).toBeGreaterThan(0)
    expect(today.tokens).toBeGreaterThanOrEqual(4600)
    expect(today.cost).toBeGreaterThanOrEqual((4000 * 1 + 1000 * 0.1 + 500 * 2) / 1e6)
  })

  it('is nothing where no model is, and nothing can be tested', async () => {
    const own = await new People(without).addAdministrator()
    expect((await get(without.app, own.headers)).json()).toEqual({
      model: null,
      today: { users: 0, tokens: 0, cost: null },
    })
    const refused = await post('answers', own.headers, without.app)
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'No language model is set up'])
  })
})

describe('a test', () => {
  it('finds that it answers, reports time, tokens and cost, counts them, and is audited', async () => {
    provider.play({ say: 'Yes.', usage: { input: 90, cached: 40, output: 10 } })
    expect(await run('answers')).toMatchObject({
      state: 'works',
      says: 'It answers.',
      advice: null,
      tokens: { input: 90, cached_input: 40, output: 10 },
      cost: expect.closeTo((50 + 4 + 20) / 1e6, 9),
    })
    const { database } = withModel
    expect(
      await database.selectFrom('ai_usage').select('tokens').where('user_id', '=', admin.id).executeTakeFirst(),
    ).toEqual({ tokens: 64 })
    const [line] = await database.selectFrom('audit_lines').selectAll().where('actor_id', '=', admin.id).execute()
    expect(line).toMatchObject({ action: 'language_model_tested', details: { model: 'small', state: 'works' } })
  })

  it('finds that it streams, and when the first word came', async () => {
    provider.play({ say: 'one, two, three, four' })
    expect(await run('streams')).toMatchObject({ state: 'works', first_word_ms: expect.any(Number) })
    provider.play({ say: 'one, two', pieceLength: 100 })
    expect(await run('streams')).toMatchObject({ state: 'weak', says: 'Its answer comes in one piece.' })
    provider.play({ say: '' })
    expect(await run('streams')).toMatchObject({ state: 'fails', first_word_ms: null })
    provider.play({ raw: '<html>Welcome to our proxy</html>' })
    expect(await run('streams')).toMatchObject({ state: 'fails' })
  })

  it('finds that it calls a tool and says what came back', async () => {
    const call = { call: [{ tool: 'count_athletes', input: { list: 'Varsity' } }] }
    provider.play(call, (body) => ({ say: `There are ${JSON.parse(body.messages.at(-1).content).athletes}.` }))
    expect(await run('tools')).toMatchObject({ state: 'works', tokens: { input: 180, output: 20 } })
    provider.play(call, { say: 'There are 12.' })
    expect(await run('tools')).toMatchObject({ state: 'fails', says: expect.stringContaining('did not say what came') })
    provider.play({ call: [{ tool: 'count_athletes', input: {} }] }, { say: 'There are 12.' })
    expect(await run('tools')).toMatchObject({ state: 'fails', says: expect.stringContaining('which list') })
    provider.play({ say: 'There are 12 athletes.' })
    expect(await run('tools')).toMatchObject({ state: 'fails', advice: expect.stringContaining('can call tools') })
    provider.play({ say: '<tool_call>{"name":"count_athletes"}</tool_call>' })
    expect(await run('tools')).toMatchObject({ state: 'fails', advice: expect.stringContaining('--jinja') })
    provider.play({ status: 400, body: '{"error":{"message":"llama2 does not support tools"}}' })
    expect(await run('tools')).toMatchObject({ state: 'fails', says: 'It refuses a request with tools.' })
  })

  it('sends the real rules and tools, and wants a word from their very beginning back', async () => {
    for (const [check, least] of [
      ['rules', 8_000],
      ['long', 28_000],
    ] as const) {
      provider.play(() => ({ say: `${watchword()}.` }))
      expect(await run(check)).toMatchObject({ state: 'works' })
      const { raw, body } = provider.requests[0] ?? { raw: '', body: {} }
      expect(raw.length).toBeGreaterThan(least)
      expect(body.messages[0].content).toContain('Look everything up first')
      expect(body.tools.map(({ function: { name } }: { function: { name: string } }) => name)).toContain('query')
      provider.play({ say: 'I was told no watchword.' })
      expect(await run(check)).toMatchObject({
        state: 'fails',
        advice: expect.stringContaining('OLLAMA_CONTEXT_LENGTH=16384'),
      })
    }
  })

  it('says what to do with an answer that thinking has used up, or that has no word', async () => {
    provider.play({ say: 'Let me', finish: 'length' })
    expect(await run('answers')).toMatchObject({
      state: 'fails',
      says: 'Its answer broke off after 6000 tokens.',
      advice: expect.stringContaining('CORNER_AI_OUTPUT_TOKENS'),
    })
    provider.play({ say: ' ' })
    expect(await run('answers')).toMatchObject({ state: 'fails', says: 'It sent an answer without a word.' })
  })

  it.each([
    [{ status: 401, body: `{"error":{"message":"Incorrect API key provided: ${KEY}"}}` }, 'The key is not accepted.'],
    [{ status: 403 }, 'The key may not use this model.'],
    [{ status: 404 }, 'There is no model called small at this address'],
    [{ status: 402 }, 'The account has no credit left.'],
    [
      { status: 429, body: '{"error":{"message":"You exceeded your current quota"}}' },
      'The account has no credit left.',
    ],
    [{ status: 429 }, 'It takes no more requests just now.'],
    [{ status: 503 }, 'It takes no more requests just now.'],
    [
      { status: 400, body: '{"error":{"message":"exceeds the available context size"}}' },
      'It refuses so long a request.',
    ],
    [
      {
        status: 400,
        body: '{"message":"\'max_tokens\' is too large: 6000. This model\'s maximum context length is 8192 tokens"}',
      },
      'It refuses to write up to 6000 tokens.',
    ],
    [{ status: 400 }, 'reported an error (status 400).'],
    [{ status: 500 }, 'reported an error (status 500).'],
    [{ status: 200, body: '<html>Welcome to our proxy</html>' }, 'answers, but not as a language model does.'],
    [{ status: 307, location: 'http://127.0.0.1:9/v1' }, 'answers with a redirect, which is not followed'],
  ])('says of %j in plain words what it is and what to do', async (reply, says) => {
    for (const check of ['answers', 'streams'] as const) {
      provider.play(reply)
      const result = await run(check)
      // A malformed stream just ends.
      if (check === 'answers' || reply.status !== 200) expect(result.says).toContain(says)
      expect(result).toMatchObject({ state: 'fails', advice: expect.stringMatching(/\w{4}/) })
      if (reply.status !== 200) expect(result.cost).toBe(0)
    }
  })

  it('says of a provider that is silent, or breaks off, what it is', async () => {
    provider.play({ silent: true }, { silent: true })
    for (const result of await Promise.all([run('answers'), run('streams')]))
      expect(result).toMatchObject({ state: 'fails', says: 'No answer within 5 seconds.' })
    provider.play({ half: 'one, two' })
    expect(await run('streams')).toMatchObject({ state: 'fails', says: expect.stringContaining('broke off') })
  })

  it('says of a server that is not there that it cannot be reached', async () => {
    const own = await new People(gone).addAdministrator()
    const reply = await post('answers', own.headers, gone.app)
    expect(reply.json()).toMatchObject({ state: 'fails', says: '127.0.0.1:9 cannot be reached.' })
  })
})
