import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it('places everybody with signs of their own in a practice plan', async () => {
  const text = await ask('plan practice for today, 90 min')
  expect(text).toContain('Off by their own signs, ask before anything hard: Cal Cole')
  expect(text).toMatch(/Without a recovery, nothing clearly off, as planned: [^.]*(Bea Birch|Dan Dale)/)
  expect(text).toMatch(/No data, ask first: Eve Elm(\.|\n|$)/)
})

it.each(['is cal ok to wrestle', 'is something off with Cal Cole'])('%s: by their own signs', async (message) => {
  const text = await ask(message)
  expect(text).toMatch(/Off by their own signs.*\n\n- Cal Cole \(Corner readiness 0 of 100\)/)
  expect(text).toContain('Hold back until you have asked')
  expect(text).not.toContain('worn, charged, synced')
})

it('asks somebody whose signs are as usual no questions of a missing device', async () => {
  const text = await ask('is bea ok to wrestle')
  expect(text).toContain('nothing clearly off by their own range: Bea Birch')
  expect(text).not.toContain('worn, charged, synced')
})
