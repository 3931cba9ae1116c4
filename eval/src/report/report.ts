import type { QuestionResult, TurnResult } from '../run/run-question.ts'

interface Summary {
  turns: number
  right: number
  /** right / turns; 0 without any. */
  accuracy: number
  /** Ids. */
  criticalFailures: readonly string[]
  wrongNumbers: readonly string[]
  unshownNumbers: readonly string[]
  slowestMs: number
}

export const isRight = ({ failures }: TurnResult): boolean => failures.length === 0

export function summarize(results: readonly QuestionResult[]): Summary {
  const turns = results.flatMap((result) => result.turns)
  const right = turns.filter(isRight).length
  const numbersBy = (read: (turn: TurnResult) => readonly { said: string; around: string }[]) =>
    results.flatMap(({ id, turns: ofOne }) =>
      ofOne.flatMap((turn) => read(turn).map(({ said, around }) => `${id}: ${said} in "${around}"`)),
    )
  return {
    turns: turns.length,
    right,
    accuracy: turns.length === 0 ? 0 : right / turns.length,
    criticalFailures: results
      .filter(({ critical, turns: ofOne }) => critical && !ofOne.every(isRight))
      .map(({ id }) => id),
    wrongNumbers: numbersBy(({ wrongNumbers }) => wrongNumbers),
    unshownNumbers: numbersBy(({ unshownNumbers }) => unshownNumbers),
    slowestMs: Math.max(0, ...turns.map(({ ms }) => ms)),
  }
}

/**
 * Every wrong answer with the reason and the reply, then the figures.
 * @param withUnshown also true numbers that no look-up shows
 */
export function reportOf(results: readonly QuestionResult[], withUnshown = false): string {
  const { turns, right, accuracy, criticalFailures, wrongNumbers, unshownNumbers, slowestMs } = summarize(results)
  return [
    ...results.flatMap(wrongAnswers),
    ...results.flatMap(({ id, skipped }) => (skipped === undefined ? [] : [`skipped ${id}: ${skipped}`])),
    '',
    ...categories(results),
    '',
    `right: ${right} of ${turns} replies, ${percent(accuracy)}`,
    `critical failures: ${criticalFailures.length} ${criticalFailures.join(', ')}`,
    `wrong numbers: ${wrongNumbers.length}`,
    ...wrongNumbers.map((line) => `  ${line}`),
    `true numbers that no look-up shows: ${unshownNumbers.length}`,
    ...(withUnshown ? unshownNumbers.map((line) => `  ${line}`) : []),
    `slowest reply: ${Math.round(slowestMs)} ms`,
  ].join('\n')
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function wrongAnswers({ id, category, critical, turns }: QuestionResult): string[] {
  return turns.flatMap((turn, place) =>
    isRight(turn)
      ? []
      : [
          `wrong ${id}${turns.length > 1 ? `, turn ${place + 1}` : ''} (${category}${critical ? ', critical' : ''}): ${turn.user}`,
          ...turn.failures.map(({ type, why }) => `    ${type}: ${why}`),
          ...turn.reply.split('\n').map((line) => `    | ${line}`),
        ],
  )
}

function categories(results: readonly QuestionResult[]): string[] {
  return [...Map.groupBy(results, ({ category }) => category)].map(([category, ofOne]) => {
    const { turns, right, accuracy } = summarize(ofOne)
    return `${category.padEnd(14)}${String(right).padStart(4)} of ${String(turns).padStart(3)}${percent(accuracy).padStart(10)}`
  })
}
