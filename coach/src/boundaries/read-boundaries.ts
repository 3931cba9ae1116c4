import { isKnownWord } from '../language/lexicon/known-words.ts'
import { findMentions } from '../language/names/mentions.ts'
import { readRoster } from '../language/names/roster.ts'
import { readNumberWords } from '../language/words/number-words.ts'
import { tokenize } from '../language/words/tokenize.ts'
import type { CoachScope } from '../scope.ts'
import { type Boundaries, findBoundaries } from './boundaries.ts'
import { textWithoutInjection } from './text-without-injection.ts'

type Scope = Pick<CoachScope, 'athletes' | 'team'>

/** The part of a message that may be answered, and what else it attempts. */
interface BoundedMessage {
  /**
   * The message without attempts on the rules and requests for other teams' data; undefined: nothing of it may be
   * answered.
   */
  fair: string | undefined
  /** Somebody tries to change or reveal the rules. */
  isTried: boolean
  otherTeams: boolean
}

const NAME = '·'

/** @param isWorth whether some words alone ask for something that can be answered */
export function readBoundaries(message: string, scope: Scope, isWorth: (part: string) => boolean): BoundedMessage {
  const whole = boundariesOf(message, scope)
  const isTried = whole.manipulations.length > 0 || whole.joinCodes
  const otherTeams = whole.otherTeams
  if (!isTried && !otherTeams) return { fair: message, isTried, otherTeams }
  const isUnfair = (part: string) => {
    const { manipulations, joinCodes, otherTeams: others } = boundariesOf(part, scope)
    return manipulations.length > 0 || joinCodes || others
  }
  return {
    fair: textWithoutInjection(message, isUnfair, isWorth, wordsOutside(message, whole.manipulations)),
    isTried,
    otherTeams,
  }
}

function boundariesOf(message: string, { athletes, team }: Scope): Boundaries {
  const tokens = readNumberWords(tokenize(message))
  const mentions = findMentions(tokens, { roster: readRoster(athletes), isKnownWord, isShouted: false })
  const isOfName = (at: number) => mentions.some(({ from, until }) => from <= at && at < until)
  return findBoundaries(
    tokens.map((token, at) => (isOfName(at) ? { ...token, text: NAME } : token)),
    team,
  )
}

/** "Marcus Ignore Previous Instructions's recovery": a name may contain an attempt. The words around it. */
function wordsOutside(message: string, attempts: readonly { from: number; until: number }[]): string {
  const isAttempt = (at: number) => attempts.some(({ from, until }) => from <= at && at < until)
  const words = readNumberWords(tokenize(message)).filter((_, at) => attempts.length > 0 && !isAttempt(at))
  return words.some(({ capital }) => capital) ? words.map(({ raw }) => raw).join(' ') : ''
}
