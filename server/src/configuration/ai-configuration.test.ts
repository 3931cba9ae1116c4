import { expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'

const KEY = 'sk-very-secret'
const LOCAL = {
  CORNER_AI_PROVIDER: 'openai-compatible',
  CORNER_AI_MODEL: 'small',
  CORNER_AI_BASE_URL: 'http://127.0.0.1:8080/v1/',
}

it('has no model where nothing is said, and takes a local server without a key', () => {
  expect(readConfiguration({}).ai).toBeUndefined()
  expect(readConfiguration(LOCAL).ai).toEqual({
    provider: 'openai-compatible',
    model: 'small',
    baseUrl: 'http://127.0.0.1:8080/v1',
    key: undefined,
    privacy: true,
    reasoning: 'low',
    outputTokens: 6000,
    questionSeconds: 180,
    tokensADay: 200_000,
    prices: undefined,
    costADay: undefined,
  })
})

it('gives a hosted model 45 seconds for a question, and one of the own network three minutes', () => {
  const secondsAt = (url: string, more = {}) =>
    readConfiguration({ ...LOCAL, CORNER_AI_BASE_URL: url, ...more }).ai?.questionSeconds
  expect(secondsAt('https://models.example/v1')).toBe(45)
  expect(secondsAt('http://ollama:11434/v1')).toBe(180)
  expect(secondsAt('http://ollama:11434/v1', { CORNER_AI_QUESTION_SECONDS: '5' })).toBe(5)
})

it('takes prices and a cost a day; what is cached costs as much as other input where nothing is said', () => {
  const prices = { CORNER_AI_PRICE_INPUT: '2.5', CORNER_AI_PRICE_OUTPUT: '10' }
  const read = (more = {}) => readConfiguration({ ...LOCAL, ...prices, ...more }).ai
  expect(read()?.prices).toEqual({ input: 2.5, cachedInput: 2.5, cacheWrite: 2.5, output: 10 })
  expect(
    read({ CORNER_AI_PRICE_CACHED_INPUT: '0.25', CORNER_AI_PRICE_CACHE_WRITE: '3', CORNER_AI_COST_A_DAY: '0.5' }),
  ).toMatchObject({ prices: { input: 2.5, cachedInput: 0.25, cacheWrite: 3, output: 10 }, costADay: 0.5 })
})

it('takes a hosted one with its key, another budget, and privacy switched off', () => {
  const environment = { CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'm', CORNER_AI_KEY: KEY }
  expect(
    readConfiguration({ ...environment, CORNER_AI_PRIVACY: 'false', CORNER_AI_TOKENS_A_DAY: '5000' }).ai,
  ).toMatchObject({
    provider: 'anthropic',
    key: KEY,
    baseUrl: 'https://api.anthropic.com/v1',
    privacy: false,
    tokensADay: 5000,
  })
})

it.each([
  [{ CORNER_AI_MODEL: 'm' }, 'CORNER_AI_PROVIDER is missing: CORNER_AI_MODEL needs the provider that it belongs to'],
  [{ CORNER_AI_KEY: KEY }, 'CORNER_AI_PROVIDER is missing: CORNER_AI_KEY needs'],
  [{ CORNER_AI_BASE_URL: 'http://a.example' }, 'CORNER_AI_PROVIDER is missing: CORNER_AI_BASE_URL needs'],
  [
    { CORNER_AI_PROVIDER: 'openai', CORNER_AI_KEY: KEY },
    'CORNER_AI_MODEL is missing: openai needs the name of a model',
  ],
  [{ CORNER_AI_PROVIDER: 'openai', CORNER_AI_MODEL: 'm' }, 'CORNER_AI_KEY is missing: openai needs the key'],
  [{ CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'm' }, 'CORNER_AI_KEY is missing: anthropic needs the key'],
  [
    { CORNER_AI_PROVIDER: 'openai-compatible', CORNER_AI_MODEL: 'm' },
    'CORNER_AI_BASE_URL is missing: openai-compatible needs the address of the server',
  ],
  [{ ...LOCAL, CORNER_AI_PROVIDER: 'acme' }, 'CORNER_AI_PROVIDER must be openai-compatible, openai or anthropic'],
  [{ ...LOCAL, CORNER_AI_BASE_URL: 'ftp://a.example' }, 'CORNER_AI_BASE_URL must be an address'],
  [{ ...LOCAL, CORNER_AI_PRIVACY: 'yes' }, 'CORNER_AI_PRIVACY must be true or false'],
  [{ ...LOCAL, CORNER_AI_TOKENS_A_DAY: '0' }, 'CORNER_AI_TOKENS_A_DAY must be at least 1'],
  [{ ...LOCAL, CORNER_AI_TOKENS_A_DAY: 'many' }, 'CORNER_AI_TOKENS_A_DAY must be a whole number'],
  [{ ...LOCAL, CORNER_AI_TOKENS_A_DAY: '' }, 'CORNER_AI_TOKENS_A_DAY must be a whole number'],
  [{ ...LOCAL, CORNER_AI_OUTPUT_TOKENS: '499' }, 'CORNER_AI_OUTPUT_TOKENS must be at least 500'],
  [{ ...LOCAL, CORNER_AI_OUTPUT_TOKENS: '100001' }, 'CORNER_AI_OUTPUT_TOKENS must be at most 100000'],
  [{ ...LOCAL, CORNER_AI_QUESTION_SECONDS: '4' }, 'CORNER_AI_QUESTION_SECONDS must be at least 5'],
  [{ ...LOCAL, CORNER_AI_QUESTION_SECONDS: '1.5' }, 'CORNER_AI_QUESTION_SECONDS must be a whole number'],
  [{ ...LOCAL, CORNER_AI_REASONING: 'much' }, 'CORNER_AI_REASONING must be one of default, none, minimal, low'],
  [{ ...LOCAL, CORNER_AI_PRICE_INPUT: '0,25' }, 'CORNER_AI_PRICE_INPUT must be an amount in US dollars, such as 0.25'],
  [
    { ...LOCAL, CORNER_AI_PRICE_INPUT: '1' },
    'CORNER_AI_PRICE_OUTPUT is missing: CORNER_AI_PRICE_INPUT needs the prices',
  ],
  [{ ...LOCAL, CORNER_AI_COST_A_DAY: '1' }, 'CORNER_AI_PRICE_INPUT is missing: CORNER_AI_COST_A_DAY needs the prices'],
])('says what would be right for %j', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})

it('keeps the key out of what it says of a wrong setting', () => {
  const read = () => readConfiguration({ CORNER_AI_PROVIDER: 'openai', CORNER_AI_KEY: KEY, CORNER_AI_PRIVACY: KEY })
  expect(read).toThrow(/CORNER_AI_PRIVACY/)
  expect(read).not.toThrow(KEY)
})
