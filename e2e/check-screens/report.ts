import { CHECKS, type PageFault } from './page-faults.ts'
import type { Seen } from './visit-shot.ts'

type Judged = Seen & { unknown: PageFault[] }

/** A row for each screen and look: the number of faults of each check, and in brackets those that are known. */
export function reportTable(seen: readonly Judged[]): string {
  const head = ['screen', 'look', 'shift', 'task ms', ...CHECKS.slice(2)]
  const rows = seen.map((one) => [
    one.screen,
    one.look,
    String(one.timings?.shift ?? ''),
    String(one.timings?.longestTaskMs ?? ''),
    ...CHECKS.slice(2).map((check) => counted(one, check)),
  ])
  const widths = head.map((_, place) => Math.max(...[head, ...rows].map((row) => row[place]?.length ?? 0)))
  return [head, ...rows].map((row) => row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join('  ')).join('\n')
}

/** Each fault that is not known, with the screens and looks that have it. */
export function reportFaults(seen: readonly Judged[]): string {
  const faults = seen.flatMap((one) =>
    one.unknown.map(({ check, detail }) => ({ where: `${one.screen} (${one.look})`, what: `${check}: ${detail}` })),
  )
  return [...Map.groupBy(faults, ({ what }) => what)]
    .map(([what, at]) => `${what}\n${at.map(({ where }) => `    ${where}`).join('\n')}`)
    .join('\n')
}

function counted({ faults, unknown }: Judged, check: string): string {
  const count = (list: readonly PageFault[]) => list.filter((one) => one.check === check).length
  const known = count(faults) - count(unknown)
  return [count(unknown) || (known ? '' : '.'), known ? `(${known})` : ''].filter(Boolean).join(' ')
}
