import { SEARCH_MAXIMUM } from '@corner/contract/constants/paging.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { EVERY_ROLE, ROLE_LABELS } from '@corner/contract/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useListAddress } from '../../../../shared/address/use-list-address.ts'
import { useListOrder } from '../../../../shared/address/use-list-order.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { Table } from '../../../../ui/table/table.tsx'
import { TableOrder } from '../../../../ui/table/table-order.tsx'
import { FilterBar } from '../../list/filter-bar.tsx'
import { ListCount } from '../../list/list-count.tsx'
import { ListPages } from '../../list/list-pages.tsx'
import type { LoadedList } from '../../list/loaded-list.ts'
import { teamChoicesQuery, teamOptions } from '../teams/team-choices.ts'
import { AskAboutAddresses } from './ask-about-addresses.tsx'
import { AskAboutDevices } from './ask-about-devices.tsx'
import { AskToConnect } from './ask-to-connect.tsx'
import { userColumns } from './user-columns.tsx'
import { type UserModal, UserModals } from './user-modals.tsx'
import { NO_TEAM, USER_SORTS, USERS_PAGE_SIZE, type UsersChoice } from './users-query.ts'

const THINGS = ['user', 'users'] as const
const ROLES = [
  { value: '', label: 'All' },
  ...EVERY_ROLE.toReversed().map((value) => ({ value, label: ROLE_LABELS[value] })),
  { value: 'athlete_or_coach', label: 'Athlete or Coach' },
]
const STATUSES = [
  { value: '', label: 'All' },
  { value: 'connected', label: 'Connected' },
  { value: 'not_connected', label: 'Not Connected' },
  { value: 'link_ended', label: 'Link ended' },
  { value: 'address_not_confirmed', label: 'Address not confirmed' },
  { value: 'session_copied', label: 'Signed out for safety' },
]

/** What a list that is left empty says, where it is one of things to mend. */
const ALL_DONE: Record<string, string> = {
  link_ended: 'Every link to a device works.',
  address_not_confirmed: 'Every address is confirmed.',
  session_copied: 'Nobody was signed out for safety.',
}

function emptyText({ search, role, status, team }: UsersChoice): string {
  const done = ALL_DONE[status ?? '']
  if (done && !search && !role && !team) return done
  return search || role || status || team ? 'Nobody matches. Change the search or the filters.' : 'No users yet.'
}

/** All accounts, in pages. */
export function UsersTab({ list }: { list: LoadedList<AdminUser, UsersChoice> }) {
  const { rows, choice, isPrevious } = list
  const { filterBy, searchFor } = useListAddress()
  const sortBy = useListOrder(USER_SORTS)
  const [modal, setModal] = useState<UserModal | null>(null)
  const { data: teams = [] } = useQuery(teamChoicesQuery)
  const columns = useMemo(() => userColumns(setModal), [])
  const options = useMemo(
    () => [{ value: '', label: 'All' }, { value: NO_TEAM, label: 'None' }, ...teamOptions(teams)],
    [teams],
  )
  return (
    <>
      <FilterBar
        search={
          <SearchField label="Search users" value={choice.search} onSearch={searchFor} maxLength={SEARCH_MAXIMUM} />
        }
        filters={{ role: choice.role, status: choice.status, team: choice.team }}
        order={
          rows.length > 1 && <TableOrder label="Users" columns={columns} sorting={choice} onSort={sortBy} isCompact />
        }
        action={<Button onClick={() => setModal({ kind: 'create' })}>Create User</Button>}
      >
        <Select label="Role" value={choice.role ?? ''} options={ROLES} onChange={(value) => filterBy('role', value)} />
        <Select
          label="Status"
          value={choice.status ?? ''}
          options={STATUSES}
          onChange={(value) => filterBy('status', value)}
        />
        <SearchSelect
          label="Team"
          value={choice.team ?? ''}
          options={options}
          onChange={(value) => filterBy('team', value)}
        />
      </FilterBar>
      <AskToConnect status={choice.status} people={rows} total={list.total} />
      <AskAboutAddresses status={choice.status} people={rows} />
      <AskAboutDevices status={choice.status} people={rows} />
      <ListCount things={THINGS} total={list.total} />
      <Table
        label="Users"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={choice}
        onSort={sortBy}
        isOrderAbove
        isPrevious={isPrevious}
        scrolls="page"
        isTight
        empty={emptyText(choice)}
      />
      <ListPages list={list} things={THINGS} pageSize={USERS_PAGE_SIZE} isCountedAbove />
      <UserModals modal={modal} onClose={() => setModal(null)} />
    </>
  )
}
