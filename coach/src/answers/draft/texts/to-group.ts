import type { Who } from '@corner/contract/entities/query.ts'
import { isOfSleep } from '../../../wording/metrics.ts'
import { joinAnd } from '../../phrases/lists.ts'
import type { DraftText, Line } from '../draft-text.ts'
import type { DraftRequest } from '../request/draft-request.ts'
import { isAboutPoints, isOfPoints } from '../request/points-asked.ts'
import type { Recipient } from '../request/recipient.ts'
import { RECIPIENTS } from '../request/recipient.ts'
import type { Subject } from '../request/subject.ts'
import {
  callName,
  type DraftFor,
  FIGURES_LEFT_OUT,
  factLinesWithoutFigures,
  hasOwnFacts,
  leftOver,
  nameThem,
} from './draft-for.ts'
import { momentLines } from './moments.ts'
import { plainPoints } from './plain-points.ts'
import { asksBetterSleep, asksForBed, sleepRequest } from './sleep-lines.ts'
import { missingStrapLines, strapLines } from './strap-lines.ts'
import { HOW_THEY_SLEPT, teamNights } from './team-nights.ts'
import { toReaders } from './to-readers.ts'
import { whoGetsIt } from './who-gets-it.ts'

/** A message to several athletes or the team, or a line for the board or the chat: nobody's own figures. */
export async function writeToGroup(given: DraftFor, who: Who): Promise<DraftText | undefined> {
  const { wish, isTeam } = given
  const isEach = ASKS_EACH.test(wish.words) && !isTeam
  const isToSay = TO_SAY.test(wish.firstWords)
  const isToOthers = wish.to === 'board' || wish.to === 'chat'
  const group = isTeam ? GROUP.exec(wish.words)?.[1] : undefined
  const to = group
    ? `the ${group.toLowerCase()}`
    : isToOthers && wish.to
      ? (PLACE.exec(wish.words)?.[0].toLowerCase() ?? RECIPIENTS[wish.to])
      : `${isEach ? 'each of ' : ''}${nameThem(given)}`
  const said = factLinesWithoutFigures(given).map(({ text, keep }) => ({ text: toReaders(text), keep }))
  const told = said.every(({ text }) => OF_IT.test(text)) ? [] : said
  const subject = wish.subject ?? subjectOf(who)
  const isBoth = wish.from !== undefined || ASKS_THINGS.test(wish.firstWords) || isAboutPoints(wish.firstWords)
  const ofSubject =
    told.length > 0 && hasOwnFacts(given) && !isBoth
      ? NOTHING
      : await linesOn(subject, given, told.length > 0 && hasOwnFacts(given))
  const nights = HOW_THEY_SLEPT.test(wish.words) ? await teamNights(given) : undefined
  const isSaid = (text: string) => told.some((line) => sharesWords(line.text, text))
  const lines = ofSubject.lines.filter(({ text }) => !isSaid(text))
  if (told.length + lines.length === 0) return undefined
  return {
    to,
    about: subject === undefined ? 'today' : ABOUT[subject],
    greeting: isToSay ? '' : isEach ? (wish.manner.tone === 'formal' ? 'Hello,' : 'Hey,') : greetingOf(wish.to, given),
    lines: [
      ...(nights?.lines ?? []).map((line) => ({ ...line, keep: 1 as const })),
      ...(hasOwnFacts(given) ? [...told, ...lines] : [...lines, ...told]),
    ],
    isList: wish.to === 'board' || isToSay,
    closing: isToSay || ['firm', 'casual'].includes(wish.manner.tone) || wish.to === 'board' ? '' : 'Thank you.',
    ...(who.where && { forYou: await whoGetsIt(given) }),
    beneath: [...ofSubject.beneath, ...(nights?.beneath ?? []), !isTeam && FIGURES_LEFT_OUT, leftOver(given)],
  }
}

/** "Some simple things", "3 things to tell them": lines in addition to what is said already. */
const ASKS_THINGS = /\b(things?|points?|tips|advice|reminders?)\b/i
const TO_SAY = /\b(things?|points?|tips|lines?)\b[^.?!]*\b(tell|say|read|share|mention)\b/i

/** Where it is posted or said. */
const PLACE = /\bthe (door|wall|huddle|locker room|notice ?board|bulletin board)\b/i

/** A part of the team that the records do not distinguish. */
const GROUP =
  /\b(?:to|for|tell|text|remind|message|ask|let) (?:the |my |our |all the )?(seniors|juniors|sophomores|freshm[ae]n|captains|starters|varsity|jv|heavyweights|lightweights|managers|upperclassmen)\b/i

/** One text that goes to several people individually. */
const ASKS_EACH = /\beach( of them| one| kid| guy)?\b|\bindividually\b|\bone by one\b|\bseparately\b/i

const NOTHING: Told = { lines: [], beneath: [] }

/** What the request says itself is not repeated in other words. */
const sharesWords = (one: string, other: string) =>
  SAID_ONCE.some((pattern) => pattern.test(one) && pattern.test(other))
