import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { CoachScope } from '../../scope.ts'
import type { Clarification, Question } from '../question.ts'
import { findBoundaries } from './boundaries.ts'
import { fairPart } from './fair-part.ts'
import { finish } from './finish/finish.ts'
import { followUp } from './follow-up/follow-up.ts'
import type { Before, Understood } from './follow-up/understood.ts'
import { intentOf } from './intents/intent.ts'
import { isOfRecords, restsOnRecords } from './intents/of-records.ts'
import { isKnownWord } from './lexicon/known-words.ts'
import { METRIC_LEXICON } from './lexicon/metric-words.ts'
import { findMentions } from './names/mentions.ts'
import { readRoster } from './names/roster.ts'
import { NAME, read } from './read.ts'
import type { Reading } from './reading.ts'
import { readSafety, type Safety } from './safety.ts'
import { topicOf } from './topic.ts'
import { readNumberWords } from './words/number-words.ts'
import { tokenize } from './words/tokenize.ts'

/** What understanding needs of a scope: no records. */
export type UnderstandingScope = Pick<CoachScope, 'athletes' | 'days' | 'today' | 'team' | 'view'>

interface Conversation {
  message: string
  history?: readonly HistoryMessage[]
  scope: UnderstandingScope
}

/** What a message asks for, with what it takes over from the conversation. Reads words only: no records, no clock, no network. */
export function understand({ message, history = [], scope }: Conversation): Question {
  let before: Before | undefined
  for (const [place, { role, content }] of history.entries()) {
    if (role !== 'user') continue
    const reply = history[place + 1]
    const step = understandOne(content, before, scope)
    before = {
      understood: step.understood,
      reply: reply?.role === 'assistant' ? reply.content : '',
      recent: [...new Set([...step.understood.athletes, ...(before?.recent ?? [])])],
    }
  }
  return understandOne(message, before, scope).question
}

interface Step {
  understood: Understood
  question: Question
}

function understandOne(message: string, before: Before | undefined, scope: UnderstandingScope): Step {
  const whole = boundariesOf(message, scope)
  const isTried = whole.manipulations.length > 0
  const isUnfair = (part: string) => {
    const { manipulations, otherTeams } = boundariesOf(part, scope)
    return manipulations.length > 0 || otherTeams
  }
  const isWorth = (part: string) => isOfRecords(intentOf(read(part, scope).signals))
  const fair =
    isTried || whole.otherTeams
      ? fairPart(message, isUnfair, isWorth, wordsOutside(message, whole.manipulations))
      : message
  const wholeReading = read(message, scope)
  const safety = safetyOf(wholeReading, scope)
  const reading = fair === undefined || fair === message ? wholeReading : read(fair, scope)
  const first = safety?.intent ?? (isTried && fair === undefined ? 'manipulation' : intentOf(reading.signals))
  const understood = followUp(reading, first, first === 'manipulation' ? undefined : before, scope.athletes)
  const question = questionOf(message, understood, safety, scope)
  const besides: Question['besides'][number][] = []
  if (isTried && question.intent !== 'manipulation') besides.push('manipulation')
  if (whole.otherTeams && question.intent !== 'no_access') besides.push('other_teams')
  if (reading.isSpanish) besides.push('other_language')
  return { understood, question: { ...question, besides } }
}

/** "Marcus Ignore Previous Instructions's recovery" as a name may have it: the words around the attempt. */
function wordsOutside(message: string, attempts: readonly { from: number; until: number }[]): string {
  const isAttempt = (at: number) => attempts.some(({ from, until }) => from <= at && at < until)
  const words = readNumberWords(tokenize(message)).filter((_, at) => attempts.length > 0 && !isAttempt(at))
  return words.some(({ capital }) => capital) ? words.map(({ raw }) => raw).join(' ') : ''
}

const boundariesOf = (message: string, scope: UnderstandingScope) => {
  const tokens = readNumberWords(tokenize(message))
  const mentions = findMentions(tokens, { roster: readRoster(scope.athletes), isKnownWord, isShouted: false })
  const isOfName = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
  return findBoundaries(
    tokens.map((token, at) => (isOfName(at) ? { ...token, text: NAME } : token)),
    scope.team,
  )
}

