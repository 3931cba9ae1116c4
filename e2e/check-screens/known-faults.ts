import { readFileSync } from 'node:fs'
import { CHECKS, type PageFault } from './page-faults.ts'

/** A fault that is accepted. What is left out matches everything. */
export interface KnownFault {
  /** Part of the screen's name. */
  screen?: string
  look?: string
  check: string
  /** Part of what the check says. */
  text?: string
  reason: string
}

/** @throws Error for an entry without a reason or of a check that does not exist */
export function readKnownFaults(path: string): KnownFault[] {
  const known = JSON.parse(readFileSync(path, 'utf8')) as KnownFault[]
  for (const entry of known) {
    if (!entry.reason?.trim()) throw new Error(`${path}: an entry has no reason: ${JSON.stringify(entry)}`)
    if (!CHECKS.some((check) => check === entry.check)) throw new Error(`${path}: there is no check ${entry.check}`)
  }
  return known
}

export function isKnown(
  known: readonly KnownFault[],
  at: { screen: string; look: string },
  { check, detail }: PageFault,
): boolean {
  return known.some(
    (entry) =>
      entry.check === check &&
      (entry.look === undefined || entry.look === at.look) &&
      at.screen.includes(entry.screen ?? '') &&
      detail.includes(entry.text ?? ''),
  )
}
