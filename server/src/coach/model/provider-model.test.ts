import { generateText, isStepCount, streamText, tool } from 'ai'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readConfiguration } from '../../configuration/configuration.ts'
import { modelLimits } from './model-limits.ts'
import { providerModel } from './provider-model.ts'
import { startScriptedProvider } from './scripted-provider-for-tests.ts'

const provider = await startScriptedProvider()

const look = tool({ description: 'Looks.', inputSchema: z.object({}), execute: () => ({ found: 61 }) })
const CALL = { call: [{ tool: 'look', input: {} }], think: 'I must look first.' }
const SAID = { say: 'It is 61.', think: 'Easy.' }

function configured(environment: Record<string, string>) {
  const { ai } = readConfiguration({
    CORNER_AI_MODEL: 'small',
    CORNER_AI_BASE_URL: provider.url,
    CORNER_AI_KEY: 'sk-1',
    ...environment,
  })
  if (!ai) throw new Error('No model')
  return ai
}

/** A question with one look-up, as the coach asks it: the bodies of both requests, the answer and its tokens. */
async function askWith(environment: Record<string, string>, model = providerModel(configured(environment))) {
  provider.play(CALL, SAID)
  const { outputTokens, retries } = modelLimits(configured(environment))
  const result = streamText({
    model: await model,
    instructions: 'The rules.',
    prompt: 'What is it?',
    tools: { other: look, look },
    temperature: 0.2,
    maxOutputTokens: outputTokens,
    maxRetries: retries,
    stopWhen: isStepCount(3),
    onError: () => {},
  })
  const said = await result.text
  return { said, bodies: provider.requests.map(({ body }) => body), model }
}

it('asks OpenAI by its Responses API, which keeps nothing, and hands the sealed thinking back with the look-up', async () => {
  const openai = { CORNER_AI_PROVIDER: 'openai', CORNER_AI_MODEL: 'gpt-5.1' }
  const { said, bodies } = await askWith(openai)
  expect(said).toBe('It is 61.')
  expect(provider.requests.map(({ path }) => path)).toEqual(['/v1/responses', '/v1/responses'])
  const [first, second] = bodies
  expect(first).toMatchObject({
    model: 'gpt-5.1',
    store: false,
    stream: true,
    max_output_tokens: 6000,
    reasoning: { effort: 'low' },
    include: ['reasoning.encrypted_content'],
  })
  expect(first.reasoning).not.toHaveProperty('summary')
  expect(first).not.toHaveProperty('temperature')
  expect(second.input.map(({ type, role }: Record<string, string>) => type ?? role)).toEqual([
    'developer',
    'user',
    'reasoning',
    'function_call',
    'function_call_output',
  ])
  expect(second.input[2]).toMatchObject({ encrypted_content: 'sealed I must look first.' })
})

it('asks a model of OpenAI that does not think for no effort, and keeps its temperature', async () => {
  const { bodies } = await askWith({ CORNER_AI_PROVIDER: 'openai', CORNER_AI_MODEL: 'gpt-4.1' })
  expect(bodies[0]).toMatchObject({ store: false, temperature: 0.2 })
  expect(bodies[0]).not.toHaveProperty('reasoning')
})

it('has Anthropic keep tools and rules for the next request, and hands its signed thinking back', async () => {
  const { said, bodies } = await askWith({ CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'claude-opus-4-6' })
  expect(said).toBe('It is 61.')
  expect(provider.requests.map(({ path }) => path)).toEqual(['/v1/messages', '/v1/messages'])
  const kept = { cache_control: { type: 'ephemeral' } }
  for (const body of bodies) {
    expect(body.system).toEqual([{ type: 'text', text: 'The rules.', ...kept }])
    expect(body.tools.map(({ cache_control }: { cache_control?: object }) => cache_control)).toEqual([
      undefined,
      kept.cache_control,
    ])
  }
  expect(bodies[0]).toMatchObject({
    stream: true,
    max_tokens: 6000,
    thinking: { type: 'adaptive' },
    output_config: { effort: 'low' },
  })
  expect(bodies[1].messages[1].content[0]).toEqual({
    type: 'thinking',
    thinking: 'I must look first.',
    signature: 'signed',
  })
})

