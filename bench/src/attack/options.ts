import { parseArgs } from 'node:util'
import type { Strength } from './attack.ts'

export interface Options extends Strength {
  /** The names of the attacks to run; none: all. */
  only: readonly string[]
}

const REQUESTS = { whole: 100_000, short: 200 }

/** @throws Error for an option that is not known, or no number */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      requests: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  })
  const { only, seed, short: isShort } = values
  const requests = values.requests ?? String(isShort ? REQUESTS.short : REQUESTS.whole)
  return { only, isShort, seed: wholeNumber('--seed', seed), requests: wholeNumber('--requests', requests) }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number`)
  return Number(text)
}
