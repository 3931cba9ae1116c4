import { expect, it } from 'vitest'
import { scopeOfTests } from './answers/team-for-tests.ts'
import type { ReadQuestion } from './read-question.ts'
import { Toolbox } from './tools/toolbox.ts'
import { requestOfWhole } from './whole-message.ts'

const PLAN = 'plan the week for me: monday off, dual on saturday'
const PART = {
  text: PLAN,
  readings: [],
  isNamed: false,
  strangers: [],
  unused: [],
  unclear: undefined,
  before: undefined,
}

function whole(given: Partial<ReadQuestion>, message = PLAN) {
  const scope = scopeOfTests()
  const read = {
    danger: undefined,
    isTried: false,
    otherTeams: false,
    language: 'english',
    strangers: [],
    parts: [{ ...PART, text: message }],
    ...given,
  } as ReadQuestion
  return requestOfWhole(read, { message, history: [], scope, toolbox: new Toolbox(scope) })
}

it.each([{}, { isTried: true }, { otherTeams: true }])(
  'coming days are planned, also of a message that is %j',
  async (given) => {
    expect(await whole(given)).toMatchObject({ kind: 'advice' })
  },
)

it('one that tries to change the rules is read for a plan alone', async () => {
  expect(await whole({}, 'how is Ann holding up')).toBeDefined()
  expect(await whole({ isTried: true }, 'how is Ann holding up')).toBeUndefined()
})
