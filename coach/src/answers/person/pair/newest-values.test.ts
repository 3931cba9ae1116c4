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

const AHEAD = 'by the newest scores Cal Cole is ahead, recovery 70% on Nov 19 against 49% today.'

it.each([
  ['who is fresher, Cal or Bea', `Open until Cal Cole has been asked: ${AHEAD}`],
  ['Cal and Bea, which one would you pick', `Open until Cal Cole has been asked: ${AHEAD}`],
  ['should Cal and Bea get different partners today', `Together for drilling until Cal Cole has been asked: ${AHEAD}`],
])('of today it tells the newest values with their dates, and whom to ask first: %s', async (message, told) => {
  const text = await ask(message)
  expect(text.split('\n\n')[0]).toBe(told)
  expect(text).toContain('- Cal Cole (70% on Nov 19): to be asked first\n- Bea Birch (49%, usually 55%): training as')
  expect(text).toMatch(/\n\nAsk Cal Cole first, no recovery since Thu Nov 19: how they slept/)
})

it('whoever has a lighter day gets no live partner, although the other is to be asked first', async () => {
  const low = { ...bea, ...athleteWith({ id: BEA, name: 'Bea Birch', recovery: [...mornings(28, 60), 60, 36] }) }
  const { text } = await talkIn(scopeOfTests({ athletes: [low, late] }), ['should Cal and Bea get different partners'])
  expect(text).toMatch(/^Yes, for live: Bea Birch has a lighter day, so give Cal Cole another partner there\./)
})

it.each([
  ['why does Cal recover better than Bea', /^Cal Cole recovers better than Bea Birch over the 5 days from Nov 15/],
  ['who is steadier, Cal or Bea', /^About even: Cal Cole by a little/],
  ['since when is the gap between Cal and Bea', /^Since the week of Oct 25 to 31 Cal Cole is ahead/],
])('looking back it needs no fresh recovery, and says since when there is none: %s', async (message, told) => {
  const text = await ask(message)
  expect(text).toMatch(told)
  expect(text).toMatch(/\n\nNo recovery of Cal Cole since Thu Nov 19\.$/)
})

it('names whose records do not reach', async () => {
  const few = athleteWith({ id: CAL, name: 'Cal Cole', recovery: [70], hours: [7], until: '2026-11-10' })
  expect(await ask('who is steadier, Cal or Bea', few)).toMatch(
    /^There are too few recoveries of Cal Cole in these days to tell who is steadier\./,
  )
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
