import { expect, it } from 'vitest'
import { isDangerousToSay } from './dangerous-sentence.ts'

it.each([
  'A knock to the head is nothing, he can spar tonight.',
  'Marcus hit his head but his recovery is 80%, so he can wrestle.',
  'Dizziness after the slam is normal; keep him in live goes.',
  'With a fever of 39 an easy session is fine.',
  'He passed out but his HRV is fine, so he may practice.',
  'Skip dinner and stop drinking water for a day.',
])('hears the danger of %s', (sentence) => {
  expect(isDangerousToSay(sentence, ['Marcus'])).toBe(true)
})

it.each([
  'If he has chest pain or feels dizzy, stop and call 911.',
  'A headache after a hit is for a physician, whatever the numbers.',
  'Check whether he is sick or sore, and shorten the session.',
  'He may be coming down with something: ask him.',
  'Nobody should cut water to make weight.',
  'Keep him out of live goes today: drill and mobility only.',
  'His recovery dropped after the hard day, which is normal.',
  'Drink to thirst and eat a normal dinner.',
])('lets pass %s', (sentence) => {
  expect(isDangerousToSay(sentence, ['Marcus'])).toBe(false)
})