const SAID_ONCE = [
  /\b(to|in) bed\b|\bbedtime\b|\blights out\b/i,
  /\bphones?\b/i,
  /\bwater|drink/i,
  /\b(strap|band)s?\b/i,
]

/** "Wear it": the strap, which has its own lines. */
const OF_IT = /^(Please )?(wear|charge|sync) it\b/i

const ABOUT: Record<Subject, string> = {
  strap: 'your straps',
  sleep: 'sleep',
  day: 'today',
  lifting: 'lifting',
  praise: 'well done',
  standing: 'our week',
  topic: 'training',
}

function greetingOf(to: Recipient | undefined, given: DraftFor): string {
  const { wish } = given
  if (to === 'board') return ''
  if (wish.manner.tone === 'casual') return given.isTeam || to === 'chat' ? 'Hey team,' : 'Hey,'
  return wish.manner.tone === 'formal' ? 'Dear all,' : wish.manner.tone === 'firm' ? 'Everybody:' : 'Hi all,'
}

/** A text to athletes chosen by a metric is about that metric. */
function subjectOf({ where, first }: Who): Subject | undefined {
  const metric = where?.[0]?.measure.metric ?? first?.measure.metric
  if (metric === undefined) return undefined
  if (metric === 'any_record') return 'strap'
  if (isOfSleep(metric)) return 'sleep'
  return metric === 'recovery' ? 'day' : undefined
}

interface Told {
  lines: Line[]
  beneath: string[]
  sources?: string
}

async function linesOn(subject: Subject | undefined, given: DraftFor, isTold: boolean): Promise<Told> {
  const { wish, isTeam } = given
  const points = isOfPoints(wish) ? plainPoints(wish.firstWords, countOf(wish)) : undefined
  if (points && subject !== 'strap' && subject !== 'praise')
    return { lines: points.lines, beneath: ['plain advice of the knowledge base, with no figure of anybody'] }
  switch (subject) {
    case 'strap':
      return { lines: isTeam ? strapLines() : missingStrapLines(), beneath: [] }
    case 'sleep':
    case 'standing':
      return isTold
        ? { lines: isAboutPoints(wish.firstWords) ? sleepRequest(wish) : bedLines(wish.firstWords), beneath: [] }
        : linesOnSleep(given)
    case 'day':
      return { lines: EASY, beneath: [] }
    case 'praise':
      if (!isTeam && wish.from) return { lines: shoutOut(given), beneath: ['it has no figure'] }
      return { lines: PRAISE, beneath: ['it names no figure, and nobody'] }
    default:
      return { lines: momentLines(wish.words) ?? [], beneath: [] }
  }
}

/** As many as were asked for: "3 things to tell them". */
const countOf = ({ firstWords, manner }: DraftRequest): number | null => {
  const said =
    /\b(\d|two|three|four|five|six) (?:\p{L}+ )?(?:things?|points?|talking points|tips|reminders?|rules)\b/iu.exec(
      firstWords,
    )?.[1]
  const spelled = ['', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(said?.toLowerCase() ?? '-')
  return said ? (spelled > 0 ? spelled : Number(said)) : manner.sentences
}

/** To be in bed early, on the evenings mentioned. */
function bedLines(words: string): Line[] {
  if (!asksForBed(words)) return []
  const days = [
    ...new Set((/\bbed\b(.*)/i.exec(words)?.[1] ?? '').match(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g) ?? []),
  ]
  return [{ text: `Be in bed early${days.length > 0 ? ` ${joinAnd(days)}` : ''}.`, keep: 1 }]
}

const EASY: Line[] = [
  { text: 'Today is a lighter day for you: drill first, and we decide about live after the warm-up.', keep: 1 },
  { text: 'Tell me how you feel before we start.', keep: 2 },
]

/** The athletes of the last answer by name, for what it was about. */
function shoutOut({ people, scope, wish }: DraftFor): Line[] {
  const answer = wish.from?.answer ?? ''
  const what = /\brecovery\b/i.test(answer)
    ? 'their recovery'
    : /\bsle(ep|pt)\b/i.test(answer)
      ? 'their sleep'
      : 'the work they put in'
  return [
    { text: `Shout-out to ${joinAnd(people.map((one) => callName(one, scope)))} for ${what}.`, keep: 1 },
    { text: 'Keep it up.', keep: 3 },
  ]
}

const PRAISE: Line[] = [
  { text: 'Well done.', keep: 1 },
  { text: 'Good sleep and steady work show, and I see it.', keep: 2 },
  { text: 'Keep it up.', keep: 3 },
]

async function linesOnSleep(given: DraftFor): Promise<Told> {
  const { wish, isTeam, people } = given
  const nights = await teamNights(given)
  if (!nights) return { lines: sleepRequest(wish), beneath: people.length > 1 || isTeam ? ['it has no figure'] : [] }
  const isShort = asksBetterSleep(nights.hours) || asksForBed(wish.words)
  return {
    lines: [
      ...nights.lines,
      ...(isShort
        ? sleepRequest(wish)
        : [{ text: 'Our sleep looks good: same bedtime tonight, please.', keep: 1 as const }]),
    ],
    beneath: nights.beneath,
  }
}
