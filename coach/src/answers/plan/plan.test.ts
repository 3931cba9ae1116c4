import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, ownScope, said, scopeOfTests } from '../team-for-tests.ts'

/** Today is Saturday, November 21. */
const plan = (topic: string, who = {}, given = {}) => said({ kind: 'advice', who, topic }, { message: topic, ...given })

test('first what today asks for, then a line a day counted back from the meet', async () => {
  const text = await plan('dual on friday. how should i set up the week')
  expect(text).toMatch(
    /^Today Ann Ash .* stays out of live wrestling: no hard live before a morning near their usual\./,
  )
  expect(text).toContain('A suggestion, 6 days to Fri Nov 27:')
  expect(text.match(/^- .*$/gm)).toEqual([
    '- Today and Sun 22: practice as planned, an easier day after each hard one.',
    '- Mon 23 and Tue 24: heaviest lift and hardest live, three or four days out.',
    '- Wed 25: less volume, full intensity: few goes, full pace.',
    '- Thu 26: light, drilling only.',
    '- Fri 27: dual.',
  ])
})

test('for one who is held back the first days are theirs, and the hard one waits for a morning near the usual', async () => {
  const text = await plan("we wrestle friday, how should Ann's week look", { ids: [ANN] })
  expect(text).toMatch(/^Keep Ann Ash out of live wrestling today \(recovery 30%/)
  expect(text).toContain('- Today and Sun 22: technique and mobility, no live wrestling.')
})

test('who is ready plans without that', async () => {
  expect(await plan("we wrestle friday, how should Bea's week look", { ids: [BEA] })).toContain(
    '- Today and Sun 22: practice as planned',
  )
})

test('a late arrival is a short night and no jet lag: start, nap, practice, coffee, bed', async () => {
  const text = await plan('getting in at 1 am Thursday night, what do I do with Friday')
  expect(text).toMatch(/^Fri Nov 27 as a short-night day/)
  expect(text).toContain('nothing before 10:00')
  expect(text).toContain('13:00 to 16:00: nap 20 to 90 minutes')
  expect(text).toContain('8.8 h before bed (Gardiner 2023)')
  expect(text).not.toMatch(/lighter today|No article/)
})

test('a taper begins with when, how much and who, and cuts in steps', async () => {
  const text = await plan('conference is in 12 days when do i start pulling volume and how much')
  expect(text).toMatch(/^Start now, with everybody: volume down by 41 to 60 %/)
  expect(text).toContain('Thu Dec 3')
  expect(text).toMatch(/a third less[\s\S]*about half/)
})

test('a taper whose meet is far off begins in some days', async () => {
  expect(await plan('conference is in 18 days when do i start pulling volume and how much')).toMatch(
    /^Start \d+ days? from now: volume down by 41 to 60 %/,
  )
})

test('a taper without a day says which one was taken', async () => {
  expect(await plan('how do I taper the last week, who needs more rest')).toContain(
    'No day was said, so I took Sat Nov 28: which day is it?',
  )
})

test('with weight in it, it says that no weight is recorded', async () => {
  expect(await plan('weigh in is friday, lay out the week with the cut')).toContain('Weight is not recorded in Corner')
})

test('without a meet hard and easier days alternate, and the meet is asked for', async () => {
  const text = await plan('plan the next 3 days for the team')
  expect(text.match(/^- .*$/gm)).toHaveLength(2)
  expect(text).toContain('When is the next meet?')
})

test('where nights are asked about, they come first, and each day is told by its night', async () => {
  const text = await plan('we fly to the west coast thursday wrestle friday, what should the guys do about sleep')
  expect(text).toMatch(/^Sleep well before the trip/)
  expect(text).toMatch(/- Thu 26: .*bed by the home clock/)
  expect(text).not.toMatch(/night there|hardest live|drilling/)
})

test('on one day the plan says what the verdict says', async () => {
  const tired = athleteWith({
    id: ANN,
    name: 'Ann Ash',
    recovery: [60, 62, 58, 64, 60, 61, 62],
    hours: [7.5, 7.4, 7.6, 4.5, 4.4, 4.6, 4.5],
  })
  const scope = scopeOfTests({ athletes: [tired] })
  const message = 'should Ann go hard'
  const verdict = await said({ kind: 'advice', who: { ids: [ANN] }, topic: message }, { message, scope })
  expect(verdict).toContain('decide about live wrestling after the warm-up')
  const text = await plan("we wrestle friday, how should Ann's week look", { ids: [ANN] }, { scope })
  expect(text).toMatch(/- Today: shorter: drill first, and decide about live wrestling after the warm-up\./)
})

test('with vital signs off no hard live is planned before they are back', async () => {
  const pulse = (at: number) => (at < 30 ? 52 + (at % 2) : 66)
  const calm = athleteWith({
    id: ANN,
    name: 'Ann Ash',
    recovery: [...Array<number>(30).fill(60), 20, 20],
    hrv: [...Array.from({ length: 30 }, (_, at) => 70 + (at % 3)), 30, 30],
  })
  const ill = {
    ...calm,
    recovery_data: calm.recovery_data.map((one, at) => ({ ...one, resting_heart_rate: pulse(at) })),
  }
  const text = await plan(
    "we wrestle friday, how should Ann's week look",
    { ids: [ANN] },
    { scope: scopeOfTests({ athletes: [ill] }) },
  )
  expect(text).toMatch(/no hard live before the vital signs are back to their usual; then heaviest lift/)
})

test('what if they do not get better by a day is answered first', async () => {
  const text = await plan('Plan for Ann until the meet on friday. If she is not improved by Wednesday, what then?', {
    ids: [ANN],
  })
  expect(text).toMatch(/^No better by Wed Nov 25: no live goes from then on/)
})

test('an athlete reads their own, and is not told to ask themselves', async () => {
  const text = await plan('i got a match friday, what should my week look like', {}, { scope: ownScope() })
  expect(text).toMatch(/^Stay out of live wrestling today/)
  expect(text).not.toContain('Ask ')
})

test('it stays short', async () => {
  const text = await plan('Dual Friday night, tournament Sunday. How would you lay out the week')
  expect(text.replace(/Sources?:.*/, '').split(/\s+/).length).toBeLessThan(150)
})
