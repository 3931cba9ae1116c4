import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from './toolbox.ts'

const ANN = 'c0000000-0000-4000-8000-000000000001'

/** The verdict on an athlete with four weeks around the usual recovery, and why. */
async function told(usual: number, by: number, latest: number, until = TODAY) {
  const recovery = [...Array.from({ length: 28 }, (_, day) => usual + ((day % 3) - 1) * by), latest]
  const toolbox = new Toolbox(scopeWith({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', recovery, until })] }))
  await toolbox.call('day_verdict', {})
  const [step] = toolbox.steps
  return [1, 5].map((place) => step?.rows[0]?.[place])
}

it('says by which rule one 16 points under is as planned, and another 18 under is lighter', async () => {
  expect(await told(68, 24, 52)).toEqual(['Train as planned', 'Recovery 52%, in own range 47 to 87%, lower than usual'])
  expect(await told(55, 24, 37)).toEqual(['Lighter day', 'A recovery below 40% is enough for a lighter day'])
})

it('says that one mild sign is not enough, and what makes a hard day', async () => {
  expect(await told(68, 12, 54)).toEqual([
    'Train as planned',
    'One mild sign is not enough for a lighter day: recovery 54%, usually 68%',
  ])
  expect(await told(60, 12, 80)).toEqual(['Ready for a hard day', '66% or more, and no sign against it'])
})

it('says of a score of yesterday that today’s is not in', async () => {
  expect(await told(60, 6, 80, addDays(TODAY, -1))).toEqual(['Train as planned', 'No score of today yet'])
})

it('has the whole rule below the verdicts', async () => {
  const toolbox = new Toolbox(scopeWith({ athletes: [] }))
  await toolbox.call('day_verdict', {})
  expect(toolbox.steps[0]?.note).toMatch(
    /^The rule: out of live wrestling below 34%, .* a lighter day below 40%, with one/,
  )
})
