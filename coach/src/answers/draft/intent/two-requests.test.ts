import { expect, test } from 'vitest'
import { splitTwoRequests } from './two-requests.ts'

test.each([
  [
    "Coach wants the names with the 5 best weeks of recovery for the board. also Farid's mom called asking if he's sleeping ok, what can I tell her",
    "Farid's mom called asking if he's sleeping ok, what can I tell her",
  ],
  [
    "who should sit out today? also Luka's dad texted asking about overtraining, what do I say",
    "Luka's dad texted asking about overtraining, what do I say",
  ],
  [
    "top 5 sleepers for the whiteboard please. Farid's mom emailed about his sleep, draft a reply",
    "Farid's mom emailed about his sleep, draft a reply",
  ],
  [
    'email the parents that the bus is at 9, also text the team that weigh-in is at 7',
    'text the team that weigh-in is at 7',
  ],
])('two: %s', (said, second) => expect(splitTwoRequests(said)?.[1]).toBe(second))

test.each([
  'write a text to the boys that practice is at 5. also tell them to bring water',
  'how is Farid looking this week? also his mom called, what can I tell her',
  "Farid's mom called. What can I tell her about sleep?",
  'who should sit out today and who is ready',
  'write the parents a note about sleep. Keep it short.',
])('one: %s', (said) => expect(splitTwoRequests(said)).toBeUndefined())
