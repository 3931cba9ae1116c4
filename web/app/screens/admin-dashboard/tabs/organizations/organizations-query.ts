import { organizations } from '@corner/contract/routes/team-administration.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, readListChoice } from '../../../../shared/address/list-choice.ts'
import { call } from '../../../../shared/api/call.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const ORGANIZATIONS_PAGE_SIZE = 50
export const ORGANIZATION_SORTS = ['name', 'created_at'] as const
export type OrganizationSort = (typeof ORGANIZATION_SORTS)[number]
export type OrganizationsChoice = ListChoice<OrganizationSort>

export const readOrganizationsChoice = (address: URLSearchParams): OrganizationsChoice =>
  readListChoice(address, ORGANIZATION_SORTS)

export const organizationsQuery = (choice: OrganizationsChoice) =>
  queryOptions({
    queryKey: ['admin', 'organizations', choice],
    queryFn: ({ signal }) => {
      const query = { ...choice, search: choice.search || undefined, page_size: ORGANIZATIONS_PAGE_SIZE }
      return callPage(organizations, { query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** All organizations, by name: options of a form field. */
export const organizationChoicesQuery = queryOptions({
  queryKey: ['admin', 'organization-choices'],
  queryFn: ({ signal }) => call(organizations, { query: {}, signal }),
})
