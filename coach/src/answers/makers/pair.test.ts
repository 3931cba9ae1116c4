import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

it('warns where two with devices of different makers are compared, and judges them by their own signs', async () => {
  const { text } = await talkIn(mixedScope(), ['bea vs cal'])
  expect(text).toMatch(/Ask Cal Cole first, off by their own signs.*HRV 30 ms/)
  expect(text).toMatch(/Different makers \(Bea Birch Oura, Cal Cole Polar\): their HRV and scores cannot be compared/)
  expect(text).not.toMatch(/recovered about equally well|no recovery of today/)
})
