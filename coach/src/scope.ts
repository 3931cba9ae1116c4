import type { AthleteName } from '@corner/analytics/athlete-name.ts'
import type { DayRecords } from '@corner/analytics/query/day-records.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { FoundArticle } from './found-article.ts'

/** An athlete whom the asking user may see. */
export interface KnownAthlete extends AthleteName {
  /** Whether a device is linked. */
  connected: boolean
}

/**
 * What one question may be answered from: the asking user's rights, as data. Tools reach nobody who is not in `athletes`, because
 * there is nothing else for them to reach.
 */
export interface CoachScope {
  team: { id: string; name: string; organization: string }
  /** `team`: of a coach or an administrator; `own`: of an athlete, who then is the only one in `athletes`. */
  view: 'team' | 'own'
  /** By name. */
  athletes: readonly KnownAthlete[]
  /** Length of the chat's period in days; it ends `today`. */
  days: number
  /** The team's own day. */
  today: CalendarDay
  /**
   * The athletes with their records of at least so many days until today, in the order of `athletes`: the fields that every screen shows,
   * and all fields of the series in `inFull`. Each is read once a length.
   */
  records(days: number, inFull?: readonly RecordSeries[]): Promise<readonly DayRecords[]>
  /** The articles that say most about a few words, best first. */
  findArticles(query: string, limit: number): Promise<readonly FoundArticle[]>
  /** Certain articles, in this order; a slug that there is no article of is left out. */
  articlesOf(slugs: readonly string[]): Promise<readonly FoundArticle[]>
}
