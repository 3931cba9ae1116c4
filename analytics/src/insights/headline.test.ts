import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { readInsights } from './ai-insights.ts'
import { insightsWith, recordsWith } from './insights-for-tests.ts'

const days = (count: number, value: number) => Array<number>(count).fill(value)
/** 28 mornings of 55 and 65: 60 is usual, and under 55 one morning in six. */
const usual = Array<number[]>(14).fill([55, 65]).flat()
/** 30 nights of 45 and 55 ms before the week: 47 to 52 ms is normal. */
const usualHrv = Array<number[]>(15).fill([45, 55]).flat()

it('carries a lighter day by its two heaviest figures, says since when, and that it is clear', () => {
  const recovery = [...days(32, 60), 22, 21, 20, 40, 41]
  const { verdict, headline } = insightsWith({ recovery, hrv: [...usualHrv, ...days(7, 36)] })
  expect(verdict).toBe('lighter')
  expect(headline).toMatchObject({ title: 'Lighter day', tone: 'watch' })
  expect(headline?.text).toBe(
    '3 of the last 5 mornings in the red (22, 21 and 20%), then 40 and 41%, and very low HRV this week (36 ms, usually 47 to 52).',
  )
  expect(headline?.sure).toBe(
    "Since Nov 17; 7 of 7 nights recorded, and recovery and the week's HRV agree, so this is clear.",
  )
})

it('says which run of short nights went before', () => {
  const hours = [...days(29, 7.5), 4.2, 4.9, 4.4, 4.6, 4.3, 8, 8, 8]
  const recovery = [...days(32, 60), 22, 21, 20, 40, 41]
  const { headline } = insightsWith({ recovery, hours })
  expect(headline?.text).toContain(
    'then 40 and 41%, after 5 nights in a row of 4.2 to 4.9 h (Nov 14 to 18), and recovery 41%',
  )
})

it('leaves the figures of several vital signs to the list below, which has them with their own ranges', () => {
  const swing = (count: number, low: number, high: number) =>
    Array.from({ length: count }, (_, place) => (place % 2 ? high : low))
  const { headline, vitals, cards } = insightsWith({
    recovery: [...swing(28, 55, 65), 58, 17],
    hrv: [...swing(28, 90, 100), 44, 44],
    rhr: [...swing(28, 50, 52), 63, 63],
  })
  expect(vitals.map(({ metric }) => metric).toSorted()).toEqual(['hrv', 'resting_heart_rate'])
  expect(headline?.text).toBe(
    'Several vital signs off at once, the second night like that, and recovery 17%, usually 62%.',
  )
  expect(cards.find(({ subject }) => subject === 'Heart')?.text).toMatch(
    /^(?:Very low HRV this week .*\. )?Together they show/,
  )
})

describe('how sure it is', () => {
  const sure = (given: Parameters<typeof insightsWith>[0]) => insightsWith(given).headline?.sure
  it.each([
    ['one low morning', { recovery: [...usual, 54] }, '7 of 7 nights recorded, one night: could be chance.'],
    ['one morning far down', { recovery: [...usual, 45] }, '7 of 7 nights recorded, one night, but hardly chance.'],
    [
      'a low morning after a short night',
      { recovery: [...usual, 54], hours: [...days(28, 7), 5.9] },
      '7 of 7 nights recorded, and recovery and sleep agree, for one night so far.',
    ],
    [
      'three falls',
      { recovery: [...days(26, 80), 80, 75, 70, 58] },
      'Since Nov 19; 7 of 7 nights recorded, one measure over several days, so this is likely real, not chance.',
    ],
    [
      'a strong run alone',
      { recovery: [...days(25, 60), ...days(3, 70)], hours: [...days(24, 7.5), ...days(4, 4.5)] },
      'Since Nov 18; 7 of 7 nights recorded, so this is clear.',
    ],
    ['nothing against it', { recovery: [...usual, 60] }, '7 of 7 nights recorded, and no sign speaks against it.'],
    [
      'three nights of the week',
      { recovery: [...usual, null, null, null, null, 60, 60, 60] },
      '3 of 7 nights recorded, so this is a guess.',
    ],
    [
      'four nights in all',
      { recovery: days(4, 60) },
      '4 of 7 nights recorded, and too few before them to know what is usual: judged by fixed marks.',
    ],
    [
      'a low score that is usual',
      { recovery: [...Array<number[]>(14).fill([30, 40]).flat(), 36] },
      '7 of 7 nights recorded, low by the fixed mark, and not unusual here.',
    ],
    [
      'the record of yesterday',
      { recovery: [...usual, 60, null] },
      "Today's record has not come: this goes by yesterday's. 6 of 7 nights recorded, and no sign speaks against it.",
    ],
  ])('with %s', (_, given, words) => {
    expect(sure(given)).toBe(words)
  })
})

