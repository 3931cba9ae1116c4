import type { Issue, IssueKind } from './at-risk.ts'

const SUBJECTS: Partial<Record<IssueKind, string>> = { recovery_falling: 'recovery', hrv_falling: 'HRV' }

/** The figure of an issue without its sign. */
export const amountOf = ({ valueText }: Pick<Issue, 'valueText'>): string => (valueText ?? '').replace(/^[−-]/, '')

/** Whether the issue is a newest value under the average of its period. */
export const isUnderAverage = ({ kind }: Pick<Issue, 'kind'>): boolean => SUBJECTS[kind] !== undefined

/**
 * How far the newest values are under their averages, each average named once: `recovery 11 points and HRV 8 ms under the
 * 7-day average`; '': none is.
 * @param days length of the period that the averages are of
 */
export function underAverage(issues: readonly Issue[], days: number): string {
  const distances = issues.flatMap(({ kind, valueText }) =>
    SUBJECTS[kind] === undefined ? [] : `${SUBJECTS[kind]} ${amountOf({ valueText })}`,
  )
  return distances.length === 0 ? '' : `${distances.join(' and ')} under the ${days}-day average`
}
