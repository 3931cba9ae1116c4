import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { suggestQuestions } from './suggested-questions.ts'
import { readTeam } from './team-overview.ts'

type Given = Parameters<typeof athleteWith>[0]

const questionsFor = (...given: Given[]) =>
  suggestQuestions({ team: 'Varsity', overview: readTeam(given.map(athleteWith), 7, TODAY), days: 7 })

const MARCUS: Given = { id: 'm', name: 'Marcus Reed', recovery: [70, 60, 50, 20], hours: [5, 5, 5, 5] }
const DANA: Given = { id: 'd', name: 'Dana Cole', recovery: [80, 82, 84, 90, 91], hours: [8, 8, 8, 8, 8] }

it('asks about what is in the records, the most urgent first', () => {
  expect(questionsFor(DANA, MARCUS)).toEqual([
    "Why is Marcus's recovery so low?",
    'Who is in the red?',
    'Who slept the least last night?',
    "How has the team's recovery changed over the last 7 days?",
    'Which athletes are at risk, and why?',
    'Who are our top performers?',
    'Compare the recovery of Marcus and Dana',
    'What does a low recovery score mean?',
  ])
})

it('asks how somebody recovers who is lowest and not in the red', () => {
  const questions = questionsFor({ name: 'Ann Ash', recovery: [34] })
  expect(questions[0]).toBe('How is Ann recovering?')
  expect(questions).not.toContain('Who is in the red?')
})

it('asks a team without athletes what the knowledge base answers', () => {
  const questions = questionsFor()
  expect(new Set(questions).size).toBe(8)
  expect(questions.join(' ')).not.toMatch(/who |team/i)
})

it('asks a team without records who has any, and about nobody’s values', () => {
  const questions = questionsFor({ id: 'a', linked: false }, { id: 'b', name: 'Bo Birch' })
  expect(questions).toHaveLength(8)
  expect(questions).toEqual(expect.arrayContaining(['What percentage of the team has data?', 'Who has no data?']))
  expect(questions.join(' ')).not.toMatch(/Ann|Bo|slept|red|risk|performers|Compare/)
})

describe('names', () => {
  it('are in full where two share the first one', () => {
    const questions = questionsFor(MARCUS, { ...DANA, name: 'Marcus Cole' })
    expect(questions).toContain("Why is Marcus Reed's recovery so low?")
    expect(questions).toContain('Compare the recovery of Marcus Reed and Marcus Cole')
  })

  it('are left out where two have the same full name', () => {
    expect(questionsFor(MARCUS, { ...DANA, name: 'Marcus Reed' }).join(' ')).not.toContain('Marcus')
  })
})

it('compares nobody with an athlete of another provider', () => {
  const others = [DANA, { id: 'e', name: 'Eve Elm', recovery: [40, 44], provider: 'oura' }]
  expect(questionsFor(MARCUS, { ...others[1] })).not.toContainEqual(expect.stringContaining('Compare'))
  expect(questionsFor(MARCUS, ...others)).toContain('Compare the recovery of Marcus and Dana')
})

it('asks about the trend that moved furthest for its kind', () => {
  const steady = [50, 50, 52, 52] // 2 of 5 points
  const questions = questionsFor({ recovery: steady, hours: [8, 8, 8, 8], quality: steady, strain: [8, 8, 11, 11, 2] }) // today's 2 still grows
  expect(questions).toContain("How has the team's strain changed over the last 7 days?") // 3 of 2
  expect(questions.filter((question) => question.includes('changed'))).toHaveLength(1)
})

it('suggests reading about the most frequent issue', () => {
  const tired = { hours: [8], strain: [16, 16] }
  const questions = questionsFor({ ...tired, id: 'a' }, { ...tired, id: 'b' }, { id: 'c', hours: [5] })
  expect(questions).toContain('What does day strain mean?')
  expect(questions.indexOf('What does day strain mean?')).toBeLessThan(6)
})

it('is always eight, all different', () => {
  const value = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: null })
  const athlete = fc.record({
    id: fc.uuid(),
    name: fc.constantFrom('Ann Ash', 'Ann Birch', 'Bo Birch', 'Bo Birch '),
    linked: fc.boolean(),
    recovery: fc.array(value(100), { maxLength: 6 }),
    hours: fc.array(value(12), { maxLength: 6 }),
    strain: fc.array(value(21), { maxLength: 6 }),
  })
  fc.assert(
    fc.property(fc.array(athlete, { maxLength: 5 }), (team) => {
      const questions = questionsFor(...team)
      expect(questions).toHaveLength(8)
      expect(new Set(questions).size).toBe(8)
    }),
    { numRuns: 60 },
  )
})
