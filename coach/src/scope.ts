import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'
import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { FoundArticle } from './found-article.ts'

/** An athlete whom the user may see. */
export interface KnownAthlete extends AthleteName {
  /** Whether a device is connected. */
  connected: boolean
  /** Whether the maker has ended the link: it counts as connected, and nothing new arrives. */
  linkEnded: boolean
  /** Whose device it is, as it is shown: `Oura`. Absent: none is linked, or it is not known. */
  maker?: string | undefined
  /** The metrics, by name, that this maker never gives. */
  notGiven?: readonly string[] | undefined
}

/**
 * What a question may be answered from: the user's rights, as data. Tools cannot reach anybody outside `athletes`,
 * because the scope holds nobody else.
 */
export interface CoachScope {
  team: { id: string; name: string; organization: string }
  /** `team`: of a coach or an administrator; `own`: of an athlete, who is then the only one in `athletes`. */
  view: 'team' | 'own'
  /** By name. */
  athletes: readonly KnownAthlete[]
  /** Length of the chat's period in days; it ends `today`. */
  days: number
  /** The team's own day. */
  today: CalendarDay
  /**
   * The athletes with their records of at least so many days until today, in the order of `athletes`: the fields that
   * every screen shows, and all fields of the series in `inFull`. Each is loaded once per length.
   */
  records(days: number, inFull?: readonly RecordSeries[]): Promise<readonly DayRecords[]>
  /** The articles that say most about a few words, best first. */
  findArticles(query: string, limit: number): Promise<readonly FoundArticle[]>
  /** The articles with given slugs, in this order; unknown slugs are left out. */
  articlesOf(slugs: readonly string[]): Promise<readonly FoundArticle[]>
}
