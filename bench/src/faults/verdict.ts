import type { Judgement } from './oracle.ts'
import type { Verdict } from './scenario.ts'

const SHOWN = 5

/** The oracle's judgement as a scenario's verdict, with the scenario's own figure and failures before it. */
export function verdictOf(judgement: Judgement, figure: string, failures: readonly string[] = []): Verdict {
  const { records, indexes } = judgement
  const faults = [...failures, ...judgement.faults]
  const held = `${records} records equal, ${indexes} indexes and tables sound`
  if (faults.length === 0) return { passed: true, figure: `${figure}; ${held}` }
  const others = faults.length > SHOWN ? [`and ${faults.length - SHOWN} more`] : []
  return { passed: false, figure: [figure, ...faults.slice(0, SHOWN), ...others].join('; ') }
}
