import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { ANN, BEA } from '../answers/team-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from './toolbox.ts'

const WEEK = 7
const swinging = Array.from({ length: 28 }, (_, day) => (day % 2 === 0 ? 40 : 80))
const full = <Value>(value: Value) => Array.from({ length: 28 + WEEK }, () => value)

/** Two issues each. Ann's recovery is lower, within her own range; Bea eases today, for four short nights. */
const athletes = [
  athleteWith({
    id: ANN,
    name: 'Ann Ash',
    recovery: [...swinging, 80, 80, 80, 80, 80, 80, 45],
    hours: full(7.5),
    quality: full(50),
  }),
  athleteWith({
    id: BEA,
    name: 'Bea Birch',
    recovery: [...swinging, 80, 80, 80, 80, 80, 80, 50],
    hours: [...full(7.5).slice(4), 5, 5, 5, 5],
    quality: full(80),
  }),
]
const scope = scopeWith({ athletes })
const names = (list: readonly { athlete: { name: string } }[]) => list.map(({ athlete }) => athlete.name)

it('names who needs attention in the order of the Team Overview: within a severity, who eases first', async () => {
  const toolbox = new Toolbox(scope)
  expect((await toolbox.call('at_risk', {})).atRisk.map(({ issues }) => issues.length)).toEqual([2, 2])
  expect(names((await toolbox.call('at_risk', {})).atRisk)).toEqual(['Bea Birch', 'Ann Ash'])
  expect(names((await toolbox.call('team_overview', {})).attention)).toEqual(['Bea Birch', 'Ann Ash'])
})

it('orders a period that ended before today by its own values', async () => {
  const window = { from: '2026-11-15', until: '2026-11-21' }
  const { atRisk } = await new Toolbox(scopeWith({ athletes, today: '2026-11-22' })).call('at_risk', { window })
  expect(names(atRisk)).toEqual(['Ann Ash', 'Bea Birch'])
})
