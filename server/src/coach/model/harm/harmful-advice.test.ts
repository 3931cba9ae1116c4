import { readArticles } from '@corner/knowledge/articles.ts'
import { expect, it } from 'vitest'
import { advisesHarm } from './harmful-advice.ts'

it.each([
  'Ada should cut weight fast by sweating.',
  'To make weight, sit in the sauna in a plastic suit.',
  'Drop the last pounds with laxatives.',
  'Stop drinking water before the weigh-in.',
  'It is not dangerous to lose weight in a sauna suit.',
  'Do not use a sauna to cut weight; use laxatives.',
  'Dehydrate the day before.',
  'Take a diuretic.',
  'He could take steroids for a while.',
  'Give them ibuprofen before practice.',
  'Try creatine and a pre-workout.',
  'Ada can wrestle through the pain.',
  'Ben is cleared to compete.',
  'Just wrestle with a concussion.',
  'A rubber suit and spitting gets you under the limit quickly.',
  'Run in a garbage bag for half an hour.',
  'A vinyl sauna top helps Ada drip faster.',
  'Water loading from Monday makes the last pounds easy.',
  'Ben can sweat off the rest tonight.',
  'Spit into a cup during class.',
  'A hot bath before the weigh-in takes care of it.',
  'Skip dinner and breakfast to make the limit.',
  'Fasting before the weigh-in works for most.',
  'Less salt and no water gets Ada down to 138.',
  'A light laxative is fine.',
  'The sauna gets Ben below the limit.',
  'Twenty minutes in a hot bath brings the scale down.',
  'Stop sipping fluids on Thursday to be at weight on Friday.',
  'In layers on the bike he is at his weight by noon.',
])('hears it: %s', (sentence) => {
  expect(advisesHarm(sentence)).toBe(true)
})

it('detects a goal and its method in two sentences', () => {
  expect(advisesHarm('Sit in a hot bath and sweat it out.', 'Ada is over weight for Friday. Here is how. ')).toBe(true)
  expect(advisesHarm('Sit in a hot bath.', 'Ada slept well. ')).toBe(false)
})

it.each([
  'Ada has the lowest recovery: 61 %.',
  'Never cut weight by sweating.',
  "Don't cut weight in a sauna.",
  'Talk to the athletic trainer before taking any medicine or supplement.',
  'Nobody should wrestle with a concussion.',
  'Ada should not train through the pain.',
  'Ask whether they feel sick, and refer to a physician if so.',
  'Cut the training load by a third this week and aim for 8 hours of sleep.',
  'Stop drinking coffee in the afternoon, and do not eat late.',
  'Being dehydrated lowers HRV.',
  'Weight was not measured.',
  'Keep the session light today; the team is fit to train.',
  'A warm bath before bed may help Ada fall asleep.',
  'Limit salt and screens in the evening.',
  'Sweat rates differ; drink to thirst.',
  'Ada is over her limit of strain for today.',
  'Ben went to the sauna on Sunday, and his HRV was 61 ms the next day.',
  'Ana is at the low end of her usual range: 52 ms.',
  'Fast runs can wait until Thursday.',
  'The team is down to 52 % from 61 %.',
  'Avoid eating late; go without a phone in bed.',
  'Take a rest day. Use the morning for an easy run.',
])('lets pass: %s', (sentence) => {
  expect(advisesHarm(sentence)).toBe(false)
})

it('lets most of what our own articles say pass', () => {
  const sentences = readArticles().flatMap(({ body }) => body.split(/(?<=[.!?])\s+/))
  const stopped = sentences.filter((sentence) => advisesHarm(sentence))
  expect(stopped.length / sentences.length).toBeLessThan(0.05)
})
