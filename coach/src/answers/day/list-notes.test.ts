import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { Toolbox } from '../../tools/toolbox.ts'
import { ANN, BEA, CAL, DAN, dan } from '../team-for-tests.ts'

const steady = Array.from({ length: 20 }, () => 60)
const until = (id: string, name: string, back: number) =>
  athleteWith({ id, name, recovery: steady, until: addDays(TODAY, -back) })

/** Bea's strain is in; only her recovery stopped. */
const scope = scopeWith({
  athletes: [
    until(ANN, 'Ann Ash', 0),
    { ...until(BEA, 'Bea Birch', 3), activity_data: athleteWith({ id: BEA, strain: [4.4, 6.1] }).activity_data },
    { ...until(CAL, 'Cal Cole', 3), recovery_data: [] },
    { ...dan, athlete_id: DAN },
  ],
  days: 7,
})

it.each(['Who needs me today and why?', 'Who is as planned today?', 'What should we do in practice today?'])(
  'says since when there is no recovery, and of nobody that nothing came: %s',
  async (message) => {
    const { text } = await talkIn(scope, [message])
    expect(text).toContain(
      'Ask first: Dan Dale (no device); Cal Cole (no recovery of today or yesterday); Bea Birch (no recovery since Wed Nov 18).',
    )
    expect(text).not.toContain('Nothing since yesterday')
  },
)

it('shows that recovery in the evidence, with its day', async () => {
  const toolbox = new Toolbox(scope)
  await toolbox.call('day_verdict', { athletes: [BEA] })
  expect(toolbox.steps[0]?.rows[0]?.slice(0, 4)).toEqual(['Bea Birch', 'Ask first', 60, '2026-11-18'])
})
