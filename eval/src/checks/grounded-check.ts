import { ofOneProvider } from '../formulas/athlete-values.ts'
import { type Answer, evaluate } from '../formulas/evaluate.ts'
import { Formula } from '../formulas/formula.ts'
import { atRiskIssues } from '../formulas/product-rules.ts'
import type { Athlete } from '../records/team.ts'
import { lengthOf } from '../records/window.ts'
import { namesIn } from '../reply/names.ts'
import { numbersIn, slackOf } from '../reply/numbers.ts'
import { plainText } from '../reply/plain-text.ts'
import {
  comparedValues,
  type DerivedNumber,
  differencesOf,
  numbersOf,
  rangeNumbers,
  teamNumbers,
} from '../steps/derived-numbers.ts'
import { windowsOf } from '../steps/look-up.ts'
import { numbersInText, shownNumbers } from '../steps/shown-numbers.ts'
import { BOUND_BEFORE, BOUND_BEHIND, CONSTANTS, EMERGENCY_NUMBERS, SCALE_ENDS } from './constants.ts'
import type { ReadReply, Turn } from './turn.ts'

export interface NumberFinding {
  said: string
  around: string
}
type Said = ReadReply['numbers'][number]

/**
 * The source of each number in a reply: the look-ups it shows, the question, a cited article, a product rule, or else a
 * formula of our own over the same days.
 * @returns `wrong`: no source; `unshown`: true, but in none of the look-ups
 */
export function groundNumbers(turn: Turn, read: ReadReply): { wrong: NumberFinding[]; unshown: NumberFinding[] } {
  const sources = new Sources(turn, read.text)
  const wrong: NumberFinding[] = []
  const unshown: NumberFinding[] = []
  for (const said of read.numbers) {
    const finding = { said: `${said.value} ${said.unit}`.trim(), around: around(read.text, said) }
    if (isFree(said, read.text, sources) || sources.isShown(said)) continue
    if (sources.isDerived(said)) unshown.push(finding)
    else wrong.push(finding)
  }
  return { wrong, unshown }
}

/** Not an athlete's value: from the question, a bound, a scale, a cited article, an emergency number. */
function isFree(said: Said, text: string, { questions, articles }: Sources): boolean {
  const { value, unit, owner } = said
  if (EMERGENCY_NUMBERS.includes(value) || questions.includes(value)) return true
  if (unit === '' && SCALE_ENDS.includes(value)) return true
  const before = text.slice(Math.max(0, said.index - 40), said.index)
  const isBound = BOUND_BEFORE.test(before) || BOUND_BEHIND.test(text.slice(said.end))
  const isNobodys = owner.athletes.length === 0 || !owner.inSentence
  if ((CONSTANTS[unit] ?? []).includes(value) && (isBound || isNobodys)) return true
  return articles.has(Math.abs(value)) && (isNobodys || isBound)
}

const around = (text: string, { index, end }: Said) =>
  text
    .slice(Math.max(0, index - 40), end + 20)
    .replace(/\s+/g, ' ')
    .trim()

class Sources {
  readonly questions: readonly number[]
  /** Every number in the linked articles. */
  readonly articles: ReadonlySet<number>
  private readonly turn: Turn
  private readonly shown: ReturnType<typeof shownNumbers>
  private readonly right: readonly number[]
  private readonly apart: readonly DerivedNumber[]

  constructor(turn: Turn, text: string) {
    this.turn = turn
    this.questions = turn.asked.flatMap((asked) => numbersIn(plainText(asked)).map(({ value }) => value))
    this.articles = new Set([...turn.articles.values()].flatMap(numbersInText))
    this.shown = shownNumbers(turn.steps, turn.context.team.athletes)
    this.right = formulasIn(turn.expect).flatMap((formula) => rightNumbers(formula, turn))
    this.apart = this.differences([
      ...new Set(namesIn(text, turn.context.team.athletes).flatMap(({ athletes }) => athletes)),
    ])
  }