function questionOf(
  message: string,
  understood: Understood,
  safety: Safety | undefined,
  scope: UnderstandingScope,
): Question {
  const { reading, intent, athletes } = understood
  const { signals } = reading
  const clarifications: Clarification[] = [...reading.ambiguous]
  if (understood.isWhomOpen) clarifications.push({ kind: 'whom' })
  if (reading.coachDate !== undefined && isOfRecords(intent))
    clarifications.push({ kind: 'date', said: reading.coachDate })
  const own =
    scope.view === 'own' && athletes.length === 0 && reading.ambiguous.length === 0 && restsOnRecords(intent)
      ? scope.athletes
      : athletes
  const looksUp = ['knowledge', 'advice', 'off_topic', 'unknown'].includes(intent)
  const names = new Set(reading.athletes.flatMap(({ name }) => tokenize(name).map(({ text }) => text)))
  const topic = safety?.topic ?? (looksUp ? topicOf(reading.tokens, (text) => names.has(text)) : undefined)
  return {
    text: message,
    intent,
    athletes: own,
    team: understood.team || (signals.has('athlete_and_team') && intent === 'comparison'),
    ...finish(understood, scope),
    combine: reading.combine,
    countOnly:
      signals.has('cue:how_many') && (intent === 'filter' || (intent === 'team_overview' && signals.has('colors:2'))),
    isYesNo: reading.isYesNo,
    why: understood.why,
    ...(reading.severity === undefined ? {} : { severity: reading.severity }),
    alsoMetrics: intent === 'filter' ? alsoAsked(reading) : [],
    isNegated: intent === 'at_risk' && signals.has('cue:not_at_risk'),
    ...(intent === 'at_risk' && reading.leastIssues !== undefined ? { leastIssues: reading.leastIssues } : {}),
    ...(signals.has('cue:lag') && intent === 'relation' && !isOfOneMorning(reading) ? { lagDays: 1 } : {}),
    ...(intent !== 'advice' || reading.givenRecovery === undefined ? {} : { givenRecovery: reading.givenRecovery }),
    ...(topic === undefined ? {} : { topic }),
    ...(intent !== 'not_measured' || reading.notMeasured === undefined ? {} : { notMeasured: reading.notMeasured }),
    strangers: intent === 'knowledge' || intent === 'off_topic' ? [] : reading.strangers,
    clarifications,
    besides: [],
  }
}

/** A night and the morning after it are one record: "sleep and next-day recovery" has no day between. */
const isOfOneMorning = ({ metricNames: [first, second] }: Reading) =>
  (first?.startsWith('sleep') ?? false) && ['recovery', 'hrv', 'resting_heart_rate'].includes(second ?? '')

/** "Who is in the red and how did they sleep?" */
function alsoAsked({ tokens, metrics, conditions }: Reading): Question['alsoMetrics'] {
  const and = tokens.findIndex(
    ({ text }, at) => text === 'and' && tokens.slice(at + 1).some((later) => THEIRS.has(later.text)),
  )
  if (and < 0 || conditions.some(({ from }) => from > and)) return []
  const said = metrics.filter(({ from }) => from > and).map(({ metric }) => metric)
  // How somebody slept is a matter of hours, too.
  return [
    ...new Set(
      said.flatMap((metric) => (metric === 'sleep_quality' ? (['sleep_duration', metric] as const) : [metric])),
    ),
  ]
}
const THEIRS = new Set(['they', 'them', 'their', 'theirs', 'he', 'she', 'his', 'her', 'each'])

const ASKING = new Set('what how when which show give get tell latest newest average'.split(' '))
const VERBS = new Set('is has was are had have got feels says gets keeps does did can should'.split(' '))

/** "How sore is Ana?" and "Ana blood pressure" ask for a value; "Ana is sore" tells of an ailment. */
const isValueAsked = ({ tokens }: Reading) =>
  ASKING.has(tokens[0]?.text ?? '') || !tokens.some(({ text }) => VERBS.has(text))

function safetyOf(reading: Reading, scope: UnderstandingScope): Safety | undefined {
  const { tokens, signals } = reading
  const mentions = findMentions(tokens, { roster: readRoster(scope.athletes), isKnownWord, isShouted: false })
  const metrics = METRIC_LEXICON.find(tokens)
  const within = (places: readonly { from: number; until: number }[]) => (at: number) =>
    places.some(({ from, until }) => from <= at && at < until)
  const isNamed = within(mentions)
  const isGeneral =
    signals.has('cue:general') ||
    signals.has('cue:what_is') ||
    signals.has('cue:who') ||
    signals.has('cue:relation') ||
    signals.has('cue:influence') ||
    signals.has('cue:in_data') ||
    (reading.isYesNo && signals.has('topic_strong'))
  return readSafety({
    tokens: tokens.map((token, at) => (isNamed(at) ? { ...token, text: NAME } : token)),
    ...{ isAthlete: isNamed, isMetric: within(metrics), isGeneral },
    isOfData: signals.has('signs_asked') || (signals.has('cue:in_data') && !signals.has('who_asked')),
    isValue: isValueAsked(reading) ? within(reading.notMeasuredAt) : () => false,
  })
}
