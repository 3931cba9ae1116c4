import { baseName } from '../../export-files/base-name.ts'

/** The files of Polar's export that Corner reads; their names go on with ids and dates. All others are never unpacked. */
const NAMES = {
  sleeps: /^sleep_result[_-].*\.json$/i,
  scores: /^sleep_score[_-].*\.json$/i,
  recharges: /^nightly_recovery[_-](?!blob).*\.json$/i,
  sessions: /^training-session[_-].*\.json$/i,
  account: /^account-data[_-].*\.json$/i,
} as const

export type PolarFile = keyof typeof NAMES

/** undefined: not a file that Corner reads. */
export function fileOf(path: string): PolarFile | undefined {
  const name = baseName(path)
  return (Object.keys(NAMES) as PolarFile[]).find((file) => NAMES[file].test(name))
}
