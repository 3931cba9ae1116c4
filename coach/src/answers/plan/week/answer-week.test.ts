import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { scopeOfTests } from '../../team-for-tests.ts'

const team = (drop: number) =>
  scopeOfTests({
    athletes: Array.from({ length: 6 }, (_, place) => {
      const recovery = Array.from({ length: 35 }, (_, day) => 60 + (day % 3) - (day >= 28 ? drop : 0))
      return athleteWith({
        id: `00000000-0000-4000-8000-0000000000a${place}`,
        name: `Athlete ${'ABCDEF'[place]}sson`,
        recovery,
        hours: recovery.map(() => 7.6),
        strain: recovery.map(() => 12),
      })
    }) as never,
  })
const ask = async (message: string, drop = 0) => (await talkIn(team(drop), [message])).text

test('a level team needs no deload, one whose mornings fell gets it this week', async () => {
  expect(await ask('deload this week or next?')).toMatch(/^Next week: the mornings hold/)
  expect(await ask('deload this week or next?', 8)).toMatch(/^This week: the mornings of the last week are lower/)
})

test('free days that were said make it this week', async () => {
  expect(await ask("deload this week or next? they've got thurs fri off anyway")).toMatch(
    /^This week: [\s\S]*Thu Nov 26 and Fri Nov 27/,
  )
})

test('the minutes that were said are judged, and halved where too many are held back', async () => {
  expect(await ask('90 min, wanted 30 of it live. is that dumb')).toMatch(
    /^90 minutes with 30 of it live is fine for 6 of 6/,
  )
  expect(await ask('90 min, wanted 30 of it live. is that dumb', 30)).toMatch(/^Too much for this morning/)
})

test('who is available says what the records cannot know', async () => {
  const text = await ask('who do I have for Saturday')
  expect(text).toMatch(/^6 of 6 by this morning/)
  expect(text).toContain('eligibility are not in Corner')
})

test('an early bus is counted back to the bed', async () => {
  expect(await ask("bus leaves at 5am friday. when should they be in bed and who's gonna struggle")).toMatch(
    /^In bed by 20:15 for 8 h of sleep, by 21:15 for 7 h: up at 04:15 for the 05:00 start\./,
  )
})

test('of one person it stays a question of a person', async () => {
  expect(await ask('is 90 minutes too much for Athlete Asson')).not.toMatch(/^90 minutes is fine for/)
})
