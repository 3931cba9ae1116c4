import { expect, test } from 'vitest'
import { recipientIn } from './recipient.ts'
import { asksForReply } from './who-wrote.ts'

test.each([
  "Yusuf's dad emailed asking why he is always so tired at home. can you draft a reply thats honest",
  "Noah's mom called asking if he's sleeping ok, what can I tell her",
  'his parents keep asking if we work him too hard, write them something',
  "Omar's folks want to know if he eats enough. whats an honest answer",
  "got a text from Luka's mother about the late nights, help me write a reply",
  "Farid's dad is upset that we pulled him from live. how do I answer without numbers",
  'a mom wrote me that practice is too hard, write an answer',
  "Reply to Yusuf's mom that practice ends at 5:30",
  "Caleb's grandma phoned about his sleep, draft a short text back",
  'the Volkov family emailed, they are worried. what do I write back',
])('to the parents: %s', (said) => expect(recipientIn(said)).toBe('parents'))

test.each([
  'his history teacher emailed that he falls asleep in class, draft a reply',
  "Aidan's counselor called about him being tired, what can I say",
])('to the teacher: %s', (said) => expect(recipientIn(said)).toBe('teachers'))

test.each([
  'did the parents get the email about saturday',
  "Farid's dad wrestled here",
  'tell the team that the parents called off the potluck',
  'write a text to Farid about his sleep',
  'who answered my text',
])('no reply: %s', (said) => expect(asksForReply(said)).toBe(false))
