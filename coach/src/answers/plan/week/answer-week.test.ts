import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays, weekdayOf } from '@corner/analytics/days/calendar.ts'
import { describe, expect, test } from 'vitest'
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

test('a later start is judged by how they sleep on Saturdays and Sundays', async () => {
  const isFree = (day: number) => [0, 6].includes(weekdayOf(addDays(TODAY, day - 27)))
  const hours = Array.from({ length: 28 }, (_, day) => (isFree(day) ? 9 : 7))
  const squad = scopeOfTests({ athletes: [athleteWith({ hours, recovery: hours.map(() => 60) })] })
  const { text } = await talkIn(squad, [
    'Thinking about pushing lift from 6 to 7. Would an hour actually buy them sleep',
  ])
  expect(text).toMatch(/Worth a try: they sleep 7(\.0)?\sh on weekdays and 9(\.0)?\sh at weekends, so there is sleep/)
})

describe('on short nights', () => {
  /** Four weeks of good nights, of which the last four were as short as given. */
  const withShort = (place: number, name: string, hours: number, recovery: number) =>
    athleteWith({
      id: `00000000-0000-4000-8000-0000000000b${place}`,
      name,
      strain: Array(28).fill(12),
      recovery: [...Array(24).fill(60), ...Array(4).fill(recovery)],
      hours: [...Array(24).fill(7.5), ...Array(4).fill(hours)],
    })
  const squad = scopeOfTests({
    athletes: [withShort(1, 'Ann Ash', 5.5, 55), withShort(2, 'Bea Birch', 5.8, 58), withShort(3, 'Cal Cole', 6, 70)],
  })

  test('those come first who did best on nights under 6 h, as many as there is room for', async () => {
    const { text } = await talkIn(squad, ['bus leaves at 5am friday. who handles a short night best, room for 1'])
    expect(text.split('\n\n').slice(0, 2)).toEqual([
      'Best after short nights (under 6 h, last 90 days, mean recovery of those mornings): Bea Birch 58% (4 nights).',
      'In bed by 20:15 for 8 h of sleep, by 21:15 for 7 h.',
    ])
    expect(text).toContain('say nothing about how somebody wrestles.')
  })

  test('a week is about those who are held back where the team as a whole holds', async () => {
    const steady = (place: number, last: number) =>
      athleteWith({
        id: `00000000-0000-4000-8000-0000000000c${place}`,
        name: `Athlete ${'ABCDEF'[place]}sson`,
        hours: Array(28).fill(7.6),
        strain: Array(28).fill(12),
        recovery: [...Array.from({ length: 27 }, (_, day) => 60 + (day % 3)), last],
      })
    const ofMornings = (mornings: number[]) =>
      talkIn(scopeOfTests({ athletes: mornings.map((last, place) => steady(place, last)) }), [
        'what would you change about this week',
      ])
    const { text } = await ofMornings([30, 61, 61, 61, 61, 28])
    expect(text).toMatch(/^Not the week, but 2 athletes in it: the team as a whole holds\./)
    expect(text).toContain('- Less for: Athlete Fsson and Athlete Asson, until a morning near their usual.')
    expect(text).not.toMatch(/Nights:|Days:/)
    expect((await ofMornings([30, 61, 61, 61, 61, 61])).text).toMatch(/^Not the week, but 1 athlete in it:/)
  })

  test('nothing changes where nobody is held back', async () => {
    expect(await ask('what would you change about this week')).toMatch(
      /^Nothing has to change: the team holds, and nobody is held back today\./,
    )
  })
})

test('of one person it stays a question of a person', async () => {
  expect(await ask('is 90 minutes too much for Athlete Asson')).not.toMatch(/^90 minutes is fine for/)
})
