import { expect, test } from 'vitest'
import { asksForRanking, asksForText } from './asks-for-text.ts'

test.each([
  'Write one text i can send to each of them, not mean',
  'write what I should text him, sound like me not like a doctor',
  "Thanksgiving text: half going home wed night, half staying. some simple things so they don't come back wrecked",
  'Thanksgiving text for the ones who stay: sleep in, lift once',
  'Bus change note to the parents: we leave at 9',
  'Put that into a short note I can hand to the head coach, without any diagnosis in it.',
  "Draft a short note to Dan making the case. He won't read more than five lines.",
  'group text that lift is cancelled friday',
  'Remind everybody to weigh in at 6:30 tomorrow',
  'tell the seniors they are leading warmups monday',
  "Noah's mom emailed asking if he's overtraining. What can I say back honestly",
  'give me 3 things to tell em, nothing sciency',
  'one line for each I can read out loud',
  'make that a group text, keep it chill',
  'Give me a one-page weekly report on wrestling for the department meeting',
  'shout out post for those guys',
  'how do I word a text to Hiroshi that he is not wrestling',
])('a text: %s', (message) => expect(asksForText(message)).toBe(true))

test.each([
  'who answered my text',
  'did the parents get the email about saturday',
  'write me monday practice off that, 2 hours',
  'who should sit out today',
  'tell me who is tired',
  'Bus change note for 9:30',
  'put that in a schedule I can print',
  'drop Ann',
  'Let me know who is out',
  "tell Farid's recovery apart from sleep",
  'Give me the one you would pull from heavy squats first, and the reason in a sentence I can say to him',
  'what would you tell me about HRV',
  'send me a reminder to order mouthguards',
  'lifting groups for the whiteboard',
])('none: %s', (message) => expect(asksForText(message)).toBe(false))

test('a ranking hangs somewhere, and is of a figure', () => {
  expect(asksForRanking('need something for the whiteboard, like top 5 sleepers this week')).toBe(true)
  expect(asksForRanking('list for whiteboard: green, yellow, red groups')).toBe(false)
  expect(asksForRanking('top 5 sleepers this week')).toBe(false)
})
