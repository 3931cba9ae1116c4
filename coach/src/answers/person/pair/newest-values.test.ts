import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { BEA, CAL, scopeOfTests } from '../../team-for-tests.ts'

const mornings = (days: number, level: number) => Array.from({ length: days }, (_, day) => level + ((day % 3) - 1) * 6)
const nights = (days: number) => mornings(days, 60).map(() => 7)
const bea = athleteWith({ id: BEA, name: 'Bea Birch', recovery: mornings(28, 55), hours: nights(28) })
/** Cal's device sent nothing after Nov 19, two days ago. */
const late = athleteWith({
  id: CAL,
  name: 'Cal Cole',
  recovery: mornings(26, 70),
  hours: nights(26),
  until: '2026-11-19',
})
const ask = async (message: string, cal = late) =>
  (await talkIn(scopeOfTests({ athletes: [bea, cal] }), [message])).text

it.each([
  ['who is fresher, Cal or Bea', /^Cal Cole, by the newest scores: recovery \d\d% on Nov 19 against \d\d%\./],
  ['Cal and Bea, which one would you pick', /^(Cal Cole|Bea Birch), by the numbers: /],
  ['should Cal and Bea get different partners today', /^Together for drilling until Cal Cole has been asked: recovery/],
  ['why does Cal recover better than Bea', /^Cal Cole recovers better than Bea Birch over the 5 days from Nov 15/],
  ['who is steadier, Cal or Bea', /^(About even: )?(Cal Cole|Bea Birch) /],
  ['since when is the gap between Cal and Bea', /^Since the week of /],
])('is answered by the newest values, with whom to ask first: %s', async (message, told) => {
  const text = await ask(message)
  expect(text).toMatch(told)
  expect(text).toMatch(/Ask Cal Cole first, no recovery since Thu Nov 19: how they slept/)
  expect(text).not.toContain('cannot be compared')
})

it('is refused only for who has no recovery at all, and says why', async () => {
  const none = athleteWith({ id: CAL, name: 'Cal Cole', linked: false })
  expect(await ask('who is fresher, Cal or Bea', none)).toMatch(
    /^They cannot be compared: no device of Cal Cole is linked\./,
  )
  const silent = athleteWith({ id: CAL, name: 'Cal Cole', hours: nights(3) })
  expect(await ask('who is fresher, Cal or Bea', silent)).toMatch(
    /^They cannot be compared: no recovery of Cal Cole is there\./,
  )
})
