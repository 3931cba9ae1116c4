import type { RosterError, RosterLine, RosterPreview } from '@corner/contract/entities/roster.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import list from '../../list/list.module.css'
import { PersonCell } from '../../list/person-cell.tsx'
import styles from './roster.module.css'
import { outcomeText, summaryText } from './roster-summary.ts'
import { usePagedRows } from './use-paged-rows.ts'

/** A preview of the import: problems first, then each line. */
export function RosterPreviewTables({ preview, fileName }: { preview: RosterPreview; fileName: string }) {
  const { lines, errors } = preview
  return (
    <>
      <p className={styles.file}>
        <bdi>{fileName}</bdi>
      </p>
      {errors.length > 0 ? (
        <Notice kind="error">
          {errors.length === 1 ? '1 mistake' : `${errors.length.toLocaleString('en-US')} mistakes`} in the file. Mend it
          and choose it again: it is taken in as a whole or not at all.
        </Notice>
      ) : (
        <Notice kind="note">{summaryText(lines)}</Notice>
      )}
      {errors.length > 0 && <ErrorTable errors={errors} />}
      {lines.length > 0 && <LineTable lines={lines} />}
    </>
  )
}

const ERROR_COLUMNS: TableColumn<RosterError & { key: number }>[] = [
  { head: 'Line', cell: ({ line }) => line },
  { head: 'Column', cell: ({ column }) => <bdi>{column ?? 'Whole line'}</bdi> },
  { head: 'What is wrong', cell: ({ message }) => <bdi>{message}</bdi> },
]

function ErrorTable({ errors }: { errors: readonly RosterError[] }) {
  const { shown, paging } = usePagedRows(errors.map((error, key) => ({ ...error, key })))
  return (
    <>
      <Table label="Mistakes in the file" columns={ERROR_COLUMNS} rows={shown} rowKey={({ key }) => key} />
      {errors.length > paging.pageSize && <Pagination things={['mistake', 'mistakes']} {...paging} />}
    </>
  )
}

const LINE_COLUMNS: TableColumn<RosterLine>[] = [
  {
    head: 'Name',
    cell: (line) => (
      <PersonCell name={`${line.first_name} ${line.last_name}`} email={line.email}>
        <span className={styles.outcome}>{outcomeText(line)}</span>
      </PersonCell>
    ),
  },
  { head: 'Role', cell: ({ role }) => <span className={list.still}>{ROLE_LABELS[role]}</span> },
  { head: 'What happens', cell: (line) => outcomeText(line) },
]

function LineTable({ lines }: { lines: readonly RosterLine[] }) {
  const { shown, paging } = usePagedRows(lines)
  return (
    <>
      <div className={styles.lines}>
        <Table label="People in the file" columns={LINE_COLUMNS} rows={shown} rowKey={({ line }) => line} />
      </div>
      {lines.length > paging.pageSize && <Pagination things={['person', 'people']} {...paging} />}
    </>
  )
}
