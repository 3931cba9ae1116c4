import { parseArgs } from 'node:util'
import { DAYS } from '../linked-team.ts'

const SMALLEST = '1000,10000'

export interface Sizes {
  /** Ascending: the first is what the others are compared with. */
  athletes: number[]
  /** Days of records of each athlete, except those of the measured team, who have 90. */
  days: number
}

/** `--athletes 1000,10000 --days 90` of the command line. @throws Error for anything else */
export function readSizes(args: readonly string[]): Sizes {
  const options = {
    athletes: { type: 'string', default: SMALLEST },
    days: { type: 'string', default: `${DAYS}` },
  } as const
  const { values } = parseArgs({ args: [...args], options })
  const athletes = values.athletes.split(',').map(Number)
  const days = Number(values.days)
  if (!athletes.every((count) => Number.isInteger(count) && count >= 40))
    throw new Error('--athletes takes whole numbers of at least 40, such as 1000,10000')
  if (!(Number.isInteger(days) && days >= 1 && days <= DAYS)) throw new Error(`--days takes a number from 1 to ${DAYS}`)
  return { athletes: athletes.toSorted((a, b) => a - b), days }
}
