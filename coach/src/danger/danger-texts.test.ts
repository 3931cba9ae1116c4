import { describe, expect, it } from 'vitest'
import type { DangerLevel, DangerTopic } from './danger.ts'
import { dangerArticles, dangerLine, dangerReply } from './danger-texts.ts'

const STOP =
  '**Stop all activity now, and call 911 (in the US), 112 (in Europe) or your local emergency number.** Get the athletic trainer at once, and stay with the athlete.'
const NO_RETURN = 'No return to training before medical staff have said so.'
const NO_NUMBERS = 'Nothing in the wearable data can clear anyone: normal numbers do not rule anything out.'
const OUT = '**Out now: no training and no competition until medical staff have seen the athlete and given clearance.**'

describe('an emergency', () => {
  it.each<[DangerTopic, string]>([
    ['other', ''],
    ['head', ''],
    ['eating-weight', ''],
    ['pregnancy', ''],
    ['spine', 'Do not move them, and keep the head and neck still until help is there. '],
    ['heat', 'Cool them at once while help is on the way, best in cold water: cool first, transport second. '],
    ['allergy', 'Use their epinephrine injector if they have one. Even when it helps, they must be seen at once. '],
    ['breath', 'Let them sit up, and help them to use their own inhaler if they have one. '],
    ['heart', 'Send for the defibrillator (AED). If they do not respond and do not breathe normally, start CPR. '],
    ['faint', 'Send for the defibrillator (AED). If they do not respond and do not breathe normally, start CPR. '],
  ])('of %s stops everything, and says what to do until help is there', (topic, meanwhile) => {
    expect(dangerReply({ level: 'emergency', topic, sure: true })).toEqual({
      first: STOP,
      after: `${meanwhile}${NO_RETURN} ${NO_NUMBERS}`,
    })
  })
})

describe('out', () => {
  it.each<[DangerTopic, string, string]>([
    [
      'heart',
      ' Chest pain, a racing or irregular heartbeat need a physician before any exercise.',
      'Pain in the chest now, or fainting: 911 (112 in Europe). ',
    ],
    [
      'breath',
      ' Trouble with breathing needs a physician before any exercise.',
      'Blue lips, or no air for a whole sentence: 911 (112 in Europe). ',
    ],
    [
      'faint',
      ' Fainting, or nearly, needs a physician before any exercise, also when they feel fine again.',
      'If it happened in exercise or happens again: 911 (112 in Europe). ',
    ],
    [
      'heat',
      ' Heat illness can come back or get worse: no training today, cool, drink, and be seen today.',
      'Confusion, staggering or collapse: 911 (112 in Europe), and cold water at once. ',
    ],
    [
      'spine',
      ' Numbness, tingling or weakness after a blow can be an injury of the neck or spine.',
      'Pain in the middle of the neck, both arms or legs, or weakness: do not move them, 911 (112 in Europe). ',
    ],
    ['joint', ' It may be broken, torn or out of joint: support it, cool it, and put no load on it.', ''],
    [
      'fever',
      ' With a fever nobody trains or competes: the heart may be inflamed, and others catch it.',
      'A stiff neck, confusion or a purple rash: 911 (112 in Europe). ',
    ],
    ['skin', ' Skin infections pass on by contact: off the mat, covered, and away from shared towels and gear.', ''],
    ['allergy', '', ''],
    ['other', '', ''],
  ])('with %s says why, and when it is an emergency', (topic, because, worse) => {
    expect(dangerReply({ level: 'out', topic, sure: true })).toEqual({
      first: `${OUT}${because}`,
      after: `${worse}${NO_NUMBERS}`,
    })
  })
})

