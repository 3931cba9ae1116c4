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
    tokensADay: 200_000,
  })
})

it('takes a hosted one with its key, another budget, and privacy switched off', () => {
  const environment = { CORNER_AI_PROVIDER: 'anthropic', CORNER_AI_MODEL: 'm', CORNER_AI_KEY: KEY }
  expect(
    readConfiguration({ ...environment, CORNER_AI_PRIVACY: 'false', CORNER_AI_TOKENS_A_DAY: '5000' }).ai,
  ).toMatchObject({ provider: 'anthropic', key: KEY, baseUrl: undefined, privacy: false, tokensADay: 5000 })
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
])('says what would be right for %j', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})

it('keeps the key out of what it says of a wrong setting', () => {
  const read = () => readConfiguration({ CORNER_AI_PROVIDER: 'openai', CORNER_AI_KEY: KEY, CORNER_AI_PRIVACY: KEY })
  expect(read).toThrow(/CORNER_AI_PRIVACY/)
  expect(read).not.toThrow(KEY)
})