it.each([
  [{ recovery: [...usual, null, null] }, 'No fresh recovery: the newest was measured on Nov 19.'],
  [{ recovery: [60], until: addDays(TODAY, -30) }, 'No fresh recovery: the newest was measured on Oct 22.'],
  [{ hours: [7] }, 'No recovery score came in the last 44 days.'],
  [{}, 'Nothing was recorded in the last 28 days.'],
])('of %j says plainly that nothing is fresh, and asks', (given, text) => {
  const { verdict, headline, cards, no_cards, question } = insightsWith(given)
  expect(verdict).toBe('ask')
  expect(headline).toMatchObject({ text, tone: 'missing', sure: 'So the records cannot say how today will be.' })
  expect(cards).toEqual([])
  expect(no_cards).toBeNull()
  expect(question).toContain('How do you feel today')
})

it('with an ended run says since when all is normal again, and asks whether it is', () => {
  const hours = [...days(30, 7.5), 4.2, 4.9, 4.4, ...days(4, 7.6)]
  const { verdict, headline, question } = insightsWith({ recovery: [...days(36, 60), 60], hours })
  expect(verdict).toBe('as_planned')
  expect(headline?.text).toMatch(/Back to normal since Nov 18, after 3 nights in a row under 6 h \(Nov 15 to 17\)\.$/)
  expect(question).toBe('Do you feel quite yourself again?')
})

it('on a usual day says recovery and night beside what is usual', () => {
  const { headline, action, question } = insightsWith({ recovery: [...usual, 66], hours: days(36, 7.4) })
  expect(headline).toMatchObject({ title: 'Ready for a hard day', tone: 'good' })
  expect(headline?.text).toBe('Recovery 66%, usually 60%; 7.4 h of sleep last night, usually 7.4 h.')
  expect(action).toContain('Hard rounds')
  expect(question).toBe('Do you feel as fresh as the numbers say?')
})

it('of last night alone does not say "over the last 7 days", also where rules of the week apply', () => {
  const given = { recovery: [...usual, 20], hours: [...days(28, 8), 4.3], hrv: [...usualHrv, 50, 50, 30] }
  expect(insightsWith(given).headline?.sure).not.toContain('7 days')
})

it('tells what of the night goes along with a low recovery', () => {
  const given = { recovery: [...usual, 55, 65, 60, 60, 45], hrv: [...usualHrv, 50, 50, 40] }
  expect(insightsWith(given).headline?.text).toMatch(
    /^Recovery 45%, usually 60%\. HRV 40 ms \(usually \d+\) leans the same way, no sign by itself\.$/,
  )
  expect(insightsWith({ ...given, hrv: [...usualHrv, 50, 50, 51] }).headline?.text).toContain(
    'Nothing else of the night stands out',
  )
})

it('asks for the missing record of today, and where nothing came for the device', () => {
  expect(insightsWith({ recovery: [...usual, 60, null] }).question).toContain('synced this morning')
  expect(insightsWith({}).question).toContain('is the device worn at night')
})

it('without a linked device asks for the link, and not whether a device is worn', () => {
  const unlinked = (given: Parameters<typeof recordsWith>[0]) =>
    readInsights({ ...recordsWith(given), isLinked: false }, [], TODAY)
  const never = unlinked({})
  expect(never.headline?.text).toBe('No device is linked. Nothing was recorded in the last 28 days.')
  expect(never.action).toBe('No device linked: ask how the athlete feels, and plan by that.')
  expect(never.question).toBe('How do you feel today, and will you link a device?')
  expect(never.next_week_focus[0]).toMatch(/^Link a device/)
  expect(JSON.stringify(never)).not.toMatch(/worn|charged|synced/)
  const ended = unlinked({ recovery: [60, ...Array<null>(8).fill(null)] })
  expect(JSON.stringify([ended.action, ended.next_week_focus])).not.toMatch(/worn|charged|synced/)
  expect(ended.question).toBe('How do you feel today, and will you link your device again?')
})
