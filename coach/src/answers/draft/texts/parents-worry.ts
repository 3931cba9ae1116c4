import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import { type FreshVerdict, judgeOne, reasonsOf, writeStandingWith } from '../../day/verdicts.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { type Nights, nightsOf } from '../figures/nights-of.ts'
import { asksForReply } from '../request/who-wrote.ts'
import { callName, type DraftFor, factLinesWithoutFigures, leftOver } from './draft-for.ts'
import { asksBetterSleep } from './sleep-lines.ts'

/** A parent asks whether it is too much for their child. */
const ASKS_WORRIED =
  /\b(over[- ]?train\w*|over[- ]?reach\w*|burn(ed|t)?[- ]?out|burning out|worn (out|down)|too (much|hard|tired)|run(ning)? down|exhausted|worried|worries|concern\w*|overdoing|pushing (him|her|them) too|fatigued?|(sleeping|eating|resting|getting) enough|enough (sleep|rest)|(is|doing|sleeping) (ok|okay|alright|all right|fine))\b/i
const OF_SLEEP = /\b(sleep\w*|slept|nights?|bed ?times?|insomnia|falls? asleep|falling asleep)\b/i
const OF_LOAD =
  /\b(tired|exhaust\w*|fatigue\w*|worn|over[- ]?train\w*|over[- ]?work\w*|over[- ]?reach\w*|burn\w*|too (much|hard|many)|hard|wip(?:ed|ing)|drained|dead|pushing|work(ing)? (him|her|them|the kids))\b/i

