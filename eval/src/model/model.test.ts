import { expect, it } from 'vitest'
import { demoEnvironment, missingModel } from './demo-environment.ts'
import { usedBetween } from './model-use.ts'

it('counts no cost without prices, and nothing over midnight', () => {
  expect(usedBetween({ tokens: 10, cost: null }, { tokens: 25, cost: null })).toEqual({ tokens: 15, cost: null })
  expect(usedBetween({ tokens: 10, cost: 1 }, { tokens: 5, cost: 0.5 })).toBeUndefined()
})

it('starts the demo with the model that is named, and else without any', () => {
  const environment = { PATH: '/bin', CORNER_AI_PROVIDER: 'openai', CORNER_AI_KEY: 'k' }
  expect(demoEnvironment(environment, false)).toEqual({ PATH: '/bin' })
  expect(demoEnvironment(environment, true)).toEqual({ ...environment, CORNER_AI_TOKENS_A_DAY: '1000000000' })
  expect(demoEnvironment({ CORNER_AI_TOKENS_A_DAY: '5' }, true)).toEqual({ CORNER_AI_TOKENS_A_DAY: '5' })
  expect(missingModel({ PATH: '/bin' })).toContain('CORNER_AI_PROVIDER is missing')
  expect(missingModel(environment)).toBeUndefined()
})
