import type { Danger, DangerTopic } from './danger.ts'

/** What is said about a danger. */
interface DangerText {
  /** What to do first. */
  first: string
  /** Why, and what comes after it. */
  after: string
}

const CALL = 'call 911 (in the US), 112 (in Europe) or your local emergency number'
const NO_NUMBERS = 'Nothing in the wearable data can clear anyone: normal numbers do not rule anything out.'

const EMERGENCY: DangerText = {
  first: `**Stop all activity now, and ${CALL}.** Get the athletic trainer at once, and stay with the athlete.`,
  after: `No return to training before medical staff have said so. ${NO_NUMBERS}`,
}

/** What else to do until help arrives. */
const MEANWHILE: Partial<Record<DangerTopic, string>> = {
  spine: 'Do not move them, and keep the head and neck still until help is there.',
  heat: 'Cool them at once while help is on the way, best in cold water: cool first, transport second.',
  allergy: 'Use their epinephrine injector if they have one. Even when it helps, they must be seen at once.',
  breath: 'Let them sit up, and help them to use their own inhaler if they have one.',
  heart: 'Send for the defibrillator (AED). If they do not respond and do not breathe normally, start CPR.',
  faint: 'Send for the defibrillator (AED). If they do not respond and do not breathe normally, start CPR.',
}

const EMERGENCIES: Partial<Record<DangerTopic, DangerText>> = {
  'self-harm': {
    first:
      '**Stay with them now, and call or text 988** (in the US) or your local crisis line; if the danger is immediate, call **911**, 112 (in Europe) or your local emergency number. If it is you: call one of these numbers now, or go to somebody near you.',
    after:
      'Do not leave them alone, listen without judging, and bring in the athletic trainer, a physician or a mental health professional today. This is not a question for training data or for me.',
  },
  abuse: {
    first: `**If anybody is in danger now, get to a safe place and ${CALL}.** Then tell the safeguarding lead of your organization, a physician or another adult you trust, today.`,
    after:
      'Being hurt by somebody is never the fault of the one who is hurt. Do not question or confront anybody yourself. This is not a question for training data or for me.',
  },
  'medicine-supplement-stimulant': {
    first: `**Call 911 (in the US), 112 (in Europe) or your local emergency number now,** or poison control (1-800-222-1222 in the US) if they are awake and well. Stay with the athlete, and keep what they took for the medics.`,
    after: `Do not make them vomit, and do not let them sleep it off alone. Get the athletic trainer at once. ${NO_NUMBERS}`,
  },
}

/** The reason after "Out now", by topic. */
const OUT_BECAUSE: Partial<Record<DangerTopic, string>> = {
  heart: 'Chest pain, a racing or irregular heartbeat need a physician before any exercise.',
  breath: 'Trouble with breathing needs a physician before any exercise.',
  faint: 'Fainting, or nearly, needs a physician before any exercise, also when they feel fine again.',
  heat: 'Heat illness can come back or get worse: no training today, cool, drink, and be seen today.',
  spine: 'Numbness, tingling or weakness after a blow can be an injury of the neck or spine.',
  joint: 'It may be broken, torn or out of joint: support it, cool it, and put no load on it.',
  fever: 'With a fever nobody trains or competes: the heart may be inflamed, and others catch it.',
  skin: 'Skin infections pass on by contact: off the mat, covered, and away from shared towels and gear.',
}

const OUT: DangerText = {
  first: '**Out now: no training and no competition until medical staff have seen the athlete and given clearance.**',
  after: NO_NUMBERS,
}

const CONCUSSION: DangerText = {
  first:
    'With a suspected concussion an athlete is **out now, does not return the same day, and is seen by a medical professional** before anything else. Call emergency services (911 in the US, 112 in Europe) for worsening headache, repeated vomiting, confusion, one pupil larger than the other, a seizure or loss of consciousness.',
  after:
    'I cannot judge it, and no wearable number can rule it in or out: return goes step by step, after written medical clearance.',
}

const WORSE: Partial<Record<DangerTopic, string>> = {
  heart: 'Pain in the chest now, or fainting: 911 (112 in Europe).',
  breath: 'Blue lips, or no air for a whole sentence: 911 (112 in Europe).',
  faint: 'If it happened in exercise or happens again: 911 (112 in Europe).',
  heat: 'Confusion, staggering or collapse: 911 (112 in Europe), and cold water at once.',
  spine: 'Pain in the middle of the neck, both arms or legs, or weakness: do not move them, 911 (112 in Europe).',
  fever: 'A stiff neck, confusion or a purple rash: 911 (112 in Europe).',
}

const TRAINER: DangerText = {
  first:
    'This is one for your **athletic trainer or team physician**, today: I cannot judge it, and wearable data cannot either.',
  after: 'Until they have seen the athlete, train easy or stop, and stop at once if symptoms get worse.',
}

