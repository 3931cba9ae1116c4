import { isAboutMissingData } from '../athlete/at-risk.ts'
import { type AthleteStatus, needsAttention } from '../athlete/athlete-status.ts'

/** How many athletes are at risk (docs/reference/metrics-and-rules.md#at-risk-rules), and by which kind of rule. */
export interface AtRiskCount {
  /** Athletes judged. */
  total: number
  /** To whom any rule applies: the sum of the next two. */
  atRisk: number
  /** To whom a rule about values applies, whatever else does. */
  byValues: number
  /** To whom only rules about missing data apply. */
  byMissingData: number
}

/** Which kind of rule puts an athlete at risk; null: not at risk. */
export function atRiskBy(status: Pick<AthleteStatus, 'issues'>): 'values' | 'missing data' | null {
  if (needsAttention(status)) return 'values'
  return status.issues.some(isAboutMissingData) ? 'missing data' : null
}

/** The one count behind every number of athletes at risk: screens, paper, files and the chat. */
export function countAtRisk(statuses: readonly Pick<AthleteStatus, 'issues'>[]): AtRiskCount {
  const kinds = statuses.map(atRiskBy)
  const byValues = kinds.filter((kind) => kind === 'values').length
  const byMissingData = kinds.filter((kind) => kind === 'missing data').length
  return { total: statuses.length, atRisk: byValues + byMissingData, byValues, byMissingData }
}

/** What the count consists of: `10 by their values, 2 by missing data`, or of one kind `all by their values`; '' of nobody. */
export function atRiskParts({ atRisk, byValues, byMissingData }: AtRiskCount): string {
  if (atRisk === 0) return ''
  if (byValues > 0 && byMissingData > 0) return `${byValues} by their values, ${byMissingData} by missing data`
  return `${atRisk > 1 ? 'all ' : ''}by ${byValues > 0 ? 'their values' : 'missing data'}`
}
