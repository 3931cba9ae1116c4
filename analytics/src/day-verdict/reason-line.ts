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

/** What a line of reasons is made of. */
interface ReasonParts {
  /** The newest recovery with what is usual, or its own sign. */
  recovery: string
  /** Whether the recovery is itself a sign against a hard day. */
  isSign: boolean
  /** The other signs that fit, most important first. */
  others: readonly string[]
  /** How many more there are. */
  more: number
}

/**
 * The reasons of a day in the order in which all screens say them: the recovery, then the other signs.
 * @param day the day that is judged
 */
export function reasonParts({ recovery, date, usual, signs }: Judged, day: CalendarDay): ReasonParts {
  const plain = `recovery ${written(recovery, 0)}%`
  const value = `${plain}${date >= day ? '' : ' (yesterday)'}`
  const own = signs.find((sign) => sign.startsWith(plain))
  const others = signs.slice(0, SIGNS).filter((sign) => sign !== own)
  return {
    recovery: own?.replace(plain, value) ?? (usual === null ? value : `${value}, usually ${written(usual, 0)}%`),
    isSign: own !== undefined,
    others,
    more: signs.length - others.length - (own === undefined ? 0 : 1),
  }
}

/**
 * Why a day is judged as it is: the recovery, and the signs against a hard day, each value once. The same line on the mat
 * sheet, the athlete's page and the own dashboard.
 * @param day the day that is judged
 */
export function reasonLine(judged: Judged, day: CalendarDay): string {
  const { recovery, others } = reasonParts(judged, day)
  return [recovery, ...others].join('; ')
}

/** The recovery of `reasonLine` with what is usual, at its beginning. */
const RECOVERY_PART = /^recovery \d+%(?: \([^)]*\))?(?:, usually \d+%)?(?:[,;] |$)/

/** The line without its recovery, behind a sentence that has it already; '' where it says nothing else. */
export const afterRecovery = (reason: string): string => reason.replace(RECOVERY_PART, '')

/** The signs beside Corner readiness, which the sentence before them says; null: no others. */
function besideReadiness(signs: DayVerdict['signs']): string | null {
  const others = signs.filter(({ kind }) => kind !== 'readiness_below_own').slice(0, SIGNS)
  return others.length === 0 ? null : others.map(({ text }) => text).join('; ')
}

/** The line of a verdict; null: nothing speaks against a hard day, or nothing fresh is known. */
export function reasonOfVerdict({ recovery, usual, signs }: DayVerdict, day: CalendarDay): string | null {
  if (signs.length === 0) return null
  if (recovery === null) return besideReadiness(signs)
  return reasonLine({ recovery: recovery.value, date: recovery.date, usual, signs: signs.map(({ text }) => text) }, day)
}
