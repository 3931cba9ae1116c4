import type { KnownAthlete } from '../../../scope.ts'
import { writeSpan, writeWhen } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { type FreshVerdict, judgeOne, questionFor, reasonsOf } from '../../day/verdicts.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { nightsOf } from '../figures/nights-of.ts'
import { callName, type DraftFor, factLines, hasOwnFacts, leftOver } from './draft-for.ts'
import { asksBetterSleep, asksForBed, sleepRequest } from './sleep-lines.ts'
import { strapLines } from './strap-lines.ts'
import { toReaders } from './to-readers.ts'
import { toYou } from './to-you.ts'

type Told = Pick<DraftText, 'lines' | 'beneath'>

/** A message to one athlete, about their day, their nights, or their strap. */
export async function writeToAthlete(athlete: KnownAthlete, given: DraftFor): Promise<DraftText> {
  const { wish, scope } = given
  const name = callName(athlete, scope)
  const { lines, beneath } = await tellOf(athlete, given)
  const told = factLines(given).map(({ text, keep }) => ({
    text: toYou(toReaders(text.replace(TO_THEM, 'Please '))),
    keep,
  }))
  return {
    to: name,
    about: wish.subject === 'sleep' ? 'your sleep' : 'today',
    greeting: wish.manner.withoutNames
      ? 'Hey,'
      : wish.manner.tone === 'formal'
        ? `Dear ${name},`
        : `${wish.manner.tone === 'casual' ? 'Hey' : 'Hi'} ${name},`,
    lines: hasOwnFacts(given) ? [...told, ...lines] : [...lines, ...told],
    ...(wish.manner.tone === 'warm' && { closing: 'Thanks, and tell me if something is off.' }),
    beneath: [...beneath, leftOver(given)],
  }
}

/** `Please go to bed` from `he must go to bed`. */
const TO_THEM = /^(he|she|they|you) (must|should|has to|have to|needs? to) /i

async function tellOf(athlete: KnownAthlete, given: DraftFor): Promise<Told> {
  const { wish } = given
  const isTold = hasOwnFacts(given)
  if (wish.subject === 'strap') return { lines: isTold ? [] : strapLines(), beneath: [] }
  if (wish.subject === 'sleep') return tellOfSleep(athlete, given, isTold)
  if (isTold && SAT_OUT.test(wish.words)) return tellSitsOut(athlete, given)
  if (isTold && wish.subject !== 'day')
    return {
      lines: ASKS_HOW.test(wish.words) ? [{ text: 'How are you feeling?', keep: 1 }] : [],
      beneath: ['it says what you said, and no figure'],
    }
  const fresh = await judgeOne(athlete, given)
  return fresh ? tellOfDay(fresh, given) : tellOfNoData(athlete)
}

