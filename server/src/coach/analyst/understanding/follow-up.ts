import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { Intent } from '../question.ts'
import { isKnownWord } from './lexicon/known-words.ts'
import { findMentions } from './names/mentions.ts'
import { readRoster } from './names/roster.ts'
import type { Reading } from './reading.ts'
import { tokenize } from './words/tokenize.ts'

/** A message together with what it takes over from the ones before it. */
export interface Understood {
  reading: Reading
  intent: Intent
  athletes: readonly KnownAthlete[]
  /** `his`, `their`, with nobody before whom it may mean. */
  isWhomOpen: boolean
  why: boolean
}

const ASKS_DATA: readonly Intent[] = [
  ...([
    'value',
    'ranking',
    'filter',
    'trend',
    'comparison',
    'athlete_overview',
    'team_overview',
    'team_health',
  ] as const),
  ...(['top_performers', 'at_risk', 'days', 'records', 'own_range', 'relation', 'coverage', 'advice'] as const),
]

/** Everybody whom a reply names, in its order, without those it left out for lack of data. */
export function namedIn(reply: string, athletes: readonly KnownAthlete[]): KnownAthlete[] {
  const told = reply
    .split('\n')
    .filter((line) => !/\b(no data|not connected|no record|left out|without)\b/i.test(line))
    .join('\n')
  const reader = { roster: readRoster(athletes), isKnownWord, isShouted: false }
  const named = findMentions(tokenize(told.slice(0, 20_000)), reader).filter((mention) => mention.athletes.length === 1)
  return [...new Set(named.flatMap((mention) => mention.athletes))]
}

export interface Before {
  understood: Understood
  /** The assistant's answer to it. */
  reply: string
}

const OPENERS = new Set(
  'and also plus same now only just but then make instead again what how or ok okay so y e'.split(' '),
)
const SHORT = 6

/** Merges a message with the one before: what it does not say itself, it takes from there. */
export function followUp(
  reading: Reading,
  intent: Intent,
  before: Before | undefined,
  athletesOfScope: readonly KnownAthlete[],
): Understood {
  const { signals } = reading
  const why = signals.has('cue:why')
  const plain: Understood = { reading, intent, athletes: reading.athletes, isWhomOpen: false, why }
  const isReference = signals.has('reference')
  const isPlural = isReference && signals.has('cue:plural_reference')
  if (!before) return { ...plain, isWhomOpen: isReference && ASKS_DATA.includes(intent) }
  const last = before.understood
  const asked = last.reading
  const named = namedIn(before.reply, athletesOfScope)
  const isMany =
    asked.limit !== undefined ||
    last.intent === 'filter' ||
    last.intent === 'at_risk' ||
    last.intent === 'top_performers'
  const meant =
    last.athletes.length > 0 ? last.athletes : isPlural || (isMany && saysThey(reading)) ? named : named.slice(0, 1)

  const ambiguous = recentOf(reading, last.athletes)
  const own = [...reading.athletes, ...ambiguous]
  const settled = {
    ...reading,
    ambiguous: reading.ambiguous.filter(({ candidates }) => !candidates.some((each) => ambiguous.includes(each))),
  }

  if (!isElliptic(reading, intent) || !ASKS_DATA.includes(last.intent)) {
    if (isReference)
      return {
        ...plain,
        reading: settled,
        athletes: meant,
        isWhomOpen: meant.length === 0 && ASKS_DATA.includes(intent),
      }
    return { ...plain, reading: settled, athletes: own }
  }
  const isOther = signals.has('cue:who') || signals.has('team') || signals.has('superlative')
  const isOnlyWhy = why && reading.metrics.length === 0 && own.length === 0
  const athletes = own.length > 0 ? own : isReference || isOnlyWhy ? meant : isOther ? [] : last.athletes
  const merged: Reading = {
    ...settled,
    metrics: reading.metrics.length > 0 ? reading.metrics : asked.metrics,
    metricNames: reading.metricNames.length > 0 ? reading.metricNames : asked.metricNames,
    statistic:
      reading.statistic ??
      (reading.metrics.length === 0 || asked.statistic !== 'consistency' ? asked.statistic : undefined),
    windows: reading.windows.length > 0 ? reading.windows : asked.windows,
    conditions:
      reading.conditions.length > 0
        ? reading.conditions
        : reading.metrics.length > 0 && reading.metricNames[0] !== asked.metricNames[0]
          ? []
          : asked.conditions,
    superlative: reading.superlative ?? asked.superlative,
    limit: reading.limit ?? asked.limit,
    isSpanish: reading.isSpanish,
  }
  return {
    reading: merged,
    intent: mergedIntent(reading, intent, last, own.length, isOnlyWhy, athletes.length),
    athletes,
    isWhomOpen: false,
    why,
  }
}

