import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

it.each(['can Cal go live', 'should Cal rest'])('%s: own signs speak against a hard day', async (message) => {
  const { text } = await talkIn(mixedScope(), [message])
  expect(text).toMatch(/Ask first, and nothing hard before that: Cal Cole \(Corner readiness 0 of 100\): .*HRV 30 ms/)
  expect(text).not.toContain('train as planned')
})
