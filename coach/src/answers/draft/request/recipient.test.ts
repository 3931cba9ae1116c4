import { expect, test } from 'vitest'
import { hasNoFigures, RECIPIENTS, type Recipient, recipientIn } from './recipient.ts'

test.each<[Recipient | undefined, string[]]>([
  [
    'parents',
    ['write the parents of the team', "a note for Caleb's mom", 'text his folks and his dad', 'the family of Luka'],
  ],
  ['teachers', ['write to his teacher', 'an email for the school counselor', 'a note to her professor']],
  [
    'public',
    ['a blurb for the newsletter', 'a caption for instagram', 'something for the booster club', 'for the sponsors'],
  ],
  ['doctor', ['a note to the team doc', 'summary for Dr. Okafor', 'a letter for the physician']],
  ['trainer', ['a note to the trainer', 'write up for physio']],
  ['director', ['two lines for the AD', 'an email to the athletic director', 'a summary for the principal']],
  ['coach', ['a note for my assistant', 'two lines for the head coach', 'brief the staff']],
  ['board', ['a line for the whiteboard', 'a sign for the locker room', 'something for the wall']],
  ['chat', ['a reminder for the group chat', 'put it in the whatsapp']],
  ['report', ['two lines for the handover', 'for my records']],
  [
    'athletes',
    ['text the boys', 'tell them lights out at ten', 'write something for the squad', 'a line for the captains'],
  ],
  [undefined, ['write a text', 'lights out at ten', 'shorter']],
])('%s', (recipient, said) => expect(said.map(recipientIn)).toEqual(said.map(() => recipient)))

test('somebody named after "to" or "for" comes before somebody mentioned', () => {
  expect(recipientIn('a text to the team about the email to parents')).toBe('parents')
  expect(recipientIn('a text to the boys, the trainer is out today')).toBe('athletes')
})

test('who signs it, who ordered it and whose style it has is not the reader', () => {
  expect(recipientIn('a text to the boys, signed by the trainer')).toBe('athletes')
  expect(recipientIn('coach wants a text for the boys')).toBe('athletes')
  expect(recipientIn('write it like a doctor')).toBeUndefined()
  expect(recipientIn('from the whole coaching staff')).toBeUndefined()
})

test('only staff are given figures of an athlete', () => {
  const all = Object.keys(RECIPIENTS) as Recipient[]
  expect(all.filter((recipient) => !hasNoFigures(recipient))).toEqual([
    'director',
    'coach',
    'trainer',
    'doctor',
    'report',
  ])
})