it.each<[DangerLevel, DangerTopic, string, string]>([
  [
    'emergency',
    'self-harm',
    '**Stay with them now, and call or text 988** (in the US) or your local crisis line; if the danger is immediate, call **911**, 112 (in Europe) or your local emergency number. If it is you: call one of these numbers now, or go to somebody near you.',
    'Do not leave them alone, listen without judging, and bring in the athletic trainer, a physician or a mental health professional today. This is not a question for training data or for me.',
  ],
  [
    'emergency',
    'medicine-supplement-stimulant',
    '**Call 911 (in the US), 112 (in Europe) or your local emergency number now,** or poison control (1-800-222-1222 in the US) if they are awake and well. Stay with the athlete, and keep what they took for the medics.',
    'Do not make them vomit, and do not let them sleep it off alone. Get the athletic trainer at once. Nothing in the wearable data can clear anyone: normal numbers do not rule anything out.',
  ],
  [
    'emergency',
    'abuse',
    '**If anybody is in danger now, get to a safe place and call 911 (in the US), 112 (in Europe) or your local emergency number.** Then tell the safeguarding lead of your organization, a physician or another adult you trust, today.',
    'Being hurt by somebody is never the fault of the one who is hurt. Do not question or confront anybody yourself. This is not a question for training data or for me.',
  ],
  [
    'out',
    'head',
    'With a suspected concussion an athlete is **out now, does not return the same day, and is seen by a medical professional** before anything else. Call emergency services (911 in the US, 112 in Europe) for worsening headache, repeated vomiting, confusion, one pupil larger than the other, a seizure or loss of consciousness.',
    'I cannot judge it, and no wearable number can rule it in or out: return goes step by step, after written medical clearance.',
  ],
  [
    'trainer',
    'other',
    'This is one for your **athletic trainer or team physician**, today: I cannot judge it, and wearable data cannot either.',
    'Until they have seen the athlete, train easy or stop, and stop at once if symptoms get worse.',
  ],
  [
    'trainer',
    'skin',
    'This is one for your **athletic trainer or team physician**, today, before the next contact: I cannot judge skin, and wearable data cannot either.',
    'Until they have seen it: off the mat, covered, and no shared towels or gear. In wrestling a skin infection needs written clearance.',
  ],
  [
    'trainer',
    'self-harm',
    'Please bring in somebody who can help, today: a **mental health professional, the team physician or the athletic trainer**. Any sign of wanting to die or to hurt oneself: call or text 988 (in the US) or your local crisis line, or 911 (112 in Europe).',
    'Talk in private, ask openly how they are, and listen. No training data can judge how somebody feels.',
  ],
  [
    'trainer',
    'eating-weight',
    "I can't give a plan for fast weight loss: it can do real harm, and so can eating too little.",
    'A **registered dietitian and a physician** are the ones to ask, with your athletic trainer: they can plan a safe descent within the rules of your sport, early in the season. If somebody vomits, starves, misses periods or hides food, tell a physician today. Dizzy, confused or no urine: stop, drink, and have them seen now. I can show how they sleep and recover; no number of mine clears anybody.',
  ],
  [
    'trainer',
    'medicine-supplement-stimulant',
    "I can't give advice on medicines, supplements, stimulants or doses: it can do real harm.",
    'A **physician, a pharmacist or a registered dietitian** is the one to ask. Under 18 the usual answer to caffeine and supplements is none, and the parents decide with the physician. Nobody hands medicine on to an athlete, and some products are banned in sport.',
  ],
  [
    'trainer',
    'pregnancy',
    'This is one for a **physician** (an obstetrician, or the team physician), soon and in confidence: I cannot judge it, and wearable data cannot either.',
    'Until then no live wrestling, throws or blows to the belly, no cutting of weight and no heat. Bleeding, strong pain or a hard blow to the belly: 911 (112 in Europe). Whom to tell is her own decision.',
  ],
  [
    'trainer',
    'abuse',
    '**Please tell somebody who can protect, today:** the safeguarding lead of your organization or school, a physician or another adult you trust. In the US: SafeSport (833-587-7233) and Childhelp (800-422-4453); in danger now: the police, 911 (112 in Europe).',
    'If it is about you: it is not your fault, and you may talk of it. If it is about somebody else: listen, promise no secrecy, question nobody yourself, and report it, where the law says so within a day. Do not go to the person it is about, nor only to a coach or trainer. This is not a question for training data.',
  ],
])('%s with %s has words of its own', (level, topic, first, after) => {
  expect(dangerReply({ level, topic, sure: true })).toEqual({ first, after })
})

describe('the line above an answer', () => {
  const CALL =
    '**If somebody is hurt, ill or in danger now: stop, and call 911 (in the US), 112 (in Europe) or your local emergency number.** No number here can clear anyone.'
  const SELF_HARM =
    '**If somebody may harm themselves: stay with them, and call or text 988 (in the US) or 911 (112 in Europe).** Else a mental health professional or physician can help, today.'
  const ABUSE =
    '**If somebody is being hurt: tell the safeguarding lead, a physician or the police (911, 112 in Europe), today.**'

  it.each<[DangerLevel, DangerTopic, string]>([
    ['emergency', 'heart', CALL],
    ['emergency', 'medicine-supplement-stimulant', CALL],
    ['emergency', 'eating-weight', CALL],
    ['emergency', 'pregnancy', CALL],
    ['emergency', 'self-harm', SELF_HARM],
    ['emergency', 'abuse', ABUSE],
    [
      'out',
      'joint',
      '**If this is about an injury or illness: out until medical staff have given clearance.** No number here can clear anyone.',
    ],
    [
      'trainer',
      'joint',
      '**If this is about an injury, illness or medicine: ask your athletic trainer or physician today.**',
    ],
    ['trainer', 'self-harm', SELF_HARM],
    ['trainer', 'abuse', ABUSE],
    [
      'trainer',
      'eating-weight',
      '**If this is about losing weight or eating: ask a registered dietitian or a physician before anything else.**',
    ],
    [
      'trainer',
      'medicine-supplement-stimulant',
      '**If this is about a medicine or supplement: ask a physician or pharmacist; under 18, with the parents.**',
    ],
    ['trainer', 'pregnancy', '**If somebody may be pregnant: ask a physician first, and no contact until then.**'],
  ])('%s, %s', (level, topic, line) => expect(dangerLine({ level, topic, sure: false })).toBe(line))

  it('of what staff have seen leaves clearance to them', () => {
    expect(dangerLine({ level: 'trainer', topic: 'joint', sure: false, isSettled: true })).toBe(
      'No figure here clears anybody: clearance stays with the medical staff.',
    )
  })
})

it.each<[DangerLevel, DangerTopic, string[]]>([
  ['out', 'head', ['concussion', 'when-to-refer']],
  ['emergency', 'heat', ['heat', 'when-to-refer']],
  ['out', 'other', ['when-to-refer']],
  ['trainer', 'eating-weight', ['weight-cutting-wrestling', 'youth-athletes', 'when-to-refer']],
  ['trainer', 'self-harm', ['mental-wellness', 'when-to-refer']],
  ['emergency', 'self-harm', ['mental-wellness']],
  ['trainer', 'abuse', []],
])('%s, %s has articles to read', (level, topic, articles) => {
  expect(dangerArticles({ level, topic, sure: true })).toEqual(articles)
})
