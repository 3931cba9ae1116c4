import { read as ownValue } from '../formulas/athlete-values.ts'
import type { Answer } from '../formulas/evaluate.ts'
import type { Athlete } from '../records/team.ts'
import { namesIn } from '../reply/names.ts'
import { SAYS } from '../reply/wording.ts'
import type { Check, CheckOf } from './check.ts'
import { namesOf, type ReadReply, rightAnswers, type Turn } from './turn.ts'

type Set = Extract<Answer, { kind: 'athletes' }>

/** A part of a reply on athletes who could not be judged: those named there are not given as an answer. */
const ASIDE =
  /(?:^|(?<=[.!?\n]))[^.!?\n]*\b(?:left out|leaving out|without|no (?:\w+ ){0,3}(?:data|records?|values?|device|recovery|sleep|strain)|not connected|not counted|could not be judged|excluded|missing|no newest|another maker|closest|nearest|next (?:is|are|come)|just (?:above|below|outside)|others?:)\b[^\n]*?(?:[.!?](?=\s|$)|\n|$)/gi

const withoutAsides = (text: string): string => text.replace(ASIDE, (aside) => ' '.repeat(aside.length))

/** The right athlete is named; also remembers who it was, for later checks. */
export function checkAthlete(
  check: CheckOf<'athlete'>,
  turn: Turn,
  read: ReadReply,
): { why?: string; answer?: Athlete } {
  const right = rightAnswers(check, turn).flatMap((answer) =>
    answer.kind === 'athletes' ? [...answer.must, ...answer.may] : [],
  )
  if (right.length === 0)
    return SAYS.noData.test(read.text) ? {} : { why: 'nobody has a value, and the reply does not say so' }
  const named = namesIn(read.text, turn.context.team.athletes)
  const candidates = check.first_named ? named.slice(0, 1) : named
  const answer = candidates.flatMap(({ athletes }) => athletes).find((athlete) => right.includes(athlete))
  if (answer) return { answer }
  const instead = named[0] ? namesOf(named[0].athletes) : 'nobody'
  return {
    why: `${instead} is named ${check.first_named ? 'first ' : ''}instead of ${namesOf(right)}`,
    answer: named[0]?.athletes[0] ?? right[0],
  }
}

/** The right set is named. @param whenEmpty judges the checks that apply to an empty set */
export function checkAthletes(
  check: CheckOf<'athletes'>,
  turn: Turn,
  read: ReadReply,
  whenEmpty: (checks: readonly Check[]) => string | undefined,
): string | undefined {
  if (isUnknown(check, turn) && SAYS.noData.test(read.text)) return undefined
  const sets = rightAnswers(check, turn).filter((answer) => answer.kind === 'athletes')
  const faults = sets.map((set) => faultOf(set, check, turn, read, whenEmpty))
  return faults.includes(undefined) ? undefined : faults[0]
}

/** Nobody has the values that the question needs: the right set is empty, and saying that there is no data is right. */
const isUnknown = ({ formula }: { formula: CheckOf<'athletes'>['formula'] }, { context }: Turn): boolean =>
  formula.op === 'filter' &&
  context.team.athletes.every((athlete) => formula.where.some((one) => ownValue(athlete, context, one) === null))

function faultOf(
  { must, may, size }: Set,
  check: CheckOf<'athletes'>,
  turn: Turn,
  read: ReadReply,
  whenEmpty: (checks: readonly Check[]) => string | undefined,
): string | undefined {
  const { athletes } = turn.context.team
  const anywhere = new Set(namesIn(read.text, athletes).flatMap((mention) => mention.athletes))
  const named = new Set(
    namesIn(withoutAsides(read.text), athletes).flatMap((mention) =>
      mention.athletes.length === 1 ? mention.athletes : [],
    ),
  )
  if (size === 0 && check.when_empty) {
    const fault = whenEmpty(check.when_empty)
    // An additional name may be near the bound; a list of names is an answer, and a wrong one.
    return (
      fault ??
      (check.match === 'exact' && named.size > 2 ? `nobody is right, but ${namesOf([...named])} are named` : undefined)
    )
  }
  const missing = must.filter((athlete) => !anywhere.has(athlete))
  const wrong = [...named].filter((athlete) => !must.includes(athlete) && !may.includes(athlete))
  const right = [...must, ...may].filter((athlete) => anywhere.has(athlete)).length
  if (check.limit !== undefined)
    return right >= Math.min(check.limit, size)
      ? undefined
      : `fewer than ${check.limit} are named; missing: ${namesOf(missing)}`
  if (typeof check.match === 'object') {
    const recall = size === 0 ? 1 : right / size
    const precision = named.size === 0 ? 1 : (named.size - wrong.length) / named.size
    if (recall < check.match.recall) return `missing: ${namesOf(missing)}`
    return precision < check.match.precision ? `wrong: ${namesOf(wrong)}` : undefined
  }
  if (missing.length > 0) return `missing: ${namesOf(missing)}`
  if (check.match === 'contains') return undefined
  if (wrong.length > 0) return `wrong: ${namesOf(wrong)}`
  // All athletes tied for the last place may be named.
  return right === size || right === must.length + may.length ? undefined : `${right} of ${size} are named`
}
