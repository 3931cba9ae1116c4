import { expect, test } from 'vitest'
import { quotableLines, withWarnings } from './quotes.ts'

test('a fact is quoted without the size of its study', () => {
  expect(
    quotableLines([
      'Protein: 1.6 to 2.2 g per kg a day; 49 trials with 1863 people saw no more (Morton 2018).',
      'In 28,175 people it fell with age.',
      'Above 2 is the usual caution. In 25 experienced athletes illness followed.',
      'Sleep 8 to 10 hours.',
    ]),
  ).toEqual(['Protein: 1.6 to 2.2 g per kg a day.', 'Above 2 is the usual caution.', 'Sleep 8 to 10 hours.'])
})

test('what an article warns of is never cut away', () => {
  const lines = ['One.', 'Two.', 'Of 12 athletes none had it; not for children under 12.', 'Four.', 'See a physician.']
  expect(quotableLines(lines)).toContain('Not for children under 12.')
  expect(withWarnings(lines, 1)).toEqual(['One.', lines[2], 'See a physician.'])
})
