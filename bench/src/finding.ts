/** One line of the table. Times and rates depend on the machine; comparable is the ratio of two values from one run. */
export interface Finding {
  what: string
  value: number
  unit: 'ms' | 'bytes' | 'KB' | 'MB' | 'records/s' | 'requests/s' | 's' | '%' | 'of them' | 'reads' | 'requests'
  /** What it is compared with, in the same run. */
  ratio?: { to: string; value: number }
  target?: Target | undefined
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
