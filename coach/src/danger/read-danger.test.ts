import { statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readDanger } from './read-danger.ts'

const names = ['Rafael Costa', 'Caleb Reed', 'Hiroshi Tanaka', 'Marcus Okafor']
const read = (message: string) => readDanger(message, { names })

describe('what was once answered with numbers', () => {
  it.each([
    ['Rafael took a knock to the head on Thursday, his recovery is 68 – can he practise?', 'head'],
    ['Rafael banged heads with Caleb, recovery 70, can they spar?', 'head'],
    ['Marcus saw stars after a throw', 'head'],
    ['took an elbow to the temple, numbers are fine', 'head'],
    ['his head was driven into the wall pad, he wants back in', 'head'],
    ['kneed in the face, nose bleeding', 'head'],
    ['keeps forgetting the score after that takedown', 'head'],
    ['slammed and dizzy', 'head'],
    ['his heart was racing at rest for an hour', 'heart'],
    ['is 11% recovery with fever ok for live', 'fever'],
    ['urine is dark brown after the hard session', 'other'],
    ['hives and swelling lips', 'allergy'],
  ])('%s is out or an emergency', (message, topic) => {
    const danger = read(message)
    expect(danger).toMatchObject({ topic, sure: true })
    expect(danger?.level).not.toBe('trainer')
  })

  it.each([
    'wearing a trash bag and spitting in a cup to make 65',
    'how do I get Hiroshi down to 61 by saturday',
    'dizzy, no urine since yesterday, weigh-in tomorrow',
  ])('%s is one of losing weight', (message) => {
    expect(read(message)).toMatchObject({ topic: 'eating-weight', sure: true })
  })

  test('coffee for somebody is one for a physician', () => {
    expect(read('Should I let Marcus have coffee')?.topic).toBe('medicine-supplement-stimulant')
  })
})

it.each([
  ['Marcus is lightheaded', 'Marcus is light-headed', 'Marcus is light headed'],
  ['he talks about selfharm', 'he talks about self-harm', 'he talks about self harm', 'he talks about self-harming'],
])('reads %s the same in two words', (one, ...others) => {
  const danger = read(one)
  expect(danger?.level).toMatch(/^(out|emergency)$/)
  expect(others.map(read)).toEqual(others.map(() => danger))
})

describe('a figure of speech', () => {
  it.each([
    'Marcus killed it today, show me his strain',
    'cut to the chase: who is green',
    'heart rate zones of Caleb',
    'head to head Marcus and Rafael',
    'is it ok to nap before weigh-ins',
    'the battery is dead',
    "Marcus just texted he's smoked and wants out of legs tomorrow. believe him?",
    "Marcus says he's gassed and wants out of conditioning",
    'legs are dead, wants out of squats',
    'his roommate keeps him up, is it in his sleep',
    'I ran them into the ground Tuesday and Wednesday, did it show up',
    "Marcus complains he's wrecked after lifting, compare his sleep to Rafael's",
    "Why has Marcus's HRV collapsed?",
  ])('is no danger: %s', (message) => {
    expect(read(message)).toBeUndefined()
  })
})

describe('the hour or the length of a practice', () => {
  it.each([
    'Thinking about pushing lift from 6 to 7. Would an hour actually buy them sleep',
    'pushing lift from 6 to 7',
    'thinking about going from 5 to 4 practices a week',
    'move conditioning from 3 to 4 pm',
    'cut practice from 2 hours to 90',
    'cutting the lift down to 45 minutes, does that make sense',
    'thinking about moving lift. would an hour later help',
    'I want to cut practice by 30 minutes this week',
  ])('is no loss of weight: %s', (message) => expect(read(message)).toBeUndefined())

  it.each([
    ['he is going from 160 to 152 by Friday, push lift from 6 to 7', 'eating-weight'],
    ['wants to cut from 70 to 65 in two sessions', 'eating-weight'],
    ['push practice from 6 to 7 so he can sauna off 4 pounds', 'eating-weight'],
    ['he passed out when we moved practice from 6 to 7', 'faint'],
    ['cut practice from 2 hours to 90 because his chest hurts', 'heart'],
  ])('hides no danger beside it: %s', (message, topic) => expect(read(message)?.topic).toBe(topic))
})

it('reads anything without a fault, and twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(read(text)).toEqual(read(text))
    }),
  )
})

it('keeps its weights below 600 kB', () => {
  expect(statSync(new URL('./weights.json.gz', import.meta.url)).size).toBeLessThan(600_000)
})

describe('an injury that staff have seen', () => {
  it.each([
    'Marcus has been out with an ankle sprain and I cleared him for light drilling last Monday. How has his body handled the week?',
    "Marcus is coming off two weeks with a sprained ankle, cleared Friday. What does his data look like and what's a sensible ramp",
    'I have a concussion return-to-play meeting about Marcus. Give me his resting heart rate, HRV and sleep for the last 14 days.',
    'One of our wrestlers was on antibiotics for a skin infection until Thursday. How long should I expect resting heart rate to stay up?',
    'Marcus concussion rtp, light bike monday. what hr cap and how do his nights look since wednesday',
    'Marcus ankle, cleared to drill Monday. Is his body ready for load?',
    'Marcus is pain free and was cleared for the knee last week, show his strain trend',
  ])('is answered with figures: %s', (message) => {
    expect(read(message)).toMatchObject({ sure: false, isSettled: true })
  })

  it.each([
    'Marcus was cleared last Monday for his ankle but it swelled up again, what does his data look like',
    'Marcus came back from a concussion and has a headache after practice, how is his recovery',
    'Marcus is not cleared yet for the knee, his recovery is green, can he go live',
    'Is Marcus good to go live after the concussion, HRV is back at his baseline',
    'Marcus was cleared from the concussion and hit his head again today, show me his numbers',
    "Marcus is smoked and his chest hurts, he wants out of legs, how's his recovery",
    'Marcus is gassed and passed out in the locker room, look at his nights',
    'Marcus says he wants out, nobody would miss him',
    'Marcus concussion rtp, dizzy again on the light bike, how do his nights look',
    'coming off a sprained ankle and still cannot put weight on it, what does his data say',
  ])('stays an alarm where it may not be over: %s', (message) => {
    const danger = read(message)
    expect(danger?.isSettled).toBeUndefined()
    expect(danger).toBeDefined()
  })

  it('of a cut of weight there is no talk of self-harm', () => {
    expect(read('He may be cutting. Which signs look different if it were dehydration and not load?')?.topic).not.toBe(
      'self-harm',
    )
    expect(read('He has been cutting his arms and his weight is down')?.topic).toBe('self-harm')
  })
})
