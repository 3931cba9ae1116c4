import { SHORT_NIGHT_HOURS } from '@corner/analytics/day-verdict/short-sleep.ts'
import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import { CLEARANCE } from '../../../danger/danger-texts.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { plainName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { LOAD_UNKNOWN } from '../../day/without-data.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { sayNoValue } from '../../values/no-data.ts'
import { asksCap, CAP } from './heart-rate-cap.ts'
import { WEIGHT_IS_THEIRS } from './weight.ts'

/** The most informative questions for somebody without a device (Saw 2016). */
export const QUESTIONS = [
  'How did you sleep the last three nights, and when did you get to bed?',
  'Where are you sore or heavy, and is it getting better or worse?',
  'Do you have your energy and appetite, or is something coming on?',
] as const

const WHAT_IT_TAKES = 'With a strap on, two to four weeks of nights show what is usual, and a change shows within days.'

type Form = PersonAsked['form']

/** A follow-up on somebody without records: it answers what was asked and does not repeat the sentence before. */
const FOLLOW_UPS: Partial<Record<Form, (name: string) => string>> = {
  since: (name) =>
    `**Only ${name} can say since when**: no record of these days is here. Ask when it last felt normal, and what changed then: nights, school, weight, a cold, a hard week. Partners and the training log know it, too.`,
  before: (name) =>
    `**Not known**: no record of ${name} goes back that far here. Ask ${name}, the athletic trainer and whoever coached before.`,
  rest: (name) =>
    `**Decide by three answers and the warm-up**: nothing is recorded of ${name}, and no number would tell tired from unwilling. All three answers fine: train as planned without extra rounds, weights ${LOAD_UNKNOWN}. One of them off: drill, no live. Fever, a sore throat or stomach trouble: no training, and the athletic trainer.`,
  hold_marks: (name) =>
    `**No readings of ${name} to go by, so by what you see and hear**: hold back for a night under ${SHORT_NIGHT_HOURS} h twice in a row, for soreness that is worse than yesterday, for a warm-up that feels harder than it should, and for any fever, sore throat or stomach trouble.`,
  what_to_say: (name) =>
    `> ${name}, you have looked a bit flat to me and I'd rather ask than guess. How are you sleeping, where are you sore, and is anything coming on?`,
  share_numbers: (name) => `**There are none to bring up**: nothing is recorded of ${name}. Say what you saw, and ask.`,
  home: (name) =>
    `**By symptoms, as nothing is recorded of ${name}**: fever, vomiting or diarrhea: home, and the athletic trainer or a physician. A stuffy nose alone: off the mat until the trainer has looked.`,
  to_parent: (name) =>
    `> I have no device data of ${name}, so I can't say it from numbers. I'd like to hear how sleep, appetite and mood are at home, and I'll ask at practice; if you are worried, our athletic trainer or your physician is the one to see.`,
  believe: (name) =>
    `**Nothing here speaks for it or against it**: no record of ${name} is there. Ask three things, and let the warm-up decide.`,
  weight: (name) =>
    `**Nothing is recorded of ${name}**, so sleep and recovery cannot be read here. ${WEIGHT_IS_THEIRS}`,
  same_boat: (name) => `Nothing is recorded of ${name}, so nobody can be held against that.`,
  how_sure: (name) => `**Not at all**: nothing is recorded of ${name}.`,
  baseline: (name) => `**It cannot be said**: no record of ${name} shows what is usual or what is now.`,
}

const ASK_ALL: readonly Form[] = [
  'status',
  'nights',
  'rest',
  'questions',
  'handled',
  'baseline',
  'how_sure',
  'believe',
  'weight',
]
const SAYS_NOTHING: readonly Form[] = ['status', 'nights', 'handled', 'questions']

/** What can be said about somebody without fresh records. */
export async function sayNotRecorded(
  athlete: KnownAthlete,
  form: Form,
  sources: Sources & { message: string },
): Promise<string> {
  const { message } = sources
  const name = plainName(athlete.name)
  const followUp = FOLLOW_UPS[form]?.(name)
  if (form === 'handled')
    return paragraphs(
      await sayNoValue(athlete, { metric: 'recovery' }, 'of these days', sources),
      `${asksCap(message) ? `${CAP} ` : ''}${CLEARANCE}`,
      'Ask every day of the return:',
      bullets(QUESTIONS.map((one) => `"${one}"`)),
    )
  return paragraphs(
    followUp,
    SAYS_NOTHING.includes(form) &&
      (await sayNoValue(
        athlete,
        { metric: form === 'nights' ? 'sleep_duration' : 'recovery' },
        'of these days',
        sources,
      )),
    ASK_ALL.includes(form) && 'Three questions tell most:',
    ASK_ALL.includes(form) && bullets(QUESTIONS.map((one) => `"${one}"`)),
    SAYS_NOTHING.includes(form) && WHAT_IT_TAKES,
  )
}