const SAT_OUT =
  /\b(not|isn'?t|won'?t be|don'?t) (wrestl\w*|practi[cs]\w*|compet\w*|start\w*|going live)\b|\b(sits?|sitting|held|hold|holding|keep\w*|pull\w*) (him |her )?out\b|\bout of (the )?(lineup|live)\b/i

/** That somebody sits out, with its reason in a few words and without a figure. */
async function tellSitsOut(athlete: KnownAthlete, given: DraftFor): Promise<Told> {
  const fresh = await judgeOne(athlete, given)
  const isHeld = fresh?.verdict === 'easy' || fresh?.verdict === 'lighter'
  return {
    lines: [
      ...(isHeld
        ? [
            {
              text: 'Your body is asking for a break right now, and I want you back at full strength.',
              keep: 2 as const,
            },
          ]
        : []),
      { text: 'It is no punishment. Come talk to me, and tell me how you feel.', keep: 2 },
    ],
    beneath: [
      isHeld
        ? 'the records of today back it'
        : 'the records of today alone do not ask for it, so the reason is yours to give',
    ],
  }
}

/** "Asking how he is feeling and telling him to come see me". */
const ASKS_HOW = /\bask(ing)? (\p{L}+ )?how (he|she|they)\b/iu

/** How the morning looks, what it calls for, and a question. */
function tellOfDay(fresh: FreshVerdict, { wish, scope }: DraftFor): Told {
  const isWithout = wish.manner.withoutNumbers
  const when = writeWhen(fresh.recoveryDate, scope.today)
  const recovery = `${writeValue('recovery', fresh.recovery)} ${when}`
  const usual = fresh.usual === null ? '' : `, usually ${writeValue('recovery', fresh.usual)}`
  // A short text gives the recovery alone.
  const [reason] = wish.manner.shorter > 0 ? [] : reasonsOf(fresh, 1)
  const ask = questionFor(fresh) ?? 'How do you feel today?'
  const isEasy = wish.subject === 'day' && /\b(take it easy|takes it easy|easy)\b/i.test(wish.words)
  return {
    lines: [
      {
        text: isWithout
          ? FEELING[fresh.verdict]
          : `${FEELING[fresh.verdict]} Your recovery is ${recovery}${usual}${reason ? `; ${reason.text}` : ''}.`,
        keep: 2,
      },
      {
        text: isEasy && ['hard', 'as_planned'].includes(fresh.verdict) ? 'Please take it easy.' : TO_DO[fresh.verdict],
        keep: 1,
      },
      { text: ask, keep: 2 },
    ],
    beneath: [`it rests on the recovery of ${when}${reason ? ' and the nights before' : ''}`],
  }
}

const FEELING: Record<FreshVerdict['verdict'], string> = {
  hard: 'You look ready this morning.',
  as_planned: 'Your morning looks all right.',
  lighter: 'Your numbers are a bit down this morning.',
  easy: 'Your numbers are well down this morning.',
  ask: '',
}

const TO_DO: Record<FreshVerdict['verdict'], string> = {
  hard: 'A hard day fits, if the warm-up feels right.',
  as_planned: 'Train as planned today, without extra rounds.',
  lighter: "Let's make today shorter: drill first, and we decide about live after the warm-up.",
  easy: 'Technique and mobility only today, no live wrestling. We look again tomorrow.',
  ask: '',
}

function tellOfNoData(athlete: KnownAthlete): Told {
  const lines: Line[] = [...tellOfDevice(athlete), { text: 'And how do you feel today?', keep: 2 }]
  return { lines, beneath: ['there is no fresh record, so it says nothing about the day'] }
}

function tellOfDevice({ connected, linkEnded }: KnownAthlete): Line[] {
  if (linkEnded)
    return [
      { text: 'The link of your strap has ended.', keep: 2 },
      { text: 'Please sign in and connect it again.', keep: 1 },
    ]
  if (connected)
    return [
      { text: 'I have nothing from your strap since yesterday.', keep: 2 },
      { text: 'Please check that it is charged, wear it tonight and sync it in the morning.', keep: 1 },
    ]
  return [
    { text: 'Your strap is not linked to the team yet.', keep: 2 },
    { text: 'Please sign in and connect it.', keep: 1 },
  ]
}

async function tellOfSleep({ id }: KnownAthlete, given: DraftFor, isTold: boolean): Promise<Told> {
  const { wish, scope } = given
  const nights = await nightsOf({ ids: [id] }, given)
  if (!nights)
    return {
      lines: isTold ? [] : sleepRequest(wish),
      beneath: ['no night of the last 7 was recorded, so it has no figure'],
    }
  const hours = writeValue('sleep_duration', nights.hours)
  const span = writeSpan(nights.window.from, nights.window.until, scope.today)
  const figure = `You slept ${hours} a night on average over the last 7 days${nights.records < nights.window.days ? ` (${nights.records} of ${nights.window.days} nights recorded)` : ''}.`
  const isShort = asksBetterSleep(nights.hours)
  const isAsked = isShort || wish.from !== undefined
  const wanted = isTold
    ? []
    : isShort || asksForBed(wish.words)
      ? sleepRequest(wish)
      : [{ text: 'Your sleep looks good this week: keep your bedtime as it is.', keep: 1 as const }]
  return {
    lines: [
      ...(wish.manner.withoutNumbers || isTold ? [] : [{ text: figure, keep: 2 as const }]),
      ...wanted,
      ...(isAsked && !isTold
        ? [{ text: isShort ? 'What keeps you up at night?' : 'Anything that keeps you up at night?', keep: 3 as const }]
        : []),
    ],
    beneath: [
      isTold || wish.manner.withoutNumbers ? 'it has no figure' : `it rests on ${nights.records} nights, ${span}`,
    ],
  }
}
