import type { KnownAthlete } from '../../../scope.ts'
import type { Intent } from '../../question.ts'
import { restsOnRecords } from '../intents/of-records.ts'
import type { Reading } from '../reading.ts'
import { isFragment } from './fragment.ts'
import { mergedIntent, mergedReading } from './merge.ts'
import { namedIn } from './named-in.ts'
import type { Before, Understood } from './understood.ts'

/** A message with what it does not say itself taken from the one before, and from the answer to that. */
export function followUp(
  reading: Reading,
  intent: Intent,
  before: Before | undefined,
  roster: readonly KnownAthlete[],
): Understood {
  const { signals } = reading
  // "How do I get more protein into them?" is of the team, or of nobody in particular.
  const isOfThem = intent === 'advice' && reading.tokens.some(({ text }) => PLURAL.has(text))
  const isAsked = restsOnRecords(intent) && !isOfThem
  const isReference = signals.has('reference')
  const plain: Understood = {
    ...{ reading, intent, athletes: reading.athletes, team: signals.has('team') },
    ...{ isWhomOpen: isReference && isAsked, why: signals.has('cue:why') },
  }
  if (!before) return plain
  const last = before.understood
  if (signals.has('cue:of_the_two') && reading.athletes.length === 0) {
    const pair = pairOf(before, roster)
    if (pair)
      return {
        ...plain,
        reading: mergedReading(reading, last),
        intent: 'comparison',
        athletes: pair,
        isWhomOpen: false,
      }
  }
  if (isCountOfLast(reading) && last.intent === 'filter')
    return { ...last, reading: { ...last.reading, signals: new Set([...last.reading.signals, 'cue:how_many']) } }
  const settled = settle(reading, last.athletes)
  const meant = whoIsMeant(reading, before, roster)
  const isComparedWith = signals.has('cue:compare') && signals.has('cue:reference') && settled.athletes.length === 1
  const named = isComparedWith ? [...new Set([...meant, ...settled.athletes])] : settled.athletes
  const isOfLast =
    restsOnRecords(last.intent) || (last.intent === 'knowledge' && last.reading.metrics.length > 0 && named.length > 0)
  if (!isOfLast || !isFragment(reading, intent) || isComparedWith) {
    const goesOn = isReference || (intent === 'advice' && reading.metrics.length === 0 && isAboutIt(reading))
    const athletes = named.length === 0 && goesOn ? meant : named
    const isCompared = isComparedWith && named.length > 1
    return {
      ...{
        ...plain,
        reading: isCompared
          ? { ...settled, metrics: last.reading.metrics, metricNames: last.reading.metricNames }
          : settled,
      },
      ...{
        intent: isCompared ? 'comparison' : intent,
        athletes,
        isWhomOpen: isReference && athletes.length === 0 && isAsked,
      },
    }
  }
  const isOnlyWhy = plain.why && reading.metrics.length === 0 && named.length === 0
  const isListed = signals.has('cue:list_them')
  const isOther =
    signals.has('cue:who') || signals.has('team') || (signals.has('superlative') && last.athletes.length === 0)
  const athletes =
    named.length > 0
      ? named
      : isListed
        ? last.athletes
        : isReference || isOnlyWhy
          ? meant
          : isOther
            ? []
            : last.athletes
  return {
    reading: mergedReading(settled, last),
    intent: mergedIntent(settled, { intent, isOnlyWhy, isNamed: named.length > 0, isOfOne: athletes.length > 0 }, last),
    athletes,
    team: athletes.length === 0 && (signals.has('team') || (last.team && !signals.has('cue:who'))),
    isWhomOpen: false,
    why: plain.why,
  }
}

/** Whom "he" or "they" means: who was asked about, else whom the answer names first, or all of a list. */
function whoIsMeant(
  { tokens, signals }: Reading,
  { understood: last, reply }: Before,
  roster: readonly KnownAthlete[],
): readonly KnownAthlete[] {
  if (last.athletes.length > 0) return last.athletes
  const named = namedIn(reply, roster)
  const isList = last.reading.limit !== undefined || ['filter', 'at_risk', 'top_performers'].includes(last.intent)
  const isPlural = tokens.some(({ text }) =>
    ['they', 'them', 'their', 'those', 'these', 'each', 'both', 'all'].includes(text),
  )
  return signals.has('cue:plural_reference') || (isList && isPlural) ? named : named.slice(0, 1)
}

/** Of two with one first name the one who was spoken of last. */
function settle(reading: Reading, recent: readonly KnownAthlete[]): Reading {
  const known = reading.ambiguous.flatMap(({ candidates }) => {
    const spokenOf = candidates.filter((each) => recent.includes(each))
    return spokenOf.length === 1 ? spokenOf : []
  })
  if (known.length === 0) return reading
  const isOpen = ({ candidates }: { candidates: readonly KnownAthlete[] }) =>
    !candidates.some((each) => known.includes(each))
  return { ...reading, athletes: [...reading.athletes, ...known], ambiguous: reading.ambiguous.filter(isOpen) }
}

const PLURAL = new Set(['they', 'them', 'their', 'theirs'])
const COUNT_WORDS = 6

/** "How many is that?" */
const isCountOfLast = ({ tokens, signals, metrics, conditions, windows }: Reading) =>
  signals.has('cue:how_many_that') &&
  tokens.length <= COUNT_WORDS &&
  metrics.length + conditions.length + windows.length === 0

/** The two whom "the two" means: who were asked about last, else whom the answer names. */
function pairOf({ understood, reply, recent }: Before, roster: readonly KnownAthlete[]) {
  const candidates = [understood.athletes, recent.slice(0, 2), namedIn(reply, roster)]
  return candidates.find(({ length }) => length === 2)
}

const isAboutIt = ({ tokens }: Reading) =>
  tokens.some(({ text }) => text === 'it' || text === 'that' || text === 'this')
