import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { answerQuery } from '../answer-query.ts'

/** Two weeks before at one value, then one at another. */
const athlete = (letter: string, name: string, before: number, week: number, nightsBefore = 14) =>
  athleteWith({
    id: `00000000-0000-4000-8000-00000000000${letter}`,
    name,
    recovery: [...Array(nightsBefore).fill(before), ...Array(7).fill(week)],
  })

async function say(athletes: ReturnType<typeof athlete>[], given: Partial<Query> = {}, message = '') {
  const scope = scopeWith({ athletes })
  const query: Query = {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: { window: { last: 7 } },
    against: { days: { window: { last: 7, before: 7 } } },
    by: ['athlete'],
    asks: 'value',
    relative: { as: 'ratio' },
    ...given,
  }
  return (await answerQuery(query, { scope, toolbox: new Toolbox(scope), message })).replaceAll('**', '')
}

const ANN = athlete('a', 'Ann Ash', 50, 60)
const BEA = athlete('b', 'Bea Birch', 60, 45)
const CAL = athlete('c', 'Cal Cole', 50, 55)

it('of one athlete is one sentence', async () => {
  expect(await say([ANN])).toMatch(/^Ann Ash: 1\.20 \(60% against 50%\), average recovery of /)
})

it('of several lists each, the highest first, or the lowest where it is asked for', async () => {
  expect((await say([ANN, BEA, CAL])).match(/^- .*?:/gm)).toEqual(['- Ann Ash:', '- Cal Cole:', '- Bea Birch:'])
  expect((await say([ANN, BEA, CAL], { order: 'lowest' })).match(/^- .*?:/gm)).toEqual([
    '- Bea Birch:',
    '- Cal Cole:',
    '- Ann Ash:',
  ])
})

it('in percent names the furthest, and how many moved that way', async () => {
  const text = await say([ANN, BEA, CAL], { relative: { as: 'percent' } })
  expect(text).toMatch(/^Ann Ash has the biggest rise in recovery: \+20% \(60% against 50%\)/)
  expect(text).toContain('In all 2 of 3 are up.')
  expect(await say([BEA], { relative: { as: 'percent' } })).toMatch(/^Nobody's recovery is up: /)
})

it('who is beyond a bound are counted and listed; of nobody the nearest are', async () => {
  const who: Partial<Query> = { asks: 'who', relative: { as: 'ratio', above: 1.1 } }
  expect(await say([ANN, BEA, CAL], who)).toMatch(/^1 of 3 is above 1\.1, by the .*:\n\n- Ann Ash: 1\.20/)
  expect(await say([ANN, BEA, CAL], { ...who, relative: { as: 'ratio', below: 0.5 } })).toMatch(
    /^Nobody is below 0\.5, by the .*\. The lowest: Bea Birch 0\.75, Cal Cole 1\.10 and Ann Ash 1\.20\./,
  )
})

it('leaves out who has fewer than three nights on a side, and says so', async () => {
  const text = await say([ANN, athlete('c', 'Cal Cole', 50, 55, 2)])
  expect(text).toMatch(/^Ann Ash: 1\.20/)
  expect(text).toContain('Not counted, fewer than 3 nights on one side: Cal Cole.')
})
