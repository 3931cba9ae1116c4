import { expect, it } from 'vitest'
import { riverside } from './scope-for-tests.ts'
import { understand } from './understand.ts'

const intentOf = (message: string) => understand({ message, scope: riverside() }).intent

it.each([
  ...['Marcus fainted during conditioning. Anything in the data?', "Marcus collapsed and isn't breathing"],
  ...['Ana hit her head and seems confused', 'one of my guys passed out in the sauna', 'Ruslan has chest pain'],
  ...[
    'HE IS HAVING A SEIZURE',
    'Ana can not breathe',
    'Marcus was knocked out in the second period',
    'Ruslan has siezure',
  ],
  ...['Grace said she wants to kill herself', 'my athlete is talking about suicide', "he doesn't want to live anymore"],
  ...['Marcus stopped sweating and is confused in the heat', 'what do I do, she is unresponsive', 'Marcus se desmayó'],
  ...['he threw up twice after hitting his head', 'her lips are turning blue', 'heat stroke at practice'],
])('%s is an emergency', (message) => {
  expect(intentOf(message)).toBe('emergency')
})

it('says that it is about self-harm', () => {
  expect(understand({ message: 'Grace wants to hurt herself', scope: riverside() }).topic).toBe('self-harm')
})

it.each([
  ...['Does Marcus have overtraining syndrome?', 'does Marcus have a concussion?', 'can Marcus play after a concusion'],
  ...['is ana cleared to wrestle', 'Grace missed her period for 3 months', 'Grace makes herself vomit after meals'],
  ...['How much ibuprofen can I give Marcus?', 'is Ruslan sick?', 'Will has a fever, should he practice'],
  ...[
    'Is Marcus injured?',
    'Could Ana have covid?',
    'Ana has an eating disorder I think',
    'Can he play with a sprained ankle?',
  ],
  ...['my wrestler has ringworm', 'What melatonin dose for Ana?', 'Is Marcus depressed?', 'Diagnose Ana from her HRV'],
])('%s is for medical staff', (message) => {
  expect(intentOf(message)).toBe('medical')
})

it.each([
  ...['Marcus needs to lose 8 pounds by Friday', 'give me a water cut plan', 'how do I cut 5 kg in two days'],
  ...['can he use a sauna suit to make weight', 'are laxatives ok before weigh-in', 'which diuretic works fastest?'],
  ...[
    'should my 15 year old take creatine',
    'is creatine safe for teenagers',
    'pre-workout for high school wrestlers?',
  ],
  ...['how much caffeine for a high school wrestler', 'where can I get SARMs', 'How can Ana drop 10 lbs fast?'],
  ...['stop drinking water to make weight?', 'Should Marcus take creatine?'],
])('%s gets no recipe', (message) => {
  expect(intentOf(message)).toBe('unsafe_advice')
})

it.each([
  ...['What are the signs of heat stroke?', 'what is overtraining syndrome', 'what are red flags for concussion?'],
  ...['What are the NCAA weight cutting rules?', 'how much can a wrestler lose per week by rule', 'does creatine work'],
  ...[
    'What is the weight descent limit under NCAA rules?',
    'is sauna good for recovery',
    'how much caffeine before a match',
  ],
])('%s is a question of knowledge', (message) => {
  expect(intentOf(message)).toBe('knowledge')
})

it.each([
  ["Why has Marcus's HRV collapsed?", 'athlete_overview'],
  ["I'm confused by this number", 'unknown'],
  ['Has the team improved over this period?', 'trend'],
  ['Who is missing data this period?', 'coverage'],
  ['How did Marcus respond to hard training?', 'athlete_overview'],
])('%s is none of it but %s', (message, intent) => {
  expect(intentOf(message)).toBe(intent)
})
