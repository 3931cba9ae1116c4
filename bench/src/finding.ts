/** One line of the table. Times and rates differ from machine to machine; what counts is the ratio of two taken in one run. */
export interface Finding {
  what: string
  value: number
  unit: 'ms' | 'KB' | 'records/s' | 'requests/s' | 's'
  /** What it is held against, in the same run. */
  ratio?: { to: string; value: number }
  target?: Target
}

export interface Target {
  /** For people: `at most 1.5 x`. */
  says: string
  met: boolean
}

export function atMost(limit: number, value: number, unit: string): Target {
  return { says: `at most ${limit} ${unit}`, met: value <= limit }
}

export function atLeast(limit: number, value: number, unit: string): Target {
  return { says: `at least ${limit} ${unit}`, met: value >= limit }
}
