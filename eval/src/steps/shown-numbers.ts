import type { Step } from '../checks/turn.ts'
import type { Athlete } from '../records/team.ts'

/** A number that a reader finds under "How I got this". */
export interface ShownNumber {
  value: number
  /** Whose row, or whose look-up; undefined: of the team, or of nobody in particular. */
  athlete: Athlete | undefined
}

/** The numbers of the rows, titles, notes and arguments; a number of a row that names somebody is theirs. */
export function shownNumbers(steps: readonly Step[], athletes: readonly Athlete[]): ShownNumber[] {
  return steps.flatMap((step) => {
    const { title, note = '', rows, more_rows } = step
    const about = athletes.filter(({ full }) => title.startsWith(full) || title.includes(`, ${full}`))
    const [ofStep] = about.length === 1 ? about : []
    const said = numbersInText(`${title} ${note} ${JSON.stringify(step.arguments)}`)
    return [
      ...said.map((value) => ({ value, athlete: ofStep })),
      ...[rows.length, more_rows, rows.length + more_rows].map((value) => ({ value, athlete: undefined })),
      ...rows.flatMap((row) => {
        const named = athletes.find(({ full }) => row.includes(full)) ?? ofStep
        return row.flatMap((cell) => cellNumbers(cell).map((value) => ({ value, athlete: named })))
      }),
    ]
  })
}

function cellNumbers(cell: string | number | null): number[] {
  if (typeof cell === 'number') return [cell]
  return cell === null ? [] : numbersInText(cell)
}

/** Without their signs: a dash before a number may be a minus or the middle of a range. */
export const numbersInText = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g)].map(([said]) =>
    Number(said.replaceAll(',', '')),
  )