const TRAINERS: Partial<Record<DangerTopic, DangerText>> = {
  skin: {
    first:
      'This is one for your **athletic trainer or team physician**, today, before the next contact: I cannot judge skin, and wearable data cannot either.',
    after:
      'Until they have seen it: off the mat, covered, and no shared towels or gear. In wrestling a skin infection needs written clearance.',
  },
  'self-harm': {
    first:
      'Please bring in somebody who can help, today: a **mental health professional, the team physician or the athletic trainer**. Any sign of wanting to die or to hurt oneself: call or text 988 (in the US) or your local crisis line, or 911 (112 in Europe).',
    after: 'Talk in private, ask openly how they are, and listen. No training data can judge how somebody feels.',
  },
  'eating-weight': {
    first: "I can't give a plan for fast weight loss: it can do real harm, and so can eating too little.",
    after:
      'A **registered dietitian and a physician** are the ones to ask, with your athletic trainer: they can plan a safe descent within the rules of your sport, early in the season. If somebody vomits, starves, misses periods or hides food, tell a physician today. Dizzy, confused or no urine: stop, drink, and have them seen now. I can show how they sleep and recover; no number of mine clears anybody.',
  },
  'medicine-supplement-stimulant': {
    first: "I can't give advice on medicines, supplements, stimulants or doses: it can do real harm.",
    after:
      'A **physician, a pharmacist or a registered dietitian** is the one to ask. Under 18 the usual answer to caffeine and supplements is none, and the parents decide with the physician. Nobody hands medicine on to an athlete, and some products are banned in sport.',
  },
  pregnancy: {
    first:
      'This is one for a **physician** (an obstetrician, or the team physician), soon and in confidence: I cannot judge it, and wearable data cannot either.',
    after:
      'Until then no live wrestling, throws or blows to the belly, no cutting of weight and no heat. Bleeding, strong pain or a hard blow to the belly: 911 (112 in Europe). Whom to tell is her own decision.',
  },
  abuse: {
    first:
      '**Please tell somebody who can protect, today:** the safeguarding lead of your organization or school, a physician or another adult you trust. In the US: SafeSport (833-587-7233) and Childhelp (800-422-4453); in danger now: the police, 911 (112 in Europe).',
    after:
      'If it is about you: it is not your fault, and you may talk of it. If it is about somebody else: listen, promise no secrecy, question nobody yourself, and report it, where the law says so within a day. Do not go to the person it is about, nor only to a coach or trainer. This is not a question for training data.',
  },
}

/** The whole answer to a certain danger. It contains no figure of an athlete. */
export function dangerReply({ level, topic }: Danger): DangerText {
  if (level === 'emergency') {
    const text = EMERGENCIES[topic] ?? EMERGENCY
    return { first: text.first, after: [MEANWHILE[topic], text.after].filter(Boolean).join(' ') }
  }
  if (level === 'out' && topic === 'head') return CONCUSSION
  if (level === 'out' && OUT_BECAUSE[topic] !== undefined)
    return { first: `${OUT.first} ${OUT_BECAUSE[topic]}`, after: [WORSE[topic], OUT.after].filter(Boolean).join(' ') }
  if (TRAINERS[topic]) return TRAINERS[topic]
  return level === 'out' ? OUT : TRAINER
}

const LINES: Record<Danger['level'], string> = {
  emergency: `**If somebody is hurt, ill or in danger now: stop, and ${CALL}.** No number here can clear anyone.`,
  out: '**If this is about an injury or illness: out until medical staff have given clearance.** No number here can clear anyone.',
  trainer: '**If this is about an injury, illness or medicine: ask your athletic trainer or physician today.**',
}
const LINES_OF_TOPIC: Partial<Record<DangerTopic, string>> = {
  'self-harm':
    '**If somebody may harm themselves: stay with them, and call or text 988 (in the US) or 911 (112 in Europe).** Else a mental health professional or physician can help, today.',
  abuse:
    '**If somebody is being hurt: tell the safeguarding lead, a physician or the police (911, 112 in Europe), today.**',
  'eating-weight':
    '**If this is about losing weight or eating: ask a registered dietitian or a physician before anything else.**',
  'medicine-supplement-stimulant':
    '**If this is about a medicine or supplement: ask a physician or pharmacist; under 18, with the parents.**',
  pregnancy: '**If somebody may be pregnant: ask a physician first, and no contact until then.**',
}

/** Their lines name whom to call themselves. */
const SAYS_WHOM_TO_CALL: readonly DangerTopic[] = ['self-harm', 'abuse']

/** The one line above an answer where a danger is possible. */
export function dangerLine({ level, topic, isSettled }: Danger): string {
  if (isSettled) return CLEARANCE
  if (level === 'emergency' && !SAYS_WHOM_TO_CALL.includes(topic)) return LINES.emergency
  return LINES_OF_TOPIC[topic] ?? LINES[level]
}

/** Added to figures of somebody who is returning. */
export const CLEARANCE = 'No figure here clears anybody: clearance stays with the medical staff.'

/** Articles about it, as slugs. */
export function dangerArticles({ level, topic }: Danger): readonly string[] {
  return [
    ...(ARTICLES[topic] ?? []),
    ...(topic === 'abuse' || (topic === 'self-harm' && level === 'emergency') ? [] : ['when-to-refer']),
  ]
}

const ARTICLES: Partial<Record<DangerTopic, readonly string[]>> = {
  head: ['concussion'],
  heat: ['heat'],
  fever: ['illness-signals'],
  joint: ['return-to-play'],
  'self-harm': ['mental-wellness'],
  'eating-weight': ['weight-cutting-wrestling', 'youth-athletes'],
  'medicine-supplement-stimulant': ['youth-athletes'],
}
