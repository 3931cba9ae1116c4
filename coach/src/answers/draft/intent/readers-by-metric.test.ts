import { expect, test } from 'vitest'
import { isSeparateText, readersByMetric } from './readers-by-metric.ts'

test.each([
  'now a separate one just for the guys who already sleep like crap',
  'text to the guys who dont sleep enough',
  'a message for the ones sleeping badly',
  'note for the bad sleepers',
  'text the kids who slept the least',
])('by their nights: %s', (message) =>
  expect(readersByMetric(message)?.where?.[0]?.measure.metric).toBe('sleep_duration'),
)

test('by the red', () =>
  expect(readersByMetric('message to the guys in the red to see me at 3')?.where?.[0]?.measure.metric).toBe('recovery'))

test.each(['group text about sleep', 'text the guys that practice is at 3', 'red shirts tomorrow for everybody'])(
  'nobody: %s',
  (message) => expect(readersByMetric(message)).toBeUndefined(),
)

test('another text, and no change to the last', () => {
  expect(isSeparateText('now a separate one just for the seniors')).toBe(true)
  expect(isSeparateText('add that the bus leaves at 9')).toBe(false)
})
