import { athleteWith, TODAY } from '@corner/analytics/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/calendar.ts'
import { describe, expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from './toolbox.ts'

const ann = athleteWith({ id: 'ann', name: 'Ann Ash', recovery: [40, 60, 80], hours: [6, 7, 8] })
const bob = athleteWith({ id: 'bob', name: 'Bob Birch', recovery: [70, 70, 50], hours: [8, 8, 8] })
const cat = athleteWith({ id: 'cat', name: 'Cat Cole', recovery: [50], until: addDays(TODAY, -3) })
const dan = athleteWith({ id: 'dan', name: 'Dan Dow', linked: false, provider: null })
const eve = athleteWith({ id: 'eve', name: 'Eve Elm' })
const fay = athleteWith({ id: 'fay', name: 'Fay Fir', provider: 'ring', recovery: [99, 99, 99] })
const toolbox = () => new Toolbox(scopeWith({ athletes: [ann, bob, cat, dan, eve, fay] }))

describe('a ranking', () => {
  it('has everybody of one maker with a value, equal ones on one place, and says who is left out and why', async () => {
    const box = toolbox()
    const { places, leftOut, unit } = await box.call('ranking', { metric: 'recovery', order: 'lowest' })
    expect(places.map(({ place, athlete, value, date, records }) => [place, athlete.id, value, date, records])).toEqual(
      [
        [1, 'bob', 50, TODAY, 3],
        [1, 'cat', 50, addDays(TODAY, -3), 1],
        [3, 'ann', 80, TODAY, 3],
      ],
    )
    expect(leftOut.map(({ athlete, reason }) => [athlete.id, reason])).toEqual([
      ['dan', 'not_connected'],
      ['eve', 'no_data'],
      ['fay', 'other_maker'],
    ])
    expect(unit).toBe('%')
    expect(box.steps[0]?.note).toBe(
      "Left out: Dan Dow (no device connected), Eve Elm (no record in these days), Fay Fir (another maker's scores, which are not compared with these).",
    )
  })

  it('lists as many as were asked for, and whoever ties with the last of them', async () => {
    const listed = async (limit: number) =>
      (await toolbox().call('ranking', { metric: 'recovery', order: 'lowest', limit })).listed
    expect(await listed(1)).toBe(2)
    expect(await listed(2)).toBe(2)
    expect(await listed(9)).toBe(3)
  })

  it('leaves out who has too few records for the statistic', async () => {
    const { places, leftOut, unit } = await toolbox().call('ranking', { metric: 'recovery', statistic: 'change' })
    expect(places.map(({ athlete, value }) => [athlete.id, value])).toEqual([
      ['ann', 20],
      ['bob', -20],
    ])
    expect(leftOut).toContainEqual({ athlete: { id: 'cat', name: 'Cat Cole' }, reason: 'too_few_records' })
    expect(unit).toBe('points')
  })

  it('looks at the days of its window alone', async () => {
    const window = { from: addDays(TODAY, -1), until: addDays(TODAY, -1) }
    const { places } = await toolbox().call('ranking', { metric: 'recovery', window })
    expect(places.map(({ athlete, value }) => [athlete.id, value])).toEqual([
      ['bob', 70],
      ['ann', 60],
    ])
  })
})

describe('athletes by conditions', () => {
  const low = { metric: 'recovery', statistic: 'average', comparison: 'below', value: 61 } as const
  const short = { metric: 'sleep_duration', statistic: 'average', comparison: 'at_most', value: 7 } as const
  const idsOf = (athletes: readonly { athlete: { id: string } }[]) => athletes.map(({ athlete }) => athlete.id)

  it('are those who meet all of them, furthest first, with who does not and who cannot be judged', async () => {
    const result = await toolbox().call('find_athletes', { conditions: [low] })
    expect(idsOf(result.found)).toEqual(['cat', 'ann'])
    expect(idsOf(result.others)).toEqual(['bob', 'fay'])
    expect(idsOf(result.withoutValue)).toEqual(['dan', 'eve'])
    expect(result.conditions[0]?.text).toBe('average recovery below 61%')
  })

  it('with two need both, or with `any` one', async () => {
    const all = await toolbox().call('find_athletes', { conditions: [low, short] })
    expect(idsOf(all.found)).toEqual(['ann'])
    expect(idsOf(all.withoutValue)).toEqual(['cat', 'dan', 'eve']) // nobody knows how Cat slept
    const any = await toolbox().call('find_athletes', { conditions: [low, short], combine: 'any' })
    expect(idsOf(any.found)).toEqual(['cat', 'ann'])
  })

  it('are judged unrounded, and shown with the decimal that tells', async () => {
    const edge = athleteWith({ id: 'edge', hours: [6.96] })
    const box = new Toolbox(scopeWith({ athletes: [edge] }))
    const under = { metric: 'sleep_duration', statistic: 'latest', comparison: 'below', value: 7 } as const
    expect((await box.call('find_athletes', { conditions: [under] })).found).toHaveLength(1)
    expect(box.steps[0]?.rows[0]).toEqual(['Ann Ash', 'yes', 6.96, TODAY, 1, 'low'])
    const both = new Toolbox(scopeWith({ athletes: [edge, athleteWith({ id: 'low', hours: [5.12] })] }))
    await both.call('find_athletes', { conditions: [under] })
    expect(both.steps[0]?.rows.map((row) => row[2])).toEqual([5.12, 6.96])
    const exact = await box.call('find_athletes', { conditions: [{ ...under, value: 6.96 }] })
    expect(exact.found).toHaveLength(0)
  })

  it('by severity are those at risk of it', async () => {
    const bad = athleteWith({ id: 'bad', recovery: [20, 20, 20], quality: [50, 50, 50], strain: [18, 18, 18] })
    const box = new Toolbox(scopeWith({ athletes: [ann, bad, dan] }))
    expect(idsOf((await box.call('find_athletes', { severity: 'high' })).found)).toEqual(['bad'])
    expect(idsOf((await box.call('find_athletes', { severity: 'low' })).found)).toEqual(['dan'])
  })
})
