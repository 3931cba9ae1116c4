import type { Token } from '../words/token.ts'

/** The year after a month or date, as in "March 2024", "3 March, 2024"; undefined: there is none. */
export function trailingYear(tokens: readonly Token[], at: number): number | undefined {
  const { value, raw = '', sentence } = tokens[at] ?? {}
  return sentence === tokens[at - 1]?.sentence && /^20\d\d$/.test(raw) ? value : undefined
}
