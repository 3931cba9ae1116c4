import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('keeps to what Polar publishes where nothing is set', () => {
  expect(readSettings({})).toEqual({
    port: 3998,
    host: '127.0.0.1',
    seed: 1,
    clients: [],
    now: undefined,
    limits: { quarter: 3_000, day: 100_000 },
    stateFile: undefined,
  })
})

it.each([
  { PORT: '70000' },
  { SIMULATOR_SEED: 'one' },
  { SIMULATOR_NOW: 'soon' },
  { SIMULATOR_CLIENTS: '{' },
  { SIMULATOR_LIMIT_QUARTER: '-1' },
])('refuses %o, by name', (environment) => {
  expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
})