const saysThey = ({ tokens }: Reading) =>
  tokens.some(({ text }) => text === 'they' || text === 'them' || text === 'those' || text === 'these')

/** Whether a message cannot stand alone: a fragment, or one that opens with "and", "same for", "make that". */
function isElliptic({ tokens, signals, metrics, athletes, ambiguous, conditions }: Reading, intent: Intent): boolean {
  if (
    [
      'emergency',
      'medical',
      'unsafe_advice',
      'manipulation',
      'no_access',
      'off_topic',
      'help',
      'greeting',
      'thanks',
      'not_measured',
      'knowledge',
    ].includes(intent)
  )
    return false
  const isOpened = OPENERS.has(tokens[0]?.text ?? '')
  const isShort = tokens.length <= SHORT
  const hasSubject =
    athletes.length + ambiguous.length > 0 || signals.has('team') || signals.has('cue:who') || signals.has('reference')
  const isWhole = (metrics.length > 0 || conditions.length > 0) && hasSubject
  if (isWhole && !signals.has('cue:and_also')) return false
  if (isWhole && (signals.has('cue:who') || signals.has('reference'))) return false
  if (['at_risk', 'top_performers', 'team_health', 'coverage', 'advice'].includes(intent)) return false
  if (intent === 'team_overview' && !isOpened && !isShort) return false
  return isShort || isOpened || intent === 'unknown'
}

function mergedIntent(
  reading: Reading,
  intent: Intent,
  last: Understood,
  named: number,
  isOnlyWhy: boolean,
  subjects: number,
): Intent {
  if (isOnlyWhy)
    return last.intent === 'at_risk'
      ? 'at_risk'
      : subjects > 0
        ? 'athlete_overview'
        : last.intent === 'team_overview' || last.intent === 'value'
          ? 'team_overview'
          : last.intent
  const keeps = ['unknown', 'value', 'athlete_overview', 'team_overview', 'ranking', 'thanks'].includes(intent)
  if (!keeps) return intent
  if (intent === 'ranking' && !['ranking', 'filter'].includes(last.intent)) return 'ranking'
  // "And Marcus?" after a list is about him.
  if (named > 0 && ['ranking', 'filter', 'top_performers', 'team_overview', 'team_health'].includes(last.intent))
    return reading.metrics.length > 0 || last.reading.metrics.length > 0 ? 'value' : 'athlete_overview'
  if (last.intent === 'athlete_overview' && reading.metrics.length > 0) return 'value'
  if (last.intent === 'filter' && reading.metrics.length > 0 && reading.conditions.length === 0)
    return intent === 'unknown' ? 'filter' : intent
  return last.intent
}

/** Of two with one first name the one who was spoken of last. */
function recentOf({ ambiguous }: Reading, recent: readonly KnownAthlete[]): KnownAthlete[] {
  return ambiguous.flatMap(({ candidates }) => {
    const known = candidates.filter((each) => recent.includes(each))
    return known.length === 1 ? known : []
  })
}

export type { HistoryMessage }
