import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyAthlete, insightsWith, statement } from './insights-for-tests.ts'

const days = (count: number, value: number) => Array<number>(count).fill(value)
/** Mornings of 48 to 76%, and HRV of 76 to 96 ms: a single low value lies within. */
const recovery = Array<number[]>(15).fill([48, 76]).flat()
const hrv = Array<number[]>(15).fill([76, 96]).flat()
const surely = (given: Parameters<typeof insightsWith>[0]) => insightsWith(given).headline?.sure

describe('what the week is flagged for, in the head card', () => {
  const week = { recovery: [...recovery, ...days(6, 70), 53], hrv: [...hrv, ...days(6, 90), 80] }

  it('stands beside the words that no sign speaks against the day, and says why the HRV is none', () => {
    expect(surely(week)).toBe(
      '7 of 7 nights recorded, and no sign speaks against it. Listed this week for recovery 15 points and HRV 9 ms under the 7-day average; HRV of one night alone is no sign.',
    )
  })

  it('names the averages of the week, without a word on HRV where none is flagged', () => {
    const hours = days(37, 6.4)
    expect(surely({ recovery: days(37, 60), hours })).toMatch(/ Listed this week for 6\.4 h of sleep a night\.$/)
  })

  it('does not repeat what a sign of the day tells, and nothing is said where nothing is flagged', () => {
    expect(surely({ recovery: [...recovery, ...days(6, 64), 30] })).not.toContain('Listed')
    expect(surely({ recovery: days(37, 60), hrv: [...hrv, ...days(6, 60), 45] })).not.toContain('HRV')
    expect(surely({ recovery: days(37, 60), hours: [...days(30, 7.5), ...days(7, 4.5)] })).not.toContain('Listed')
    const summed = { recovery: days(37, 60), hours: days(37, 6.4), quality: days(37, 50), strain: days(37, 16) }
    expect(insightsWith(summed).headline?.text).toMatch(/\d issues over 7 days/)
    expect(surely(summed)).not.toContain('Listed')
    expect(surely({ recovery: days(37, 60) })).not.toContain('Listed')
  })
})

describe('a week under the usual that is above the fixed mark', () => {
  const given = { recovery: days(37, 60), hours: days(37, 7.5), quality: [...days(30, 87), ...days(7, 79)] }

  it('is told alike by card, rule and Areas of Concern', () => {
    const { cards, areas_of_concern } = insightsWith(given)
    expect(cards.map(({ title }) => title)).toEqual(['Sleep quality under the usual'])
    expect(statement(given, 'sleep_quality')).toMatchObject({
      title: 'Sleep quality under the usual',
      text: 'Sleep quality averages 79% over 7 nights: above 70%, but under the usual 87%.',
      tone: 'watch',
    })
    expect(areas_of_concern).toEqual(['Sleep quality 79% on average this week: above 70%, but under the usual 87%'])
  })

  it('goes for efficiency, too', () => {
    const week = { recovery: days(37, 60), hours: days(37, 7.5), efficiency: [...days(30, 95), ...days(7, 88)] }
    expect(statement(week, 'sleep_efficiency').text).toBe(
      'Sleep efficiency averages 88% over 7 nights: above 85%, but under the usual 95%.',
    )
  })

  it('leaves no card that asks for attention without a line in Areas of Concern on its subject', () => {
    const less = insightsWith({ recovery: days(37, 60), hours: [...days(30, 8.5), ...days(7, 7.5)] })
    expect(less.areas_of_concern).toEqual(['Less sleep than usual'])
    fc.assert(
      fc.property(anyAthlete, (any) => {
        const { cards, areas_of_concern } = insightsWith(any)
        const pressing = cards.filter(({ tone }) => tone === 'watch' || tone === 'concern')
        expect(areas_of_concern.length).toBeGreaterThanOrEqual(pressing.length)
      }),
      { numRuns: 200 },
    )
  })
})
