import { counted } from '@corner/analytics/counted.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import { writeSpan } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import type { DraftText, Line } from '../draft-text.ts'
import { nightsOf } from '../figures/nights-of.ts'
import type { Recipient } from '../wish/recipient.ts'
import { RECIPIENTS } from '../wish/recipient.ts'
import type { Subject } from '../wish/subject.ts'
import { type DraftFor, FIGURES_LEFT_OUT, leftOver, nameThem, toldOpenly } from './draft-for.ts'
import { asksBetterSleep, asksForBed, sleepRequest } from './sleep-lines.ts'
import { strapLines } from './strap-lines.ts'

/** A mean of fewer athletes could be told apart into single ones. */
const LEAST_ATHLETES = 5

/** A message to several athletes or the team, a line for the board or the chat: no figure of anybody alone. */
export async function writeToGroup(given: DraftFor, who: Who): Promise<DraftText | undefined> {
  const { wish, isTeam } = given
  const to = wish.to === 'board' || wish.to === 'chat' ? RECIPIENTS[wish.to] : nameThem(given)
  const said = toldOpenly(given).map(({ text, keep }) => ({ text: toThem(text), keep }))
  const told = said.every(({ text }) => OF_IT.test(text)) ? [] : said
  const subject = wish.subject ?? subjectOf(who)
  const { lines, beneath } = told.length > 0 ? { lines: [], beneath: [] } : await linesOn(subject, given)
  if (told.length + lines.length === 0) return undefined
  return {
    to,
    about: subject === undefined ? 'today' : ABOUT[subject],
    greeting: greetingOf(wish.to, given),
    lines: [...told, ...lines],
    isList: wish.to === 'board',
    closing: wish.manner.tone === 'firm' || wish.to === 'board' ? '' : 'Thank you.',
    beneath: [...beneath, !isTeam && FIGURES_LEFT_OUT, leftOver(given)],
  }
}

/** `Please charge your bands` of `charge their bands`, `Please wear it` of `they must wear it`. */
const toThem = (text: string) =>
  text.replace(/^(they|you) (must|should|have to|need to) /i, 'Please ').replace(/\btheir\b/g, 'your')

/** "Wear it": the strap, which has its own lines. */
const OF_IT = /^(Please )?(wear|charge|sync) it\b/i

const ABOUT: Record<Subject, string> = {
  ...{ strap: 'your straps', sleep: 'sleep', day: 'today', lifting: 'lifting', praise: 'well done' },
  ...{ standing: 'our week', topic: 'training' },
}

function greetingOf(to: Recipient | undefined, { wish }: DraftFor): string {
  if (to === 'board') return ''
  return wish.manner.tone === 'formal' ? 'Dear all,' : wish.manner.tone === 'firm' ? 'Everybody:' : 'Hi all,'
}

/** Those who are picked by a metric are written to about it. */
function subjectOf({ where, first }: Who): Subject | undefined {
  const metric = where?.[0]?.measure.metric ?? first?.measure.metric
  if (metric === undefined) return undefined
  if (metric === 'any_record') return 'strap'
  if (metric.startsWith('sleep') || metric === 'bed_time') return 'sleep'
  return metric === 'recovery' ? 'day' : undefined
}

async function linesOn(subject: Subject | undefined, given: DraftFor): Promise<{ lines: Line[]; beneath: string[] }> {
  switch (subject) {
    case 'strap':
      return { lines: strapLines(), beneath: [] }
    case 'sleep':
    case 'standing':
      return linesOnSleep(given)
    case 'day':
      return { lines: EASY, beneath: [] }
    case 'praise':
      return { lines: PRAISE, beneath: ['it names no figure, and nobody'] }
    default:
      return { lines: [], beneath: [] }
  }
}

const EASY: Line[] = [
  { text: 'Today is a lighter day for you: drill first, and we decide about live after the warm-up.', keep: 1 },
  { text: 'Tell me how you feel before we start.', keep: 2 },
]

const PRAISE: Line[] = [
  { text: 'Well done.', keep: 1 },
  { text: 'Good sleep and steady work show, and I see it.', keep: 2 },
  { text: 'Keep it up.', keep: 3 },
]

async function linesOnSleep(given: DraftFor): Promise<{ lines: Line[]; beneath: string[] }> {
  const { wish, isTeam, people, scope } = given
  const nights = isTeam ? await nightsOf({}, given) : undefined
  if (!nights || nights.athletes < LEAST_ATHLETES || wish.manner.withoutNumbers)
    return { lines: sleepRequest(wish), beneath: people.length > 1 || isTeam ? ['it has no figure'] : [] }
  const hours = writeValue('sleep_duration', nights.hours)
  const isShort = asksBetterSleep(nights.hours) || asksForBed(wish.words)
  return {
    lines: [
      { text: `As a team we slept ${hours} a night over the last 7 days.`, keep: 2 },
      ...(isShort
        ? sleepRequest(wish)
        : [{ text: 'Our sleep looks good: same bedtime tonight, please.', keep: 1 as const }]),
    ],
    beneath: [
      `it rests on ${counted(nights.records, 'night')} of ${nights.athletes} athletes, ${writeSpan(nights.window.from, nights.window.until, scope.today)}`,
    ],
  }
}
