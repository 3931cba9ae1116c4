import type { Verdict } from './judge.ts'
import type { Mutant } from './mutants.ts'

/** A mutant with what became of it. */
export interface Result {
  mutant: Mutant
  verdict: Verdict
}

export const describeResult = ({ mutant, verdict }: Result) =>
  `${verdict.fate}: ${mutant.path}:${mutant.line} ${mutant.operator} -> ${mutant.replacement.slice(0, 60).replaceAll('\n', ' ') || '(nothing)'}; ${verdict.by}`

/** Kill rates as a whole and by package, then each survivor. */
export function summarize(results: readonly Result[], ms: number): string {
  const byRoom = Map.groupBy(results, ({ mutant }) => mutant.path.split('/')[0] ?? '')
  const survivors = results.filter(({ verdict }) => verdict.fate === 'survived')
  return [
    '',
    ...[...byRoom].sort().map(([room, ofRoom]) => countLine(room, ofRoom)),
    countLine('all', results),
    `in ${Math.round(ms / 60_000)} minutes`,
    ...survivors.map(describeResult),
  ].join('\n')
}

function countLine(name: string, results: readonly Result[]): string {
  const count = (fate: Verdict['fate']) => results.filter(({ verdict }) => verdict.fate === fate).length
  const survived = count('survived')
  const rate = Math.round(((results.length - survived) / results.length) * 1000) / 10
  const parts = `${count('killed')} by tests, ${count('killed by types')} by types, ${count('timeout')} by time, ${survived} survived`
  return `${name.padEnd(16)} ${rate} % of ${results.length} killed: ${parts}`
}
