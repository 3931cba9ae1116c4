import { expect, it } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN } from '../../team-for-tests.ts'

const scope = scopeWith({
  athletes: [
    withLast(
      ANN,
      'Ann Ash',
      [40, 42, 40, 44, 40, 42, 40],
      Array.from({ length: 7 }, () => 7.5),
    ),
  ],
})

it('says how a week was against the normal, with no word of an injury', async () => {
  const { text } = await talkIn(scope, ['How did Ann do this week compared to her normal?'])
  expect(text).toMatch(/^Well under the normal for Ann Ash: the last 7 days against the 28 days before\./)
  expect(text).not.toContain('joint')
})
