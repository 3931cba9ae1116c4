import type { QuestionResult, TurnResult } from '../run/run-question.ts'
import { isRight } from './report.ts'

/** Who answered each question, right or wrong, the time, and the language model's usage; then a summary. */
export function modelReport(results: readonly QuestionResult[]): string {
  const turns = results.flatMap(({ id, turns: ofOne }) =>
    ofOne.map((turn, place) => ({ turn, name: nameOf(id, ofOne, place) })),
  )
  const all = turns.map(({ turn }) => turn)
  const byModel = all.filter(isByModel)
  const byAnalyst = all.filter((turn) => !isByModel(turn))
  return [
    row('question', 'answered by', 'right', 'time', 'tokens', 'cost'),
    ...turns.map(({ turn, name }) =>
      row(name, turn.answeredBy, isRight(turn) ? 'yes' : 'no', seconds(turn.ms), ...takenBy([turn])),
    ),
    '',
    row('answered by', 'replies', 'right', 'median', 'p95', 'tokens each', 'cost each'),
    summaryRow('model', byModel),
    summaryRow('analyst', byAnalyst),
    summaryRow('both', all),
    '',
    ...reasonsOf(byAnalyst),
    `taken in all: ${takenInAll(all)}`,
  ].join('\n')
}

const isByModel = ({ answeredBy }: TurnResult) => answeredBy === 'model'

const nameOf = (id: string, turns: readonly TurnResult[], place: number) =>
  turns.length > 1 ? `${id}, turn ${place + 1}` : id

const row = (first: string, ...cells: string[]) => first.padEnd(16) + cells.map((cell) => cell.padStart(14)).join('')

function summaryRow(who: string, turns: readonly TurnResult[]): string {
  const right = turns.filter(isRight).length
  const share = turns.length === 0 ? '' : ` (${Math.round((100 * right) / turns.length)} %)`
  const times = turns.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return row(
    who,
    String(turns.length),
    `${right}${share}`,
    seconds(quantile(times, 0.5)),
    seconds(quantile(times, 0.95)),
    ...takenBy(turns),
  )
}

/** The least value that a share of all does not exceed; undefined if there are none. */
export function quantile(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
}

const seconds = (ms: number | undefined) => (ms === undefined ? '-' : `${(ms / 1000).toFixed(2)} s`)
const dollars = (cost: number | null) => (cost === null ? 'no price' : `$${cost.toFixed(4)}`)

/** The average per question. A dash: not counted for any. */
function takenBy(turns: readonly TurnResult[]): [tokens: string, cost: string] {
  const used = turns.flatMap(({ use }) => use ?? [])
  if (used.length === 0) return ['-', '-']
  const mean = (sum: number) => sum / used.length
  const tokens = mean(used.reduce((sum, use) => sum + use.tokens, 0))
  const hasCost = used.every(({ cost }) => cost !== null)
  return [
    String(Math.round(tokens)),
    dollars(hasCost ? mean(used.reduce((sum, { cost }) => sum + (cost ?? 0), 0)) : null),
  ]
}

function takenInAll(turns: readonly TurnResult[]): string {
  const used = turns.flatMap(({ use }) => use ?? [])
  const cost = used.some((use) => use.cost !== null) ? used.reduce((sum, use) => sum + (use.cost ?? 0), 0) : null
  return `${used.reduce((sum, { tokens }) => sum + tokens, 0)} tokens, ${dollars(cost)}`
}

/** Why the analyst answered, most frequent reason first. */
function reasonsOf(turns: readonly TurnResult[]): string[] {
  const reasons = Map.groupBy(
    turns,
    ({ notice }) => notice ?? 'Not given to the model: the analyst alone answers such a question.',
  )
  return [...reasons]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([reason, ofOne]) => `analyst, ${ofOne.length}: ${reason}`)
}
