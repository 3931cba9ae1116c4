import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { written } from '../numbers/rounding.ts'
import type { DayVerdict } from './day-verdict.ts'

/** As many signs as fit on a line. */
const SIGNS = 2

interface Judged {
  /** The newest recovery, percent, and its day. */
  recovery: number
  date: CalendarDay
  usual: number | null
  /** The texts of the signs against a hard day, most important first. */
  signs: readonly string[]
}

/**
 * Why a day is judged as it is: the recovery, and the signs against a hard day, each value once. The same line on the mat
 * sheet, the athlete's page and the own dashboard.
 * @param day the day that is judged
 */
export function reasonLine({ recovery, date, usual, signs }: Judged, day: CalendarDay): string {
  const plain = `recovery ${written(recovery, 0)}%`
  const value = `${plain}${date >= day ? '' : ' (yesterday)'}`
  const shown = signs.slice(0, SIGNS)
  const own = shown.find((sign) => sign.startsWith(plain))
  if (own !== undefined) return [own.replace(plain, value), ...shown.filter((sign) => sign !== own)].join('; ')
  return [usual === null ? value : `${value}, usually ${written(usual, 0)}%`, ...shown].join('; ')
}

/** The recovery of `reasonLine` with what is usual, at its beginning. */
const RECOVERY_PART = /^recovery \d+%(?: \([^)]*\))?(?:, usually \d+%)?(?:[,;] |$)/

/** The line without its recovery, behind a sentence that has it already; '' where it says nothing else. */
export const afterRecovery = (reason: string): string => reason.replace(RECOVERY_PART, '')

/** The line of a verdict; null: nothing speaks against a hard day, or no fresh recovery is known. */
export function reasonOfVerdict({ recovery, usual, signs }: DayVerdict, day: CalendarDay): string | null {
  if (recovery === null || signs.length === 0) return null
  return reasonLine({ recovery: recovery.value, date: recovery.date, usual, signs: signs.map(({ text }) => text) }, day)
}
