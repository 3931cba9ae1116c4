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
