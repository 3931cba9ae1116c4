import { expect, test } from 'vitest'
import { questionDivider, sentencesIn } from './joined-questions.ts'

const questionsOf = questionDivider({ joining: ['and', 'oh and'], opening: ['who', 'how'], openingAfterComma: ['why'] })

test.each([
  ['who is red, and how did Farid sleep', ['who is red', 'how did Farid sleep']],
  ['who is red oh and who is not', ['who is red', 'who is not']],
  ['who is red AND: how is Bea', ['who is red', 'how is Bea']],
  ['who is red, why', ['who is red', 'why']],
  ['who is red, how', ['who is red, how']],
  ['who is red and whoever rests', ['who is red and whoever rests']],
  ['show Bea and Cal', ['show Bea and Cal']],
])('%s', (sentence, questions) => expect(questionsOf(sentence)).toEqual(questions))

test('without words after a comma, a comma alone divides nothing', () => {
  expect(questionDivider({ joining: ['and'], opening: ['who'] })('is he red, who is not')).toEqual([
    'is he red, who is not',
  ])
})

test('sentences end at their mark or at the end of the line, and an empty line is none of them', () => {
  expect(sentencesIn('We leave at 6. who is red?\n\nand why')).toEqual(['We leave at 6.', 'who is red?', 'and why'])
})
