import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { InvitationLink, RosterImported } from '@corner/contract/entities/roster.ts'
import { useEffect, useRef } from 'react'
import { formatDate } from '../../../../shared/date-format/format-date.ts'
import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import { PersonCell } from '../../list/person-cell.tsx'
import styles from './roster.module.css'
import { linksTable, linksText } from './roster-files.ts'
import { peopleText } from './roster-summary.ts'
import { usePagedRows } from './use-paged-rows.ts'

/** The result of an import with the links, which are shown only once. */
export function RosterResult({ imported, teamName }: { imported: RosterImported; teamName: string }) {
  const { invitations, joined, already_members, mailed } = imported
  const [first] = invitations
  const links = linksTable(invitations)
  // The button that had the focus is gone, and the dialog may be scrolled down.
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.focus(), [])
  return (
    <div className={styles.result} ref={top} tabIndex={-1}>
      <Notice kind="success">
        {[
          joined > 0 && `${peopleText(joined)} joined.`,
          invitations.length > 0 && `${peopleText(invitations.length)} invited.`,
          already_members > 0 && `${peopleText(already_members)} on the team already.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {first && (
        <>
          <p>
            {mailed
              ? 'Each of them gets the link by e-mail. Here they are once more, for who does not find the mail:'
              : 'Hand each person their own link:'}{' '}
            it works once, until {formatDate(first.expires_at)}, and is shown only now.
          </p>
          <Links invitations={invitations} />
          <div className={styles.row}>
            <CopyButton text={linksText(invitations)} thing="links" copiedMs={COPIED_MS} label="Copy all" />
            <Button
              kind="quiet"
              size="small"
              onClick={() => downloadCsv(`Invitations ${teamName}`, links.heads, links.rows)}
            >
              Download as CSV
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const LINK_COLUMNS: TableColumn<InvitationLink>[] = [
  { head: 'Name', cell: ({ full_name, email }) => <PersonCell name={full_name} email={email} /> },
  {
    head: 'Link',
    cell: ({ link, full_name }) => (
      <span className={styles.link}>
        <CopyButton text={link} thing={`link of ${full_name}`} copiedMs={COPIED_MS} />
      </span>
    ),
  },
]

function Links({ invitations }: { invitations: readonly InvitationLink[] }) {
  const { shown, paging } = usePagedRows(invitations)
  return (
    <>
      <Table label="Invitation links" columns={LINK_COLUMNS} rows={shown} rowKey={({ id }) => id} />
      {invitations.length > paging.pageSize && <Pagination things={['link', 'links']} {...paging} />}
    </>
  )
}
