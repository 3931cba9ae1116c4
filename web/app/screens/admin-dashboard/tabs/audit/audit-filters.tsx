import { SEARCH_MAXIMUM } from '@corner/contract/constants/paging.ts'
import { useListAddress } from '../../../../shared/address/use-list-address.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { Select } from '../../../../ui/fields/select.tsx'
import { FilterBar } from '../../list/filter-bar.tsx'
import audit from './audit.module.css'
import type { AuditChoice } from './audit-query.ts'
import { ACTION_OPTIONS } from './audit-texts.ts'
import { useLogDownload } from './use-log-download.ts'

const ACTIONS = [{ value: '', label: 'All' }, ...ACTION_OPTIONS]
const count = new Intl.NumberFormat('en-US')

/** What the log is filtered by, and the file of what the filter finds. */
export function AuditFilters({ choice }: { choice: AuditChoice }) {
  const { filterBy, searchFor } = useListAddress()
  const { download, isPending, saved, error } = useLogDownload(choice)
  return (
    <div>
      <FilterBar
        search={
          <SearchField label="Search people" value={choice.search} onSearch={searchFor} maxLength={SEARCH_MAXIMUM} />
        }
        filters={{ action: choice.action, from: choice.from, to: choice.to }}
        action={
          <Button kind="quiet" aria-disabled={isPending} onClick={() => isPending || download()}>
            {isPending ? 'Preparing...' : 'Download CSV'}
          </Button>
        }
      >
        <Select
          label="Action"
          value={choice.action ?? ''}
          options={ACTIONS}
          onChange={(value) => filterBy('action', value)}
        />
        <div className={audit.days}>
          <DateField label="From" value={choice.from} max={choice.to} onChange={(day) => filterBy('from', day)} />
          <DateField label="To" value={choice.to} min={choice.from} onChange={(day) => filterBy('to', day)} />
        </div>
      </FilterBar>
      <div className={audit.live} aria-live="polite">
        {choice.from !== '' && choice.to !== '' && choice.from > choice.to && (
          <Notice kind="warning">From is after To: no day is between them.</Notice>
        )}
        {saved && <Saved {...saved} />}
        {error && (
          <Notice kind="error">{failureText(error, 'The log could not be downloaded. Please try again.')}</Notice>
        )}
      </div>
    </div>
  )
}

function Saved({ lines, total }: { lines: number; total: number }) {
  if (lines < total)
    return (
      <Notice kind="warning">
        {`The file has the newest ${count.format(lines)} of ${count.format(total)} lines. Choose days to download the others.`}
      </Notice>
    )
  const words = lines === 1 ? '1 line is' : `${count.format(lines)} lines are`
  return <Notice kind="success">{words} saved where your browser keeps downloads.</Notice>
}
