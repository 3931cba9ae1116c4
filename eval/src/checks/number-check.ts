import type { NumberAnswer } from '../formulas/evaluate.ts'
import { metricOf } from '../records/metrics.ts'
import { countWordsIn, slackOf } from '../reply/numbers.ts'
import { SAYS } from '../reply/wording.ts'
import type { CheckOf } from './check.ts'
import { type ReadReply, rightAnswers, type Turn } from './turn.ts'

type Said = ReadReply['numbers'][number]

/** The right value, with its unit or a word of its metric, for its owner. */
export function checkNumber(check: CheckOf<'number'>, turn: Turn, read: ReadReply): string | undefined {
  const answers = rightAnswers(check, turn).filter((answer) => answer.kind === 'number')
  const [first] = answers
  if (first?.pairs !== undefined && first.pairs < (check.optional_if_lt_pairs ?? 0) && SAYS.noData.test(read.text))
    return undefined
  const known = answers.filter(({ value }) => value !== null)
  if (known.length === 0)
    return SAYS.noData.test(read.text) ? undefined : 'there is no value, and the reply does not say so'
  if (known.some((answer) => isSaid(answer, check, turn, read))) return undefined
  return `the number ${known.map(({ value }) => Math.round((value ?? 0) * 100) / 100).join(' or ')} is not there`
}

function isSaid(answer: NumberAnswer, check: CheckOf<'number'>, turn: Turn, read: ReadReply): boolean {
  const { value, form } = answer
  if (value === null) return false
  if (form === 'count' && countWordsIn(read.text).includes(value)) return true
  return read.numbers.some(
    (said) => isEqual(said, answer, check, read.text) && fits(said, answer, read.text) && isOwned(said, answer, turn),
  )
}

function isEqual(said: Said, { value, metric, form }: NumberAnswer, check: CheckOf<'number'>, text: string): boolean {
  const tolerance = check.tol ?? toleranceOf(metric, form)
  const slack = check.tol === undefined ? slackOf(said, tolerance) : check.tol + 1e-9
  const right = value ?? 0
  const amount = said.unit === 'min' && metric === 'total_duration_hours' ? said.value / 60 : said.value
  if (Math.abs(amount - right) <= slack) return true
  // "3.4 points below": the words express the sign.
  const isTold =
    form === 'difference' && (check.abs || right > 0 || LESS.test(text.slice(said.index - 60, said.end + 40)))
  return isTold && Math.abs(Math.abs(amount) - Math.abs(right)) <= slack
}

const LESS = /below|under|down|fell|drop|less|lower|behind|minus|shorter|declin|decreas/i

function toleranceOf(metric: NumberAnswer['metric'], form: NumberAnswer['form']): number {
  if (form === 'count') return 0
  if (metric === null) return form === 'share' ? 0.51 : 0.051
  return metricOf(metric).tolerance
}

/** Its unit, or a word of its metric within 60 characters, and not another metric's unit. */
function fits(said: Said, { metric, form }: NumberAnswer, text: string): boolean {
  if (form === 'count') return said.unit === '' || said.unit === 'count'
  if (form === 'share' && metric === null) return ['', '%', 'points'].includes(said.unit)
  if (metric === null) return true
  const { unit, words } = metricOf(metric)
  const around = `${said.head} ${text.slice(Math.max(0, said.index - 60), said.end + 60)}`
  if (form === 'share') return ['', '%'].includes(said.unit)
  const units = unit === '%' ? ['%', 'points'] : unit === 'h' ? ['h', 'min'] : [unit]
  if (unit === '') return ['', 'points'].includes(said.unit) && words.test(around)
  return units.includes(said.unit) || (said.unit === '' && words.test(around))
}

function isOwned({ owner }: Said, { of, form }: NumberAnswer, { context, asked }: Turn): boolean {
  if (of !== null) {
    if (owner.athletes.includes(of)) return true
    return owner.athletes.length === 0 && !owner.isTeam
  }
  if (form !== 'level' || owner.isTeam || owner.athletes.length === 0) return true
  // A team value after a sentence on somebody is still the team's where the question asks for it.
  return !owner.inSentence && /team|squad|group|we\b|our/i.test(asked.at(-1) ?? '') && context.team.athletes.length > 0
}
