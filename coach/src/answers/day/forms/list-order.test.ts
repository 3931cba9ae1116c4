import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { Toolbox } from '../../../tools/toolbox.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

/** Ann has run up short nights and red mornings, and one issue; Bea and Cal have more issues of the Team Overview. */
const athletes = [
  withLast(ANN, 'Ann Ash', [20, 22, 21, 20, 24, 73, 75], [4.2, 4.3, 4.4, 4.5, 4.6, 8.4, 8]),
  withLast(BEA, 'Bea Birch', [44], [5]),
  withLast(CAL, 'Cal Cole', [38], [5.2]),
  withLast(DAN, 'Dan Dale', [75], [8]),
]
const scope = scopeWith({ athletes, days: 7 })

it('lists who eases in the order of the Team Overview, and says of no other', async () => {
  const { text } = await talkIn(scope, ['who should ease today'])
  const order = (await new Toolbox(scope).call('at_risk', {})).atRisk.map(({ athlete }) => athlete.name)
  const listed = text.split('\n').flatMap((line) => /^- (\w+ \w+)/.exec(line)?.[1] ?? [])
  expect(listed).toHaveLength(3)
  expect(listed).toEqual(order.filter((name) => listed.includes(name)))
  expect(text).not.toContain('Listed by')
})

it('shows below the answer its rows in the order of the answer, then who is ready', async () => {
  const toolbox = new Toolbox(scope)
  const { athletes: judged } = await toolbox.call('day_verdict', {})
  expect(judged.map(({ verdict }) => verdict)).toEqual(['lighter', 'lighter', 'lighter', 'hard'])
  expect(toolbox.steps[0]?.rows.map(([name]) => name)).toEqual(judged.map(({ athlete }) => athlete.name))
  expect(judged.map(({ athlete }) => athlete.name)).toEqual(['Cal Cole', 'Bea Birch', 'Ann Ash', 'Dan Dale'])
})
