import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSpans } from '../../reading/spans/find-spans.ts'
import { spansOf } from '../../reading/spans/span.ts'
import { unknownNamesInMessage } from '../../reading/unclear.ts'
import { athlete, riverside } from '../team-for-tests.ts'

const mentionsIn = (message: string) => spansOf(findSpans(message, riverside()).spans, 'name')
const namesIn = (message: string) => [
  ...new Set(
    mentionsIn(message).flatMap(({ athletes }) => (athletes.length === 1 ? athletes.map(({ name }) => name) : [])),
  ),
]

it.each([
  ['Marcus Okafor recovery', ['Marcus Okafor']],
  ["marcus's recovery", ['Marcus Okafor']],
  ['okafors recovery', ['Marcus Okafor']],
  ['Okafor, Marcus: recovery', ['Marcus Okafor']],
  ['recovery of Mracus', ['Marcus Okafor']],
  ['recovery of Macrus Okafro', ['Marcus Okafor']],
  ['JOSÉ RAMÍREZ RECOVERY', ['José Ramírez']],
  ['jose recovery', ['José Ramírez']],
  ['J. Ramirez recovery', ['José Ramírez']],
  ["mike's recovery", ['Michael O’Brien']],
  ["O'Brien recovery", ['Michael O’Brien']],
  ['obrien recovery', ['Michael O’Brien']],
  ['Sam D recovery', ['Sam Delgado']],
  ['sam w recovery', ['Samuel Whitfield']],
  ['Mary Jane recovery', ['Mary-Jane De La Cruz']],
  ['recovery of De La Cruz', ['Mary-Jane De La Cruz']],
  ['AC recovery please', ['Ana Costa']],
  ["Will's recovery", ['Will Best']],
  ['how is will doing', ['Will Best']],
  ['Will looked flat in practice', ['Will Best']],
  ['Will said he is sore', ['Will Best']],
  ['How is Grace?', ['Grace Hale']],
  ['marcus, ana & ruslan recovery', ['Marcus Okafor', 'Ana Costa', 'Ruslan Petrov']],
  ['Ana Marcus Ana recovery', ['Ana Costa', 'Marcus Okafor']],
])('%s is about %j', (message, names) => {
  expect(namesIn(message)).toEqual(names)
})

it.each(['will recovery be ok', 'best recovery', 'grace period', 'the max recovery', 'hale and hearty recovery'])(
  '%s names nobody',
  (message) => {
    expect(namesIn(message)).toEqual([])
  },
)

describe('two of one first name', () => {
  it('are asked about', () => {
    expect(mentionsIn("What's Sam's recovery?")).toMatchObject([
      { said: 'Sam', athletes: [athlete('Sam Delgado'), athlete('Sam Torres')] },
    ])
  })
  it('are told apart by the last name', () => {
    expect(namesIn("What's Sam Torres' recovery?")).toEqual(['Sam Torres'])
  })
})

it.each([
  ['Show me the recovery of Dmitri Volkov from Harbor Rowing.', ['Dmitri Volkov', 'Harbor Rowing']],
  ["Mateo Lindholm's recovery", ['Mateo Lindholm']],
  ['Pavel Reyes HRV', ['Pavel Reyes']],
  ['how is bartholomew doing', ['bartholomew']],
  ['How did Dimitri sleep?', ['Dimitri']],
  ['How is Penn State doing?', ['Penn State']],
  ['xavier hrv', ['xavier']],
  ["what's the recovery for xavier", ['xavier']],
  ['Xavier slept how much', ['Xavier']],
])('%s is about strangers, %j', (message, strangers) => {
  expect(namesIn(message)).toEqual([])
  expect(unknownNamesInMessage(message, riverside())).toEqual(strangers)
})

it.each([
  'What did Foster write on monotony?',
  'Riverside recovery',
  'Team recovery on Monday',
  'How is WHOOP recovery calculated?',
  "It's Hugh here. How is the team?",
  'My name is Hugh, who is ready?',
  'We wrestle at Lehigh on Saturday. Who is ready?',
  'After the dual against Lehigh, who is tired?',
  'Split them into three groups by readiness. Max 10 per slot.',
  'Main lifts, sets x reps, %1RM, for the group',
  "The AD doesn't know what HRV is.",
  'list for whiteboard: green, yellow, red',
  'bring shoes, singlet, ID, strap charged',
  'Dustin wants the sleep numbers of the team',
  'a short note to Dustin on who is tired',
  'a list for Dustin with the recovery of everybody',
])('%s is about no stranger', (message) => {
  expect(unknownNamesInMessage(message, riverside())).toEqual([])
})

it('finds everybody by full name, in any case and with or without accents', () => {
  const { athletes } = riverside()
  const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
  const cases = [
    (name: string) => name,
    plain,
    (name: string) => name.toUpperCase(),
    (name: string) => name.toLowerCase(),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...athletes),
      fc.constantFrom(...cases),
      fc.constantFrom('HRV of ', 'recovery ', 'how is '),
      (one, write, before) => {
        expect(namesIn(`${before}${write(one.name)}`)).toEqual([one.name])
      },
    ),
  )
})
