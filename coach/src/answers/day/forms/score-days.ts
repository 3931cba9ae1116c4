import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { type AthleteVerdict, type FreshVerdict, isFresh } from '../verdicts.ts'

interface NamedScores {
  /** Of which day most scores are, to stand behind what they are told for; '' where that is today. */
  by: string
  /** Each with the recovery; only a score of the other day has its day. */
  names: string[]
}

/** Several names with their recoveries, the day of the scores told once. One name has its day beside it. */
export function namedScores(athletes: readonly FreshVerdict[], today: string): NamedScores {
  const isOld = ({ recoveryDate }: FreshVerdict) => recoveryDate < today
  const old = athletes.filter(isOld).length
  const areMostOld = athletes.length > 1 && old * 2 > athletes.length
  const name = (one: FreshVerdict) => {
    const day = isOld(one) === areMostOld ? '' : areMostOld ? ' (of today)' : ' (of yesterday)'
    return `${boldName(one.athlete.name)} ${writeValue('recovery', one.recovery)}${day}`
  }
  const by = `, ${old === athletes.length ? 'all ' : ''}by yesterday's scores${old < athletes.length ? ' except where marked' : ''}`
  return { by: areMostOld ? by : '', names: athletes.map(name) }
}

/**
 * How many of the scores that a plan for today stands on are of yesterday, and to look again; '' where all are of today.
 */
export function sayOldScores(judged: readonly AthleteVerdict[], today: string): string {
  const fresh = judged.filter(isFresh)
  const old = fresh.filter(({ recoveryDate }) => recoveryDate < today).length
  if (old === 0) return ''
  if (old === fresh.length) return "No score of today is in yet, this is by yesterday's: look again once they are in."
  const rest = old === 1 ? 'the other one is' : 'the rest are'
  return `Today's score is in for ${fresh.length - old} of ${fresh.length}, ${rest} yesterday's: look again once all are in.`
}
