import { SHORT_NIGHT_HOURS } from '@corner/analytics/day-verdict/short-sleep.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { PersonAsked } from '@corner/contract/entities/person-asked.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { CLEARANCE } from '../../../danger/danger-texts.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { LOOK_BACK_DAYS } from '../../../tools/query/days-needed.ts'
import { writeWhen } from '../../../wording/day-names.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp, lookUpOne } from '../../context/look-up.ts'
import { hasOwnState, isOff, sayOff, sayOwnStates } from '../../day/own-state.ts'
import { LOAD_UNKNOWN } from '../../day/without-data.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNoValue } from '../../values/no-data.ts'
import { daysIn, weekWindow } from '../week-figures.ts'
import { asksCap, CAP } from './heart-rate-cap.ts'
import { sayRecordedNights } from './recorded-nights.ts'
import { WEIGHT_IS_THEIRS } from './weight.ts'

/** The most informative questions for somebody without a device (Saw 2016). */
export const QUESTIONS = [
  'How did you sleep the last three nights, and when did you get to bed?',
  'Where are you sore or heavy, and is it getting better or worse?',
  'Do you have your energy and appetite, or is something coming on?',
] as const

const WHAT_IT_TAKES = 'With a strap on, two to four weeks of nights show what is usual, and a change shows within days.'

type Form = PersonAsked['form']

/**
 * A follow-up on somebody without fresh records: it answers what was asked and does not repeat the sentence before.
 * `fresh ` where there are older ones, which must not be denied.
 */
const FOLLOW_UPS: Partial<Record<Form, (name: string, fresh: 'fresh ' | '') => string>> = {
  since: (name, fresh) =>
    `**Only ${name} can say since when**: no ${fresh}record is here. Ask when it last felt normal, and what changed then: nights, school, weight, a cold, a hard week. Partners and the training log know it, too.`,
  before: (name) =>
    `**Not known**: no record of ${name} goes back that far here. Ask ${name}, the athletic trainer and whoever coached before.`,
  rest: (name, fresh) =>
    `**Decide by three answers and the warm-up**: nothing ${fresh}is recorded of ${name}, and no number would tell tired from unwilling. All three answers fine: train as planned without extra rounds, weights ${LOAD_UNKNOWN}. One of them off: drill, no live. Fever, a sore throat or stomach trouble: no training, and the athletic trainer.`,
  hold_marks: (name, fresh) =>
    `**No ${fresh}readings of ${name} to go by, so by what you see and hear**: hold back for a night under ${SHORT_NIGHT_HOURS} h twice in a row, for soreness that is worse than yesterday, for a warm-up that feels harder than it should, and for any fever, sore throat or stomach trouble.`,
  what_to_say: (name) =>
    `> ${name}, you have looked a bit flat to me and I'd rather ask than guess. How are you sleeping, where are you sore, and is anything coming on?`,
  share_numbers: (name, fresh) =>
    `**There are none to bring up**: nothing ${fresh}is recorded of ${name}. Say what you saw, and ask.`,
  home: (name, fresh) =>
    `**By symptoms, as nothing ${fresh}is recorded of ${name}**: fever, vomiting or diarrhea: home, and the athletic trainer or a physician. A stuffy nose alone: off the mat until the trainer has looked.`,
  to_parent: (name, fresh) =>
    `> I have no ${fresh}device data of ${name}, so I can't say it from numbers. I'd like to hear how sleep, appetite and mood are at home, and I'll ask at practice; if you are worried, our athletic trainer or your physician is the one to see.`,
  believe: (name, fresh) =>
    `**Nothing here speaks for it or against it**: no ${fresh}record of ${name} is there. Ask three things, and let the warm-up decide.`,
  weight: (name, fresh) =>
    `**Nothing ${fresh}is recorded of ${name}**, so sleep and recovery cannot be read here. ${WEIGHT_IS_THEIRS}`,
  same_boat: (name, fresh) => `Nothing ${fresh}is recorded of ${name}, so nobody can be held against that.`,
  how_sure: (name, fresh) => `**Not at all**: nothing ${fresh}is recorded of ${name}.`,
  coming_back: (name, fresh) =>
    `**It cannot be said**: no ${fresh}record of ${name} shows what is now, and I make no forecasts. Ask today, and look again tomorrow.`,
  baseline: (name, fresh) => `**It cannot be said**: no ${fresh}record of ${name} shows what is usual or what is now.`,
}

