import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../conversation-for-tests.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, BEA, CAL, DAN } from '../team-for-tests.ts'

const athletes = [
  withLast(ANN, 'Hiroshi Tanaka', [60, 44], [7.5, 5.5]),
  withLast(BEA, 'Emeka Romero', [60, 35], [7.5, 5.6]),
  withLast(CAL, 'Farid Russo', [30, 20, 25, 30, 30, 70, 75], [4.5, 4.4, 4.2, 4.7, 4.6, 8.4, 8]),
  withLast(DAN, 'Tariq Papadakis', [60, 60], [7.5, 7.5]),
]

test('each eased athlete has a question, and the usual a line of its own', async () => {
  const { text } = await talkIn(scopeWith({ athletes }), ['who needs me today and why'])
  expect(text).toContain('Ask Emeka Romero and Hiroshi Tanaka: "What kept you up last night?"')
  expect(text).toContain('Ask Farid Russo: "What kept you up Nov 15 to 19, and is it over?"')
  expect(text).not.toContain('Ask Tariq')
  expect(text.split('\n')).toContain('Usually: the 28-day median.')
})
