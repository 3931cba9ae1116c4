import type { Finding } from './finding.ts'

const HEAD = ['', 'value', 'ratio', 'target', 'met']

/** The findings of one part as a text table. */
export function table(title: string, findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   '))
  return [title, ...lines.map((line) => `  ${line.trimEnd()}`), ''].join('\n')
}

function cells({ what, value, unit, ratio, target }: Finding): string[] {
  return [
    what,
    `${round(value)} ${unit}`,
    ratio ? `${ratio.value.toFixed(2)} x ${ratio.to}` : '',
    target?.says ?? '',
    target ? (target.met ? 'yes' : 'NO') : '',
  ]
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toFixed(value >= 10 ? 1 : 2)
}
