import { expect, test } from 'vitest'
import { isOfKnowledge, type Subject, subjectIn } from './subject.ts'

test.each<[Subject | undefined, string[]]>([
  ['lifting', ['a lifting plan for the boys', 'groups for the weight room', 'a practice plan']],
  ['praise', ['a shout-out for Farid', 'tell him good job', 'congratulate the top performers']],
  ['strap', ['remind them to charge their straps', 'a text to the ones with no data', 'sync the watches']],
  ['day', ['tell him to sit out', 'who trains today: drill only', 'a text that he takes it easy']],
  ['sleep', ['a note about sleep', 'lights out at ten', 'they were in bed late']],
  [
    'standing',
    ['a summary for the director', 'how is Farid doing', 'their recovery and their sleep', 'the weekly team report'],
  ],
  [undefined, ['a text to the boys', 'tell them the bus leaves at nine']],
])('%s', (subject, said) => expect(said.map(subjectIn)).toEqual(said.map(() => subject)))

test('a report is about the whole standing, whatever else it names', () => {
  expect(subjectIn('the weekly report with their sleep')).toBe('standing')
  expect(subjectIn('strain against sleep this week')).toBe('standing')
})

test.each([
  ['why sleep matters', true],
  ['three lines about naps', true],
  ['how he slept', false],
  ['a text to the boys', false],
])('%s asks for general advice: %s', (said, isGeneral) => expect(isOfKnowledge(said)).toBe(isGeneral))
