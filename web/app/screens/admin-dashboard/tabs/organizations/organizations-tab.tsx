import { SEARCH_MAXIMUM } from '@corner/contract/constants/paging.ts'
import type { Organization } from '@corner/contract/entities/teams.ts'
import { useMemo, useState } from 'react'
import { useListAddress } from '../../../../shared/address/use-list-address.ts'
import { useListOrder } from '../../../../shared/address/use-list-order.ts'
import { formatDate } from '../../../../shared/date-format/format-date.ts'
import { OrganizationLogo } from '../../../../shared/organization-logo/organization-logo.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import styles from '../../list/list.module.css'
import { ListPages } from '../../list/list-pages.tsx'
import type { LoadedList } from '../../list/loaded-list.ts'
import { RowAction } from '../../list/row-action.tsx'
import { type OrganizationModal, OrganizationModals } from './organization-modals.tsx'
import {
  ORGANIZATION_SORTS,
  ORGANIZATIONS_PAGE_SIZE,
  type OrganizationSort,
  type OrganizationsChoice,
} from './organizations-query.ts'

export function OrganizationsTab({ list }: { list: LoadedList<Organization, OrganizationsChoice> }) {
  const { rows, total, choice, isPrevious } = list
  const { searchFor } = useListAddress()
  const sortBy = useListOrder(ORGANIZATION_SORTS)
  const [modal, setModal] = useState<OrganizationModal | null>(null)
  const columns = useMemo(() => organizationColumns(setModal), [])
  const create = <Button onClick={() => setModal({ kind: 'create' })}>Create Organization</Button>
  return (
    <>
      {total === 0 && choice.search === '' && !isPrevious ? (
        <EmptyCard reason="No organizations yet" action={create}>
          Begin with your club or school: every team belongs to one.
        </EmptyCard>
      ) : (
        <>
          <div className={styles.bar}>
            <SearchField
              label="Search organizations"
              value={choice.search}
              onSearch={searchFor}
              maxLength={SEARCH_MAXIMUM}
            />
            {create}
          </div>
          <Table
            label="Organizations"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={choice}
            onSort={sortBy}
            isPrevious={isPrevious}
            empty="No organization matches. Change the search."
          />
          <ListPages list={list} things={['organization', 'organizations']} pageSize={ORGANIZATIONS_PAGE_SIZE} />
        </>
      )}
      <OrganizationModals modal={modal} onClose={() => setModal(null)} />
    </>
  )
}

function organizationColumns(
  onOpen: (modal: OrganizationModal) => void,
): TableColumn<Organization, OrganizationSort>[] {
  return [
    {
      head: 'Name',
      sort: 'name',
      cell: ({ name }) => (
        <span className={styles.named}>
          <OrganizationLogo name={name} size={24} />
          <bdi className={styles.name} title={name}>
            {name}
          </bdi>
        </span>
      ),
    },
    {
      head: 'Description',
      cell: ({ description }) =>
        description === '' ? (
          <span className={styles.quiet}>No description</span>
        ) : (
          <bdi className={styles.text}>{description}</bdi>
        ),
    },
    {
      head: 'Created',
      sort: 'created_at',
      cell: ({ created_at }) => <span className={styles.still}>{formatDate(created_at)}</span>,
    },
    {
      head: 'Actions',
      inCard: 'actions',
      cell: (organization) => (
        <div className={styles.actions}>
          <RowAction
            label="Edit"
            spoken={`Edit ${organization.name}`}
            onClick={() => onOpen({ kind: 'edit', organization })}
          />
          <span className={styles.apart}>
            <RowAction
              label="Delete"
              spoken={`Delete ${organization.name}`}
              onClick={() => onOpen({ kind: 'delete', organization })}
            />
          </span>
        </div>
      ),
    },
  ]
}