const ASK_ALL: readonly Form[] = [
  'status',
  'nights',
  'rest',
  'questions',
  'handled',
  'baseline',
  'coming_back',
  'how_sure',
  'believe',
  'weight',
]
const SAYS_NOTHING: readonly Form[] = ['status', 'nights', 'handled', 'questions']

/** A verdict is made from these days. */
const FRESH = 'of today or yesterday'

/** What can be said about somebody without fresh records. */
export async function sayNotRecorded(
  athlete: KnownAthlete,
  form: Form,
  sources: Sources & { message: string; days?: Days | undefined },
): Promise<string> {
  const { message, scope } = sources
  const name = plainName(athlete.name)
  const hasOlder = athlete.connected && (await hasRecords(athlete, sources))
  const followUp = FOLLOW_UPS[form]?.(name, hasOlder ? 'fresh ' : '')
  if (form === 'handled')
    return paragraphs(
      await sayNoValue(athlete, { metric: 'recovery' }, FRESH, sources),
      `${asksCap(message) ? `${CAP} ` : ''}${CLEARANCE}`,
      'Ask every day of the return:',
      bullets(QUESTIONS.map((one) => `"${one}"`)),
    )
  const own = SAYS_NOTHING.includes(form) && (await sayOwnState(athlete, sources))
  if (own) return paragraphs(await sayNoValue(athlete, { metric: 'recovery' }, FRESH, sources), own)
  const days = weekWindow(daysIn(sources.days, scope))
  return paragraphs(
    followUp,
    form === 'nights'
      ? (await sayRecordedNights(athlete, days, sources)) ||
          (await sayNoValue(athlete, { metric: 'sleep_duration' }, nameDays(days, scope).over, sources))
      : SAYS_NOTHING.includes(form) && (await sayNoValue(athlete, { metric: 'recovery' }, FRESH, sources)),
    SAYS_NOTHING.includes(form) && (await sayDevice(athlete, hasOlder, sources)),
    ASK_ALL.includes(form) && 'Three questions tell most:',
    ASK_ALL.includes(form) && bullets(QUESTIONS.map((one) => `"${one}"`)),
    SAYS_NOTHING.includes(form) && !hasOlder && WHAT_IT_TAKES,
  )
}

/** What their own signs say where the maker gives no recovery; '' where there is nothing to go by. */
async function sayOwnState({ id }: KnownAthlete, { toolbox }: Sources): Promise<string> {
  const { athletes } = await toolbox.call('day_verdict', { athletes: [id] })
  const own = athletes.filter(hasOwnState)
  if (!own.some(isOff))
    return sentences(sayOwnStates(own), own.length > 0 && 'Train as planned, and ask how they feel.')
  return paragraphs(
    sayOff(own),
    '**Hold back until you have asked**: all well, train as planned without extra rounds; anything off, drill without live; fever or a sore throat, no training.',
  )
}

/** What to do about the device, as the Team Overview says it: one that sends strain is charged and synced. */
async function sayDevice(athlete: KnownAthlete, hasOlder: boolean, sources: Sources): Promise<string> {
  const { scope } = sources
  if (!athlete.connected) return scope.view === 'team' ? 'Ask how they feel, and have a device linked.' : ''
  if (!hasOlder || athlete.linkEnded) return ''
  const lately = { window: { from: addDays(scope.today, -1), until: scope.today } }
  const [strain] = await lookUpOne(athlete, [{ metric: 'strain', aggregate: 'latest' }], lately, sources)
  return strain && strain.date !== null
    ? `Newer strain is in (${writeFigure(strain.measure, strain.value)}, ${writeWhen(strain.date, scope.today)}), but no new night: **is the device worn at night?**`
    : 'Nothing newer has come at all: **is the device worn, charged, synced?**'
}

/** Whether any night or recovery is there, however old. */
async function hasRecords({ id }: KnownAthlete, sources: Sources): Promise<boolean> {
  const { rows } = await lookUp(
    {
      who: { ids: [id] },
      measures: ['recovery', 'sleep_duration'].map((metric) => ({ metric, aggregate: 'latest' as const })),
      days: { window: { last: LOOK_BACK_DAYS } },
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  return rows.some(({ facts }) => facts.some(isKnown))
}
