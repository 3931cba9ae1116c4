import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { ANN, BEA, CAL, DAN, scopeOfTests } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'

const week = (score: number) => Array<number>(7).fill(score)
/** Ann is in the red and at risk, Bea is well and a top performer, Cal lies between them, Dan has no device. */
const scope = scopeOfTests({
  athletes: [
    athleteWith({ id: ANN, name: 'Ann Ash', recovery: [...week(60), 20], hours: week(5) }),
    athleteWith({ id: BEA, name: 'Bea Birch', recovery: week(92), hours: week(8.5) }),
    athleteWith({ id: CAL, name: 'Cal Cole', recovery: week(55), hours: week(8) }),
    athleteWith({ id: DAN, name: 'Dan Dell', linked: false }),
  ],
})

const named = async (question: string) => {
  const { text } = await talkIn(scope, [question])
  // "Closest" and "No data" name people who are not part of the answer.
  const answer = text.split(/\n\n(?:No data|At risk|The product)|Closest/)[0] ?? ''
  return ['Ann', 'Bea', 'Cal'].filter((name) => answer.includes(name))
}

it.each([
  ['who is at risk', ['Ann'], ['who is not at risk', "who isn't at risk", 'which athletes are not at risk']],
  [
    'who is in the red',
    ['Ann'],
    ['who is not in the red', "who isn't in the red", 'which athletes are not in the red?'],
  ],
  ['who is in the green', ['Bea'], ['who is not in the green', "who isn't green"]],
  ['top performers', ['Bea'], ['name everyone who is NOT a top performer', 'who are not top performers']],
  ['who is green today', ['Bea'], ["who isn't recovered?", 'who is not recovered', 'who is not fully recovered']],
])('"%s" and its opposite never share an answer', async (question, those, opposites) => {
  expect(await named(question)).toEqual(those)
  const others = ['Ann', 'Bea', 'Cal'].filter((name) => !those.includes(name))
  for (const opposite of opposites) expect(await named(opposite), opposite).toEqual(others)
})

it('asks of a named person whether they are', async () => {
  expect((await talkIn(scope, ['is Bea not at risk?'])).text).toMatch(/Bea Birch is not at risk/)
})

it('says in the line that it is the others', async () => {
  const lines = ['who is not at risk', 'who is at risk', 'who is not a top performer', 'top performers']
  const said = await Promise.all(lines.map(async (question) => (await talkIn(scope, [question])).line))
  expect(said[0]).toContain('not at risk')
  expect(said[2]).toContain('not')
  expect(new Set(said).size).toBe(lines.length)
})