/** A request to see the figures themselves. */
const ASKS_NUMBERS =
  /\b(asked for|asks for|asking for|wants? (to see|a copy|his|her|their|the)|(to )?see) (\p{L}+['’]?s? ){0,3}(numbers?|data|scores?|stats|figures?|records?|whoop|report)\b/iu

/**
 * Whether a question of a parent or teacher about how somebody is doing is to be answered and the request does not say
 * how.
 */
export const answersWorry = ({ wish }: Pick<DraftFor, 'wish'>): boolean =>
  ASKS_WORRIED.test(wish.firstWords) ||
  (asksForReply(wish.firstWords) && wish.told.facts.length === wish.told.added.length)

/**
 * An answer to a parent's worry: what is done, without a figure; what the records say is below, for the coach alone.
 */
export async function answerWorry(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const { wish, scope } = given
  const name = callName(athlete, scope)
  const fresh = await judgeOne(athlete, given)
  const isOfSleep = OF_SLEEP.test(wish.firstWords)
  const isOfNumbers = ASKS_NUMBERS.test(wish.firstWords)
  const nights = isOfSleep ? await nightsOf({ ids: [athlete.id] }, given) : undefined
  return {
    to: `${name}'s parents`,
    about: name,
    greeting: greetingOf(given, `Dear parents of ${name},`),
    lines: [
      { text: `Thank you for asking about ${name}.`, keep: 2 },
      ...(isOfSleep || isOfNumbers
        ? [
            {
              text: `The exact numbers are ${name}'s own, so please ask ${name} to show them to you.`,
              keep: isOfNumbers ? (1 as const) : (3 as const),
            },
          ]
        : []),
      ...(isOfSleep ? [ofNights(name, nights)] : []),
      ...(isOfSleep && !OF_LOAD.test(wish.firstWords)
        ? fresh?.verdict === 'easy'
          ? ofTraining(name, fresh).slice(0, 1)
          : []
        : ofTraining(name, fresh)),
      {
        text: `If ${name} seems tired for days, sleeps or eats badly, or is not well, please tell me, and have a physician or our athletic trainer take a look.`,
        keep: 1,
      },
      ...(isOfSleep
        ? [
            {
              text: `The exact numbers are ${name}'s own, so please ask ${name} to show them to you.`,
              keep: 3 as const,
            },
          ]
        : []),
      ...factLinesWithoutFigures(given),
    ],
    closing: closingOf(given),
    forYou: [isOfSleep && writeNights(athlete, nights, given), writeToday(athlete, fresh, given)]
      .filter(Boolean)
      .join(' '),
    beneath: ['private and left out: every figure, health details, and any other athlete', leftOver(given)],
  }
}

/** For a parent who names no athlete: how load is monitored, and what to watch for at home. */
export function answerWorryOfAll(given: DraftFor): DraftText {
  return {
    to: 'the parent',
    about: 'your question',
    greeting: greetingOf(given, 'Hello,'),
    lines: [
      { text: 'Thank you for asking.', keep: 2 },
      { text: 'We look at sleep and recovery every day, and make the day lighter for whoever needs it.', keep: 1 },
      CANNOT_SHOW,
      {
        text: 'If your athlete seems tired for days, sleeps or eats badly, or is not well, please tell me, and have a physician or our athletic trainer take a look.',
        keep: 1,
      },
      ...factLinesWithoutFigures(given),
    ],
    closing: closingOf(given),
    beneath: ['say whose parent it is, and it speaks of that athlete', leftOver(given)],
  }
}

/** For a teacher: questions on sleep or health go through the parents. */
export function answerTeacher(athlete: KnownAthlete, given: DraftFor): DraftText {
  const name = callName(athlete, given.scope)
  return {
    to: `${name}'s teacher`,
    about: name,
    greeting: greetingOf(given, 'Hello,'),
    lines: [
      { text: `Thank you for letting me know about ${name}.`, keep: 1 },
      { text: `I will talk with ${name} and with the parents.`, keep: 1 },
      { text: 'What we know of sleep and health stays with the family, so I cannot share more than that.', keep: 2 },
      { text: 'Please tell me if you see it again.', keep: 2 },
      ...factLinesWithoutFigures(given),
    ],
    closing: given.wish.manner.tone === 'formal' ? 'Kind regards' : 'Thank you for looking out.',
    beneath: ['private and left out: every figure and health details', leftOver(given)],
  }
}

function greetingOf({ wish: { manner } }: DraftFor, formal: string): string {
  if (manner.tone === 'formal') return formal
  return manner.tone === 'casual' ? 'Hi,' : 'Hello,'
}

function closingOf({ wish: { manner } }: DraftFor): string {
  if (manner.tone === 'formal') return 'Kind regards'
  if (manner.tone === 'warm') return 'It means a lot that you look out for this with us. Call me any time.'
  return manner.tone === 'casual' ? 'Call or text me any time.' : 'Happy to talk it through on the phone.'
}

const CANNOT_SHOW: Line = {
  text: 'An app score alone cannot show overtraining: it is judged over weeks, together with mood, sleep, appetite and how practice goes.',
  keep: 1,
}

function ofTraining(name: string, fresh: FreshVerdict | undefined): Line[] {
  const said =
    fresh?.verdict === 'easy'
      ? `We do see signs that ${name} needs a break right now, so practice is lighter until that has passed.`
      : fresh?.verdict === 'lighter'
        ? `We do see a sign that ${name} is a bit less recovered than usual today, so the day is kept lighter.`
        : `Nothing that we see today speaks against normal practice for ${name}.`
  return [
    {
      text: fresh ? said : `We have no fresh data for ${name}, so we go by how practice looks and feels.`,
      keep: 1,
    },
    CANNOT_SHOW,
  ]
}

function ofNights(name: string, nights: Nights | undefined): Line {
  if (!nights) return { text: `We have no fresh nights of ${name}, so you know more about that than we do.`, keep: 1 }
  return {
    text: asksBetterSleep(nights.hours)
      ? `What we see is that the nights have been short lately: an earlier bedtime, with the phone outside of the bedroom, would help ${name} most.`
      : `What we see of the last week looks fine: ${name}'s nights were not short, as far as a wearable can tell.`,
    keep: 1,
  }
}

function writeNights({ name }: KnownAthlete, nights: Nights | undefined, { scope }: DraftFor): string {
  if (!nights) return `No night of ${plainName(name)} was recorded in the last 7 days.`
  const { hours, records, window } = nights
  return `${plainName(name)} slept ${writeValue('sleep_duration', hours)} a night on average over ${writeSpan(window.from, window.until, scope.today)} (${records} of ${window.days} nights recorded).`
}

function writeToday({ name }: KnownAthlete, fresh: FreshVerdict | undefined, { scope }: DraftFor): string {
  if (!fresh) return `No fresh recovery of ${plainName(name)} has come today.`
  return `${plainName(name)}: ${VERDICT_WORDS[fresh.verdict].short} today; recovery ${writeStandingWith(fresh, scope.today, reasonsOf(fresh, 2))}.`
}
