import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { FoundArticle } from './found-article.ts'
import type { CoachScope } from './scope.ts'

interface Given {
  /** With all their records, however old; plain ones come from analytics/athlete-for-tests.ts. */
  athletes?: readonly AthleteRecords[]
  days?: number
  today?: string
  view?: CoachScope['view']
  team?: string
  articles?: readonly FoundArticle[]
  /** The metrics that a maker never gives, by provider. */
  notGiven?: Readonly<Record<string, readonly string[]>>
}

/** A scope without a database: records and articles as given. */
export function scopeWith({ athletes = [], days = 7, today = '2026-11-21', ...given }: Given = {}): CoachScope {
  const { view = 'team', team = 'Ringers', articles = [], notGiven = {} } = given
  const byName = athletes.toSorted((a, b) => (a.athlete_name < b.athlete_name ? -1 : 1))
  return {
    team: { id: 'team', name: team, organization: 'Club' },
    view,
    days,
    today,
    athletes: byName.map((athlete) => ({
      id: athlete.athlete_id,
      name: athlete.athlete_name,
      first_name: athlete.first_name || (athlete.athlete_name.split(' ')[0] ?? ''),
      connected: athlete.whoop_connected,
      linkEnded: athlete.link_ended ?? false,
      ...(athlete.whoop_connected &&
        athlete.provider !== null && {
          maker: providerLabel(athlete.provider),
          notGiven: notGiven[athlete.provider],
        }),
    })),
    records: async (length) => {
      const window = { from: addDays(today, 1 - length), until: addDays(today, 1) }
      return byName.map((athlete) => recordsWithin(athlete, window))
    },
    findArticles: async (_query, limit) => articles.slice(0, limit),
    articlesOf: async (slugs) => slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []),
  }
}
