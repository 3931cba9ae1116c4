import { expect, test } from 'vitest'
import { changesDraft } from './changes-draft.ts'

test.each([
  'shorter lol they wont read that',
  'Add bring shoes, singlet, ID, strap charged',
  'sign it Coach Mike',
  'change 5:15 to 5:30',
  'leave out the ID',
  'cut the numbers out',
  'Take his numbers out of the note. He only needs to know who to hold and until when.',
  "The AD doesn't know what HRV is. Rewrite for a lay reader.",
  'Good. Drop all athlete names, it goes beyond our staff.',
  'split it in two, one for the kids going home and one for the ones staying',
  'make it one text for the parents',
  'less cheesy',
  'three lines',
  'in plain English',
  'for someone who does not know HRV',
  'bullets please',
  'can you make it warmer?',
  'now one for the AD',
])('a change: %s', (message) => expect(changesDraft(message)).toBe(true))

test.each([
  'does it matter if they only wear it to sleep?',
  'who should i pull aside after',
  'Which of these changes is large enough that it is not just noise?',
  'how did the team sleep',
  'why is he in the red',
  'too many red days? who is worst?',
  'who else',
])('a question: %s', (message) => expect(changesDraft(message)).toBe(false))
