import { describe, expect, it } from 'vitest'
import { riverside } from '../language/team-for-tests.ts'
import { readQuestion } from '../read-question.ts'

const scope = riverside()

/** The likeliest reading of each part. */
const read = (message: string) =>
  readQuestion({ message, history: [], scope }).parts.flatMap(({ readings: [best] }) => (best ? [best.request] : []))
const kinds = (message: string) =>
  read(message).map((request) => (request.kind === 'overview' ? request.focus : request.kind))

describe('reads', () => {
  it.each([
    ['Good morning! Could you sum up the team for the staff meeting?', 'status'],
    ['which boys should not go live today', 'guidance'],
    ['who do i talk to first, and in what order', 'guidance'],
    ['is anybody sick or running a temperature', 'at_risk'],
    ['put that in an email to the trainer', 'draft'],
    ['let the boys know practice is at four', 'draft'],
    ['does a late coffee hurt sleep', 'knowledge'],
    ['who had breakfast today', 'cannot'],
    ['acute:chronic on strain. 7d over 28d. over 1.3 only', 'query'],
  ])('%s', (message, kind) => {
    expect(kinds(message)).toEqual([kind])
  })

  it('numbers of a plan without a word on them', () => {
    const asked = { message: 'we got hill sprints at 6. anybody I should pull', history: [], scope }
    expect(readQuestion(asked).parts.flatMap(({ unused }) => unused)).toEqual([])
  })

  it('an average only of the condition that says so', () => {
    expect(read('Who has a recovery of at least 67 and average strain under 12?')).toMatchObject([
      {
        query: {
          who: {
            where: [
              { measure: { metric: 'recovery', aggregate: 'latest' } },
              { measure: { metric: 'strain', aggregate: 'mean' } },
            ],
          },
        },
      },
    ])
  })

  it('days that a second metric tells, where one is named', () => {
    const [request] = read("Does hard training wreck the team's next day recovery?")
    expect(JSON.stringify(request)).toContain('"metric":"strain"')
  })
})