  /** In its unit, in a row of its owner, or in a row without an owner; a number without an owner may be anywhere. */
  isShown(said: Said): boolean {
    const { athletes, isTeam, inSentence } = said.owner
    return this.shown.some(({ value, athlete, unit }) => {
      if (!isOfUnit(said, unit)) return false
      const isTheirs =
        athlete === undefined || athletes.length === 0 || isTeam || !inSentence || athletes.includes(athlete)
      return isTheirs && isSame(said, value)
    })
  }

  isDerived(said: Said): boolean {
    const { context } = this.turn
    if (this.right.some((value) => isSame(said, value))) return true
    const windows = windowsOf(this.turn.steps, context)
    const counts = [...windows.map(lengthOf), context.team.athletes.length]
    if (counts.some((value) => isSame(said, value))) return true
    const owners = said.owner.athletes.length > 0 ? said.owner.athletes : Object.values(context.bound)
    const theirs = owners.flatMap((athlete) => [
      ...windows.flatMap((window) => numbersOf(athlete, window, context.asOf)),
      ...rangeNumbers(athlete, context.asOf),
      { value: atRiskIssues(athlete, context).length, unit: undefined, isDifference: false },
    ])
    const isTeams = said.owner.isTeam || said.owner.athletes.length === 0
    const team = isTeams ? windows.flatMap((window) => teamNumbers(context.team, window, context.asOf)) : []
    return [...theirs, ...team, ...this.apart].some((one) => isAlike(said, one))
  }

  /** The differences between the athletes named, the team, and the windows of the look-ups. */
  private differences(named: readonly Athlete[]): DerivedNumber[] {
    const { team, asOf } = this.turn.context
    const windows = windowsOf(this.turn.steps, this.turn.context)
    const sides = [...named.slice(0, MOST_COMPARED).map((athlete) => [athlete]), ofOneProvider(team.athletes)]
    return differencesOf(sides.flatMap((athletes) => windows.map((window) => comparedValues(athletes, window, asOf))))
  }
}

/** A reply that names more athletes compares no two of them. */
const MOST_COMPARED = 6

/** @param value as displayed: a reply may round it once more, or put the sign in words */
const isSame = (said: Said, value: number): boolean =>
  Math.abs(Math.abs(said.value) - Math.abs(value)) <= slackOf(said, 0.51) ||
  (said.unit === 'min' && Math.abs(said.value - Math.abs(value) * 60) <= 3.1)

/** A percentage may be given in points; words carry their own units. @param unit of the column; '' has none */
function isOfUnit({ unit: said }: Said, unit: string | undefined): boolean {
  if (unit === undefined || said === '' || said === unit) return true
  if (said === 'count') return unit === ''
  if (said === 'min') return unit === 'h'
  return said === 'points' && unit === '%'
}

function isAlike(said: Said, { value, unit, isDifference }: DerivedNumber): boolean {
  const isUnit =
    said.unit === '' ||
    (said.unit === 'count' && unit === undefined) ||
    said.unit === unit ||
    (said.unit === 'points' && isDifference) ||
    (said.unit === 'min' && unit === 'h') ||
    (said.unit === '%' && unit === undefined)
  return isUnit && isSame(said, value)
}

function formulasIn(node: unknown): Formula[] {
  if (typeof node !== 'object' || node === null) return []
  const own = 'op' in node ? Formula.safeParse(node).data : undefined
  return [...(own ? [own] : []), ...Object.values(node).flatMap(formulasIn)]
}

function rightNumbers(formula: Formula, { context }: Turn): number[] {
  let answer: Answer
  try {
    answer = evaluate(formula, context)
  } catch {
    return [] // for a turn that had no answer
  }
  if (answer.kind === 'number') return answer.value === null ? [] : [answer.value]
  if (answer.kind === 'athletes') return [answer.size]
  return answer.kind === 'issues' ? answer.issues.flatMap(({ value }) => value ?? []) : []
}
