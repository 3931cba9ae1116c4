import { expect, test } from 'vitest'
import { Toolbox } from '../tools/toolbox.ts'
import { isFromMedicalStaff, lineAbove, vitalsForMedicalStaff } from './for-medical-staff.ts'
import { scopeOfTests } from './team-for-tests.ts'

const fever = { level: 'out', topic: 'fever', sure: true } as const

test.each([
  ['as athletic trainer: is Farid getting sick', true],
  ["I'm the trainer, who looks ill", true],
  ['who do I need to see in my training room', true],
  ['should he see the athletic trainer', false],
  ['who is in the weight room', false],
])('%s: %s', (message, is) => expect(isFromMedicalStaff(message)).toBe(is))

test('a trainer is not sent to the trainer', () => {
  expect(lineAbove({ level: 'trainer', topic: 'fever', sure: false }, 'as athletic trainer: is Ann ill')).toBe(
    'Figures of the wearable, no diagnosis: what they mean is yours to judge.',
  )
  expect(lineAbove({ level: 'out', topic: 'head', sure: false }, 'as athletic trainer: a headache')).toMatch(
    /out until/,
  )
})

test('who looks ill is answered with its own caution, and needs no second one above it', () => {
  expect(lineAbove({ level: 'trainer', topic: 'fever', sure: false }, 'who is coming down with something')).toBe('')
})

test('behind a referral a trainer gets the vital signs of who was named, a coach does not', async () => {
  const scope = scopeOfTests()
  const context = { scope, toolbox: new Toolbox(scope) }
  const said = (message: string) => vitalsForMedicalStaff(fever, { ...context, message })
  expect(await said('im the athletic trainer, Ann has a fever')).toMatch(/resting heart rate[\s\S]*no diagnosis/)
  expect(await said('Ann has a fever')).toBe('')
})
