import { describe, expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, scopeOfTests } from '../../team-for-tests.ts'

const scope = scopeWith({
  athletes: [
    withLast(ANN, 'Ann Ash', [60, 62, 61], [7.5, 7.4, 7.5]),
    withLast(BEA, 'Bea Birch', [60, 61, 60], [7.5, 7, 8]),
  ],
})
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

test.each([
  "I have a concussion return-to-play meeting about Ann at two o'clock. Please give me her HRV and sleep for the last fourteen days.",
  'Ann comes back from a concussion hold this week, stage 3 on Tuesday. How have her sleep and recovery been',
])('of a head the figures are told, and no steps with live wrestling: %s', async (message) => {
  const text = await talk(message)
  expect(text).toContain('clearance stays with the medical staff')
  expect(text).toMatch(/\d/)
  expect(text).not.toMatch(/live goes|way back|handled it|ready for a hard day/i)
})

test.each([
  'what would you want to see before she goes live again',
  'what do I need to see before she goes full',
  'which numbers should hold her back',
])('before somebody goes live again the own marks are told: %s', async (message) => {
  const text = await talk('Ann was out sick, does she look back to normal yet', message)
  expect(text).toMatch(/^Ann Ash: out of live wrestling with a recovery under 34%/)
})

test('back to normal is said by the own weeks before, and clears nobody', async () => {
  const text = await talk('Ann was out sick, does she look back to normal yet')
  expect(text).toMatch(/^(Yes, by these figures|Not quite)/)
  expect(text).toContain('clearance stays with the medical staff')
})

test.each([
  "Ann was cleared friday after 9 days off with the shoulder. can you help me lay out her first week back, going by how she's recovering",
  'Ann is back from a knee sprain, cleared yesterday. plan her first week back',
])('a first week back goes in steps, and not by the plan of a week: %s', async (message) => {
  const text = await talk(message)
  expect(text).toMatch(/A ramp to agree with whoever gave clearance|Ann Ash, way back/)
  expect(text).not.toMatch(/the hard work, live and lift|hardest live/)
})

describe('how a return was handled', () => {
  const HANDLED = 'Ann came back from a cold on monday, how has she handled it'

  test('is told by the load of each day and the morning after', async () => {
    const { text } = await talkIn(scopeOfTests(), [HANDLED])
    expect(text).toMatch(/^The numbers are not calm: Ann Ash's mornings show load\./)
    expect(text).toContain('\n- Last 6 days, against the 28 days before: recovery 51% (60% before)')
    expect(text).toContain(
      '\n- Strain, then the recovery of the next morning: Sun Nov 15 10.0, 62%; Mon Nov 16 11.0, 58%',
    )
    expect(text).toContain('; Fri Nov 20 15.0, 30%\n')
  })

  test('without a strain of these days is told by the mornings alone', async () => {
    const text = await talk(HANDLED)
    expect(text).toMatch(/^Calm, by the numbers: Ann Ash has no morning in the red and nothing off\./)
    expect(text).toContain('\n- Last 6 days, against the 28 days before: recovery 61% (60% before)')
    expect(text).not.toContain('Strain')
  })
})
