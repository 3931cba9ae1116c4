import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN, BEA, CAL, said } from '../../team-for-tests.ts'
import { asksBeyondRecovery } from './beyond-recovery.ts'

test.each([
  "anything weird today that I'd miss just looking at the recovery column",
  'what does the recovery score hide',
  'anything off that recovery doesn’t show',
  'besides recovery who looks off',
  'what would I overlook if I only look at recovery',
  'who looks off apart from recovery',
])('%s', (words) => expect(asksBeyondRecovery(words)).toBe(true))

test.each(['who stands out', 'whose recovery is low', 'anything weird in the recovery numbers', 'who is worrying'])(
  'not: %s',
  (words) => expect(asksBeyondRecovery(words)).toBe(false),
)

const usual = (middle: number, step: number, last: readonly number[]) => [
  ...Array.from({ length: 28 }, (_, day) => middle + ((day % 3) - 1) * step),
  ...last,
]
/** Ann is red and slept little, Bea green after a short night, Cal low without any sign. */
const scope = scopeWith({
  athletes: [
    athleteWith({ id: ANN, name: 'Ann Ash', recovery: usual(60, 6, [20]), hours: usual(7.5, 0.4, [4.2]) }),
    athleteWith({ id: BEA, name: 'Bea Birch', recovery: usual(60, 6, [70]), hours: usual(7.5, 0.4, [4.2]) }),
    athleteWith({ id: CAL, name: 'Cal Cole', recovery: usual(60, 6, [36]), hours: usual(7.5, 0.4, [7.5]) }),
  ],
})

test('leads with signs under a good recovery, and leaves out whose only sign is the recovery', async () => {
  const message = "anything weird today that I'd miss looking at recovery alone"
  const text = await said({ kind: 'overview', who: {}, focus: 'status' }, { scope, message })
  expect(text).toMatch(
    /^1 has a sign that the recovery does not show:\n\n- Bea Birch: 4\.2 h of sleep last night[^\n]*\(recovery 70%\)/,
  )
  expect(text).toMatch(/In the red, and more than that:\n\n- Ann Ash: 4\.2 h/)
  expect(text).not.toContain('Cal')
})
