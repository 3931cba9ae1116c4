import { AUDIT_ACTIONS, type AuditAction } from '@corner/contract/entities/audit.ts'
import { auditLog } from '@corner/contract/routes/audit.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, oneOf, readListChoice } from '../../../../shared/address/list-choice.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const AUDIT_PAGE_SIZE = 50
const DAY = /^\d{4}-\d\d-\d\d$/

/** The requested part of the audit log: page and filters. */
export interface AuditChoice extends Pick<ListChoice<'at'>, 'page' | 'search'> {
  action: AuditAction | undefined
  /** Days in the reader's time zone, `YYYY-MM-DD`, both inclusive; '' for none. */
  from: string
  to: string
}

export function readAuditChoice(address: URLSearchParams): AuditChoice {
  const { page, search } = readListChoice(address, ['at'])
  return {
    page,
    search,
    action: oneOf(AUDIT_ACTIONS, address.get('action')),
    from: readDay(address.get('from')),
    to: readDay(address.get('to')),
  }
}

function readDay(day: string | null): string {
  return day !== null && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : ''
}

/** The start of a day, or of a later one, in the reader's time zone. */
export function startOfDay(day: string, daysLater = 0): string | undefined {
  if (day === '') return undefined
  const start = new Date(`${day}T00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}

/** The filters as the server takes them. */
export const auditFilter = ({ search, action, from, to }: AuditChoice) => ({
  action,
  search: search || undefined,
  from: startOfDay(from),
  to: startOfDay(to, 1),
})

export const auditQuery = (choice: AuditChoice) =>
  queryOptions({
    queryKey: ['admin', 'audit', choice],
    queryFn: ({ signal }) => {
      const query = { page: choice.page, page_size: AUDIT_PAGE_SIZE, ...auditFilter(choice) }
      return callPage(auditLog, { query, signal })
    },
    placeholderData: keepPreviousData,
  })
