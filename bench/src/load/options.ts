import { parseArgs } from 'node:util'

/** An access token lasts 15 minutes, and no page of a run signs in again. */
const LONGEST_MINUTES = 13

export interface LoadOptions {
  /** Of each run, once its pages are open. */
  minutes: number
  athletes: number
  /** Each has a page open. */
  coaches: number
  readsASecond: number
  /** Names of runs; empty: all of them. */
  only: readonly string[]
}

/** `npm run bench -- load --minutes 1 --athletes 200 --only two,one` @throws Error for a number that is none */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      athletes: { type: 'string', default: '2000' },
      coaches: { type: 'string', default: '500' },
      reads: { type: 'string', default: '100' },
      only: { type: 'string', default: '' },
    },
  })
  const options = {
    minutes: positive('minutes', values.minutes),
    athletes: positive('athletes', values.athletes),
    coaches: positive('coaches', values.coaches),
    readsASecond: positive('reads', values.reads),
    only: values.only.split(',').filter((name) => name !== ''),
  }
  if (options.minutes > LONGEST_MINUTES)
    throw new Error(`--minutes: at most ${LONGEST_MINUTES}, because sessions are not renewed during a run`)
  return options
}

function positive(name: string, text: string): number {
  const number = Number(text)
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0`)
  return number
}
