import { describe, expect, it } from 'vitest'
import { readDanger } from './read-danger.ts'

const read = (message: string) => readDanger(message, { names: ['Rafael Costa'] })

describe('the time of a practice', () => {
  it.each([
    'plan for this mornings practice',
    "plan for this morning's practice",
    'write up this mornings practice plan',
    'need a plan for saturday mornings practice',
    'plan for practice',
    'need a practice plan for this morning, 2 hours',
    'practice plan for saturday morning',
  ])('is no pregnancy: %s', (message) => expect(read(message)).toBeUndefined())

  it.each([
    'she throws up every morning before practice and is late',
    'morning sickness, can she practice',
    'she missed this mornings practice, late period, throwing up',
    'plan for this mornings practice, she is pregnant',
    'she threw up at practice this morning and her period is late',
    'is she expecting, plan for this mornings practice',
    'plan for practice: she may be expecting',
  ])('beside the words for one leaves it: %s', (message) => expect(read(message)?.topic).toBe('pregnancy'))
})
