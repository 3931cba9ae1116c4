import type { Athlete } from '../records/team.ts'
import type { Step } from './step.ts'

/** A number displayed under "How I got this". */
interface ShownNumber {
  value: number
  /** The athlete of its row or look-up; undefined: the team, or nobody in particular. */
  athlete: Athlete | undefined
  /** The unit of its column or row; '' for a count, undefined inside a text. */
  unit: string | undefined
}

/** The numbers of the rows, titles, notes and arguments; a number in a row that names somebody is theirs. */
export function shownNumbers(steps: readonly Step[], athletes: readonly Athlete[]): ShownNumber[] {
  return steps.flatMap((step) => {
    const { title, note = '', rows, more_rows, columns } = step
    const about = athletes.filter(({ full }) => title.startsWith(full) || title.includes(`, ${full}`))
    const [ofStep] = about.length === 1 ? about : []
    const unitPlace = columns.findIndex(({ label }) => label === 'Unit')
    const said = numbersInText(`${title} ${note} ${JSON.stringify(step.arguments)}`)
    return [
      ...said.map((value) => ({ value, athlete: ofStep, unit: undefined })),
      ...clocksInText(`${title} ${note}`).map((value) => ({ value, athlete: ofStep, unit: 'clock' })),
      ...[rows.length, more_rows, rows.length + more_rows].map((value) => ({ value, athlete: undefined, unit: '' })),
      ...rows.flatMap((row) => {
        const named = athletes.find(({ full }) => row.includes(full)) ?? ofStep
        return row.flatMap((cell, place): ShownNumber[] => {
          if (typeof cell === 'string')
            return [
              ...numbersInText(cell).map((value) => ({ value, athlete: named, unit: undefined })),
              ...clocksInText(cell).map((value) => ({ value, athlete: named, unit: 'clock' })),
            ]
          const unit = place < unitPlace ? String(row[unitPlace]) : columns[place]?.unit
          return cell === null ? [] : [{ value: cell, athlete: named, unit }]
        })
      }),
    ]
  })
}

/** Without signs: a dash before a number may be a minus or the middle of a range. */
export const numbersInText = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/g)].map(([said]) =>
    Number(said.replaceAll(',', '')),
  )

/** Clock times in hours of the day. */
const clocksInText = (text: string): number[] =>
  [...text.matchAll(/(?<![\d:])(\d{1,2}):([0-5]\d)(?![\d:])/g)].map(
    ([, hours, minutes]) => Number(hours) + Number(minutes) / 60,
  )
