import type { Period } from '@corner/contract/periods.ts'
import { useEffect, useState } from 'react'
import { usePeriod } from './use-period.ts'

interface Requested {
  period: Period
  /** The period of the figures on the screen; undefined: none yet. */
  shown: number | undefined
  /** Why the requested period failed for good; null while it loads or has come. */
  reason: string | null
}

export interface FailedPeriod {
  period: Period
  reason: string
  retry: () => void
}

/**
 * A period that failed: the control goes back to the one whose figures are shown, and the screen can say what failed until
 * another period is chosen.
 */
export function useFailedPeriod({ period, shown, reason }: Requested): FailedPeriod | null {
  const [, choose] = usePeriod()
  const [failed, setFailed] = useState<Omit<FailedPeriod, 'retry'> | null>(null)
  const isOther = shown !== undefined && shown !== period
  const hasFailed = isOther && reason !== null
  useEffect(() => {
    if (!hasFailed) return
    setFailed({ period, reason })
    choose(shown as Period, { replace: true })
  }, [hasFailed])
  // Chosen anew, or another one.
  if (failed && isOther && !hasFailed) setFailed(null)
  return failed && { ...failed, retry: () => choose(failed.period) }
}
