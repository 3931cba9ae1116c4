import type { AuditEntry } from '@corner/contract/entities/audit.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../../../shared/address/use-list-address.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { formatDate, formatTimeOfLog } from '../../../../shared/date-format/format-date.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { ErrorCard } from '../../../../ui/feedback/error-card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import styles from '../../list/list.module.css'
import { ListPages } from '../../list/list-pages.tsx'
import audit from './audit.module.css'
import { AuditFilters } from './audit-filters.tsx'
import { AUDIT_PAGE_SIZE, auditQuery, readAuditChoice } from './audit-query.ts'
import { actorText, auditPieces } from './audit-texts.ts'

const THINGS = ['line', 'lines'] as const

/** The audit log, newest first, in pages; page and filters are in the address. */
export function AuditTab() {
  const { address, turn } = useListAddress()
  const choice = readAuditChoice(address)
  const { data, error, isPlaceholderData, refetch } = useQuery(auditQuery(choice))
  const isFiltered = Boolean(choice.search || choice.action || choice.from || choice.to)
  return (
    <>
      <AuditFilters choice={choice} />
      {!data && !error && <CardSkeleton lines={8} />}
      {!data && error && (
        <ErrorCard message={failureText(error, ADMIN_TEXTS.fetchFailed)} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          {error && <Notice kind="error">{ADMIN_TEXTS.fetchFailed}. What came before is still shown.</Notice>}
          {data.total > 0 && (
            <Pagination
              isAbove
              things={THINGS}
              page={choice.page}
              pageSize={AUDIT_PAGE_SIZE}
              total={data.total}
              onPage={turn}
            />
          )}
          <Table
            label="Audit Log"
            columns={COLUMNS}
            rows={data.rows}
            rowKey={({ id }) => id}
            groupOf={({ at }) => formatDate(at)}
            isPrevious={isPlaceholderData}
            scrolls="page"
            isTight
            empty={isFiltered ? 'Nothing matches. Change the search or the filters.' : 'Nothing has happened yet.'}
          />
          <ListPages
            list={{ ...data, choice, isPrevious: isPlaceholderData }}
            things={THINGS}
            pageSize={AUDIT_PAGE_SIZE}
            isCountedAbove
          />
        </>
      )}
    </>
  )
}

const COLUMNS: TableColumn<AuditEntry>[] = [
  { head: 'When', width: '14ch', inCard: 'line', cell: ({ at }) => <When at={at} /> },
  { head: 'Who', width: '38ch', isName: true, cell: ({ actor, action }) => <Who actor={actor} action={action} /> },
  { head: 'What', cell: (entry) => <What entry={entry} /> },
]

function When({ at }: { at: string }) {
  return (
    <time className={`${styles.still} ${audit.when}`} dateTime={at}>
      <span className="visually-hidden">{formatDate(at)}, </span>
      {formatTimeOfLog(at)}
    </time>
  )
}

function Who({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>) {
  if (!actor) return <span className={`${styles.quiet} ${audit.who}`}>{actorText({ actor, action })}</span>
  return (
    <>
      <span className={`${styles.name} ${audit.who}`}>
        <PersonName name={actorText({ actor, action })} isCut />
      </span>
      {actor.name !== null && actor.email !== null && (
        <span className={`${styles.under} ${audit.email}`}>
          <EmailAddress address={actor.email} isCut />
        </span>
      )}
    </>
  )
}

function What({ entry }: { entry: AuditEntry }) {
  const { address } = entry.details
  return (
    <span className={`${styles.sentence} ${audit.sentence}`}>
      <span className={audit.what}>
        {auditPieces(entry).map(({ text, isName }, place) => (isName ? <bdi key={place}>{text}</bdi> : text))}
      </span>
      {address !== undefined && address !== null && (
        <span className={`${styles.under} ${audit.from}`}>from {String(address)}</span>
      )}
    </span>
  )
}
