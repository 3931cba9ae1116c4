import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { ANN, BEA, CAL, scopeOfTests } from '../team-for-tests.ts'

const days = (before: number, last: number) => [
  ...Array.from({ length: 29 }, (_, day) => before + ((day % 3) - 1) * 6),
  last,
]
const one = (id: string, name: string, recovery: number, strain: number) =>
  athleteWith({
    id,
    name,
    recovery: days(60, recovery),
    hours: days(8, 8),
    strain: Array.from({ length: 30 }, () => strain),
  })
const ask = async (recoveries: readonly [number, number, number], strain = 13) => {
  const [ann, bea, cal] = recoveries
  const athletes = [
    one(ANN, 'Ann Ash', ann, strain),
    one(BEA, 'Bea Birch', bea, strain),
    one(CAL, 'Cal Cole', cal, strain),
  ]
  return await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), ['What should the team do in practice today?'])
}

it('begins with one verdict on the practice, which a high strain does not contradict', async () => {
  const { text } = await ask([38, 80, 58])
  expect(text).toMatch(
    /^Today: normal practice\. 1 goes lighter, 1 is ready for a hard day and 1 trains as planned\. The team's average strain is high: 13\.0, and 12 or more counts as high, so make tomorrow easy\.\n\nA lighter day for:\n\n- Ann Ash/,
  )
  expect(text).not.toContain('an easier day')
})

it('is a lighter practice where most are held back, and then the strain asks for no other day', async () => {
  const { text } = await ask([38, 40, 80])
  expect(text).toMatch(
    /^Today: a lighter practice\. 2 go lighter and 1 is ready for a hard day\. .*, so a lighter practice fits\./,
  )
})

it('says nothing of a strain that is not high', async () => {
  expect((await ask([38, 80, 58], 9)).text).toMatch(/^Today: normal practice\. [^.]*\.\n\nA lighter day for:/)
})

it('names whose value in the average is old, and of which day, before the next average', async () => {
  const cal = one(CAL, 'Cal Cole', 58, 9)
  const gone = { ...cal, recovery_data: cal.recovery_data.slice(0, -3) }
  const athletes = [one(ANN, 'Ann Ash', 62, 9), one(BEA, 'Bea Birch', 64, 9), gone]
  const { text } = await talkIn(scopeOfTests({ athletes, articles: [], days: 7 }), [
    'What should the team do in practice today?',
  ])
  expect(text).toMatch(
    /The team's average latest recovery is \d+% \(3 of 3 athletes; Cal Cole's is from Wed Nov 18\)\. The team's average over/,
  )
})

it('tells what was understood, not the question again', async () => {
  expect((await ask([38, 80, 58])).line).toBe('What to do in practice')
})
