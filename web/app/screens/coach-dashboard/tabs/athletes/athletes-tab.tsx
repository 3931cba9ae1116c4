import { counted } from '@corner/analytics/numbers/counted.ts'
import { ATHLETE_LIST_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { useDeferredValue, useMemo } from 'react'
import { useHistoryState } from '../../../../shared/address/use-history-state.ts'
import { verdictsIn } from '../../../../shared/verdict/athlete-days.ts'
import { WeekLegend } from '../../../../shared/week-strip/week-legend.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { filterOptions } from '../../../../ui/fields/filter-options.ts'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { isLongList } from '../../../../ui/layout/long-list.ts'
import { chosenStatuses, hasNobodyChosen } from '../../team-view/chosen-statuses.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { NoAthletesChosen } from '../no-athletes-chosen.tsx'
import { useIsOpening } from '../use-is-opening.ts'
import { AthleteCard } from './athlete-card.tsx'
import { AthleteCardsSkeleton } from './athlete-cards-skeleton.tsx'
import styles from './athletes-tab.module.css'
import { ATHLETE_ORDERS, sortAthletes, useAthleteOrder } from './sort-athletes.ts'

/** Cards rendered at once: as many as a window shows. The rest follows without blocking the tab. */
const FIRST_CARDS = 9

/** A card for each chosen athlete, those in need first unless another order is chosen, with a search field. */
export function AthletesTab({ view }: { view: TeamView }) {
  const [typed, setTyped] = useHistoryState('athlete searched for', '')
  const [order, setOrder] = useAthleteOrder()
  const athletes = useMemo(
    () =>
      sortAthletes(chosenStatuses(view), order, verdictsIn(view.athleteDays)).map((status) => ({
        status,
        label: status.athlete.athlete_name,
      })),
    [view, order],
  )
  const found = useMemo(() => filterOptions(athletes, typed), [athletes, typed])
  const isOpening = useIsOpening()
  const whole = useDeferredValue(found)
  // Cards that change their places under a finger are worse than cards that come a moment later. Deferred as the cards
  // are, or those of the order before would be seen for a frame.
  const isOrderKnown = useDeferredValue(order !== 'need' || view.athleteDays !== undefined)
  const shown = isOpening ? found.slice(0, FIRST_CARDS) : whole

  if (hasNobodyChosen(view)) return <NoAthletesChosen />
  if (athletes.length === 0) {
    return <EmptyCard reason={ATHLETE_LIST_TEXTS.emptyTitle}>{ATHLETE_LIST_TEXTS.empty}</EmptyCard>
  }
  return (
    <>
      <div className={styles.bar}>
        <SearchField label="Find by name" value={typed} onSearch={setTyped} />
        <Select label="Sort" value={order} options={ATHLETE_ORDERS} onChange={setOrder} />
        <p className={styles.count} role="status">
          {found.length < athletes.length && `${found.length} of `}
          {counted(athletes.length, 'athlete')}
        </p>
        <div className={styles.legend}>
          <WeekLegend />
          <p className={styles.count}>Avg: each day of the period alike</p>
        </div>
      </div>
      {found.length === 0 && <EmptyCard reason="No athlete is called that">Type a part of the name.</EmptyCard>}
      {isOrderKnown ? (
        <ul className={`${styles.grid} ${isLongList(found.length) ? styles.long : ''}`}>
          {shown.map(({ status }) => (
            <li key={status.athlete.athlete_id}>
              <AthleteCard status={status} view={view} />
            </li>
          ))}
        </ul>
      ) : (
        <AthleteCardsSkeleton />
      )}
    </>
  )
}