it('gives an older model of Anthropic room to think beside what it may write', async () => {
  const { bodies } = await askWith({ CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'claude-haiku-4-5' })
  const { thinking, max_tokens } = bodies[0]
  expect(thinking).toMatchObject({ type: 'enabled' })
  expect(max_tokens).toBe(6000 + thinking.budget_tokens)
})

it('asks Anthropic for no thinking where none is wanted, and for nothing where nothing is set', async () => {
  const anthropic = { CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'claude-opus-4-6' }
  const none = await askWith({ ...anthropic, CORNER_AI_REASONING: 'none' })
  expect(none.bodies[0]).toMatchObject({ thinking: { type: 'disabled' } })
  const unset = await askWith({ ...anthropic, CORNER_AI_REASONING: 'default' })
  expect(unset.bodies[0]).not.toHaveProperty('thinking')
  expect(unset.bodies[0]).not.toHaveProperty('output_config')
})

const COMPATIBLE = { CORNER_AI_PROVIDER: 'openai-compatible' }

it('asks other servers by Chat Completions, for an effort only where one is set', async () => {
  const { bodies } = await askWith({ ...COMPATIBLE, CORNER_AI_OUTPUT_TOKENS: '700' })
  expect(provider.requests[0]?.path).toBe('/v1/chat/completions')
  expect(bodies[0]).toMatchObject({
    model: 'small',
    reasoning_effort: 'low',
    max_tokens: 700,
    temperature: 0.2,
    stream_options: { include_usage: true },
  })
  const unset = await askWith({ ...COMPATIBLE, CORNER_AI_REASONING: 'default' })
  expect(unset.bodies[0]).not.toHaveProperty('reasoning_effort')
})

it.each([
  ['reasoning_effort', '{"error":{"message":"\\"llama3\\" does not support thinking","type":"api_error"}}'],
  ['reasoning_effort', '{"error":{"message":"Unrecognized request argument supplied: reasoning_effort"}}'],
  ['temperature', '{"error":{"message":"Unsupported value: \'temperature\' does not support 0.2 with this model."}}'],
])('asks without %s a server that refuses it, and from then on', async (name, body) => {
  const model = await providerModel(configured(COMPATIBLE))
  const ask = () => generateText({ model, prompt: 'Hello', temperature: 0.2, maxRetries: 0 })
  provider.play({ status: 400, body }, { say: 'Hello.' })
  expect((await ask()).text).toBe('Hello.')
  expect(provider.requests.map((request) => name in request.body)).toEqual([true, false])
  provider.play({ say: 'Again.' })
  expect((await ask()).text).toBe('Again.')
  expect(provider.requests[0]?.body).not.toHaveProperty(name)
})

it('asks once where a request is refused for something else', async () => {
  const model = await providerModel(configured(COMPATIBLE))
  provider.play({ status: 400, body: '{"error":{"message":"the request exceeds the available context size"}}' })
  await expect(generateText({ model, prompt: 'Hello', maxRetries: 0 })).rejects.toThrow('context size')
  expect(provider.requests).toHaveLength(1)
})

it.each([
  ['openai', { cached: 3000, cacheWrite: 0 }],
  ['openai-compatible', { cached: 3000, cacheWrite: 0 }],
  ['anthropic', { cached: 3000, cacheWrite: 900 }],
])('reads of %s what was cached', async (name, { cached, cacheWrite }) => {
  const model = await providerModel(configured({ CORNER_AI_PROVIDER: name, CORNER_AI_MODEL: 'm' }))
  provider.play({ say: 'Hello.', usage: { input: 4000, cached, cacheWrite, output: 200 } })
  const { usage } = await generateText({ model, prompt: 'Hello' })
  expect(usage).toMatchObject({ inputTokens: 4000, outputTokens: 200 })
  expect(usage.inputTokenDetails).toMatchObject({ cacheReadTokens: cached })
  expect(usage.inputTokenDetails.cacheWriteTokens ?? 0).toBe(cacheWrite)
})
