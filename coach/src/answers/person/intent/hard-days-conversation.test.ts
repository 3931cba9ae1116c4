import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../../team-for-tests.ts'

/** Today is a Saturday: Ann and Bea fell on Thursday and Friday, and Bea is back to normal today. */
const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [30, 25, 30], [7.5, 7, 7]),
    withLast(BEA, 'Bea Birch', [40, 41, 70], [7.5, 7, 8]),
    withLast(CAL, 'Cal Cole', [60, 62, 60], [7.5, 7.5, 7.5]),
    withLast(DAN, 'Dan Dale', [60, 61, 72], [7.5, 7.5, 8]),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

const HARD = 'I ran them into the ground Wednesday and Thursday. Did it show up?'
test.each([
  HARD,
  'we went hard wed and thurs, who paid for it',
  'brutal practice wednesday and thursday, how did the guys respond',
  'I buried them on Wednesday and Thursday. did they recover?',
])('what hard days cost: %s', async (message) => {
  const text = await talk(message)
  expect(text).toMatch(/^Yes, it showed: the team's recovery was/)
  expect(text).toContain('- Ann Ash: ')
  expect(text).not.toContain('- Cal Cole')
})

test.each([
  [5, 'Paid most:', 5],
  [6, 'Paid most, 5 of 6:', 5],
])('of %s who paid it lists the first five: %s', async (count, head, listed) => {
  const many = Array.from({ length: count }, (_, place) =>
    withLast(`00000000-0000-4000-8000-0000000001${place}0`, `Kid ${'ABCDEF'[place]}`, [30, 25, 30], [7.5, 7, 7]),
  )
  const { text } = await talkIn(scopeWith({ athletes: many }), [HARD])
  expect(text).toContain(head)
  expect(text.match(/^- Kid /gm)).toHaveLength(listed)
})

test('of hard days that nobody paid for lists nobody', async () => {
  const fresh = withLast(ANN, 'Ann Ash', [60, 62, 60], [7.5, 7.5, 7.5])
  const { text } = await talkIn(scopeWith({ athletes: [fresh] }), [HARD])
  expect(text).toMatch(/^No: .*, and nobody fell far\.$/)
})

test('who came back first, and who has not', async () => {
  expect(await talk(HARD, 'who bounced back quickest')).toMatch(/^Bea Birch, back at the level of the week before/)
  expect(await talk(HARD, 'who recovered fastest')).toMatch(/Not back yet: Ann Ash\.$/)
  expect(await talk(HARD, 'who is still not back')).toMatch(/^Not back yet: Ann Ash, of the 2/)
})

test.each(['how did the team recover yesterday', 'who recovered best last night', 'did Ann recover'])(
  'is of no hard days: %s',
  async (message) => expect(await talk(message)).not.toMatch(/it showed|Paid most|level of the week before/),
)

test.each([
  "Ann Ash has six pounds to come down by Saturday and I don't love it, look at how she is sleeping and recovering",
  'Ann is pulling weight for saturday and I think its hitting her sleep. do you see anything',
  'cutting weight: Ann is down a lot of pounds, how is she holding up',
])('weight is for others, and the figures are told: %s', async (message) => {
  const text = await talk(message)
  expect(text).toContain('1.5 % of body weight a week')
  expect(text).toMatch(/first/)
})

test('figures of two stretches stay what they are', async () => {
  expect(await talk("Ann's resting heart rate this week vs last week, she is cutting weight")).not.toContain('1.5 %')
})

test('a cap is for the medical staff, and the nights are told', async () => {
  const text = await talk(
    'Ann concussion rtp, light bike monday. what hr cap and how do her nights look since wednesday',
  )
  expect(text).toContain('cap of a return step is for the medical staff')
  expect(text).toContain('Sleep, likewise: ')
})

test('whether a body is ready is answered first', async () => {
  expect(await talk('Ann ankle, cleared to drill Monday. Is her body ready for load?')).toMatch(
    /Not by the numbers: Ann/,
  )
})
