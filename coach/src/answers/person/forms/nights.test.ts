import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN } from '../../team-for-tests.ts'

/** Five short nights and two long ones, each with a need of 8.8 h. */
async function ask(nights: number) {
  const last = [4.5, 4.4, 4.2, 4.7, 4.6, 8.4, 8].slice(0, nights)
  const ann = withLast(ANN, 'Ann Ash', [60, 60, 60, 60, 60, 60, 60], [...last, ...Array(7 - nights).fill(null)])
  const sleep_data = ann.sleep_data.map((night) => ({ ...night, need_hours: 8.8 }))
  return (await talkIn(scopeWith({ athletes: [{ ...ann, sleep_data }] }), ['how has Ann slept this week?'])).text
}

test('a debt is of one night, however short the nights before it were', async () => {
  expect(await ask(7)).toContain('- Sleep debt 0.8 h: the sleep need left over from last night, by the device')
})

test('the debt of an earlier night is not said of last night', async () => {
  expect(await ask(6)).toContain('- Sleep debt 0.4 h: the sleep need left over from the newest night, by the device')
})

/** Ann's device sent nothing after Nov 19, two days ago; today is Nov 21. */
const askUntil = (hours: number[], newest = '2026-11-19') => {
  const recovery = hours.map(() => 60)
  const ann = athleteWith({ id: ANN, name: 'Ann Ash', recovery, hours, until: newest })
  return talkIn(scopeWith({ athletes: [ann] }), ['how did Ann sleep this week']).then(({ text }) => text)
}

test('nights of the week are told also where the newest two are missing', async () => {
  const text = await askUntil([6.2, 8.2, 6.9, 4.9, 7])
  expect(text).toMatch(
    /^No night of Ann Ash since Thu Nov 19\. The 5 nights .*: 6\.6 h on average, the shortest 4\.9 h \(Nov 18\)\.\n\n/,
  )
  expect(text).toContain('Three questions tell most:')
  expect(text).not.toMatch(/no sleep data|With a strap on/)
})

test('a single night has no average', async () => {
  expect(await askUntil([7])).toMatch(/^No night of Ann Ash since Thu Nov 19\. The only night .*: 7\.0 h\.\n\n/)
})

test('without a night in the days the newest one is told, and a strap is not recommended to its wearer', async () => {
  const text = await askUntil([6, 7], '2026-11-01')
  expect(text).toMatch(/^There is no sleep data of Ann Ash .*newest sleep is 7\.0 h, of Sun Nov 1\.\n\n/)
  expect(text).not.toMatch(/of these days|With a strap on/)
})
