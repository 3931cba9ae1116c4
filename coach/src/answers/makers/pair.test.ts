import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { mixedScope } from './mixed-team-for-tests.ts'

const ask = async (message: string) => (await talkIn(mixedScope(), [message])).text

it('warns where two with devices of different makers are compared, and judges them by their own signs', async () => {
  const text = await ask('bea vs cal')
  expect(text).toMatch(/Ask Cal Cole first, off by their own signs.*HRV 30 ms/)
  expect(text).toMatch(/Different makers \(Bea Birch Oura, Cal Cole Polar\): their HRV and scores cannot be compared/)
  expect(text).not.toMatch(/recovered about equally well|no recovery of today/)
})

it.each([
  ['which of Ann and Bea is fresher', /^Ann Ash is fresher, .*\d against 57 .*Oura gives no recovery/],
  ['who is fresher, Cal or Dan', /^Dan Dale is fresher, .*36 against 0 .*Polar and Intervals\.icu give no recovery/],
  ['who is in worse shape, Cal or Dan', /^Cal Cole is in worse shape, .*0 against 36/],
])('%s: by Corner readiness, and why', async (message, expected) => {
  const text = await ask(message)
  expect(text).toMatch(expected)
  expect(text).not.toContain('cannot be compared: ')
})

it.each(['Bea or Cal, who recovered better', 'who has the higher recovery, Bea or Cal'])(
  '%s: everybody named is in the order',
  async (message) => {
    const text = await ask(message)
    expect(text).toMatch(/^Bea Birch has the highest .*Corner readiness.*57/)
    expect(text).toMatch(/Oura and Polar give no recovery, so recoveries cannot be compared here\./)
    expect(text).not.toMatch(/another maker|other makers/)
  },
)

it('leaves a pair in which somebody has too few mornings as not comparable', async () => {
  expect(await ask('which of Bea and Eve is fresher')).toContain('They cannot be compared')
})
