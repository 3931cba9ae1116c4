import { SEARCH_MAXIMUM } from '@corner/contract/constants/paging.ts'
import type { TeamDetailed } from '@corner/contract/entities/teams.ts'
import { useState } from 'react'
import { useListAddress } from '../../../../shared/address/use-list-address.ts'
import { useListOrder } from '../../../../shared/address/use-list-order.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import type { AdminTab } from '../../admin-tab.ts'
import { FilterBar } from '../../list/filter-bar.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import type { LoadedList } from '../../list/loaded-list.ts'
import { TeamCard } from './team-card.tsx'
import { type TeamModal, TeamModals } from './team-modals.tsx'
import styles from './teams.module.css'
import { TEAM_SORTS, TEAMS_PAGE_SIZE, type TeamsChoice } from './teams-query.ts'

const ORDERS = [
  { value: 'name', label: 'Name' },
  { value: 'created_at', label: 'Newest' },
] as const

const INVITATIONS = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'expired', label: 'Expired' },
] as const

interface TeamsTabProps {
  list: LoadedList<TeamDetailed, TeamsChoice>
  hasOrganizations: boolean
  onChoose: (tab: AdminTab) => void
}

/** The teams one below the other, twelve at a time. */
export function TeamsTab({ list, hasOrganizations, onChoose }: TeamsTabProps) {
  const { rows, total, choice, isPrevious } = list
  const { filterBy, searchFor } = useListAddress()
  const sortBy = useListOrder(TEAM_SORTS)
  const [modal, setModal] = useState<TeamModal | null>(null)
  const create = <Button onClick={() => setModal({ kind: 'create' })}>Create Team</Button>
  return (
    <>
      {total === 0 && choice.search === '' && !choice.invitations && !isPrevious ? (
        <EmptyCard
          reason="No teams yet"
          action={
            hasOrganizations ? create : <Button onClick={() => onChoose('organizations')}>Go to Organizations</Button>
          }
        >
          {hasOrganizations
            ? 'Make a team, then hand its codes to its coaches and athletes.'
            : 'A team belongs to an organization: make that first.'}
        </EmptyCard>
      ) : (
        <>
          <FilterBar
            search={
              <SearchField label="Search teams" value={choice.search} onSearch={searchFor} maxLength={SEARCH_MAXIMUM} />
            }
            filters={{ invitations: choice.invitations }}
            order={
              <Select
                label="Order"
                value={choice.sort}
                options={ORDERS}
                onChange={(sort) => sortBy(() => ({ sort, direction: sort === 'name' ? 'ascending' : 'descending' }))}
              />
            }
            action={create}
          >
            <Select
              label="Invitations"
              value={choice.invitations ?? ''}
              options={INVITATIONS}
              onChange={(value) => filterBy('invitations', value)}
            />
          </FilterBar>
          {rows.length === 0 && !isPrevious && (
            <EmptyCard reason="No team matches">Change the search or the filter.</EmptyCard>
          )}
          <div className={`${styles.cards} ${isPrevious ? styles.earlier : ''}`} aria-busy={isPrevious}>
            {rows.map((team) => (
              <TeamCard
                key={team.id}
                team={team}
                hasWantedInvitations={choice.invitations !== undefined}
                onOpen={setModal}
              />
            ))}
          </div>
          <ListPages list={list} things={['team', 'teams']} pageSize={TEAMS_PAGE_SIZE} />
        </>
      )}
      <TeamModals modal={modal} onOpen={setModal} onClose={() => setModal(null)} />
    </>
  )
}
