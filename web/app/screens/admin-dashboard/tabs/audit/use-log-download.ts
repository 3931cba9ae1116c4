import { useMutation } from '@tanstack/react-query'
import { downloadCsv } from '../../../../shared/download/download-csv.ts'
import { auditCsv } from './audit-csv.ts'
import type { AuditChoice } from './audit-query.ts'
import { ACTION_LABELS } from './audit-texts.ts'
import { readFilteredLog } from './filtered-log.ts'

/** Saves the log as filtered in a CSV file; `saved` and `error` are of this filter, and not of one before. */
export function useLogDownload(choice: AuditChoice) {
  const { mutate, data, error, isPending, variables } = useMutation({ mutationFn: save })
  const isOfThis = variables !== undefined && nameOf(variables) === nameOf(choice)
  return {
    isPending,
    saved: isOfThis && !isPending ? data : undefined,
    error: isOfThis && !isPending ? error : null,
    download: () => mutate(choice),
  }
}

async function save(choice: AuditChoice) {
  const { entries, total } = await readFilteredLog(choice)
  const { heads, rows } = auditCsv(entries)
  const lines = entries.length
  downloadCsv([nameOf(choice), lines < total && `newest ${lines} of ${total}`].filter(Boolean).join(', '), heads, rows)
  return { lines, total }
}

/** The file's name in words: `Audit log, Sign-in, ann, from 2026-11-01`. */
function nameOf({ action, search, from, to }: AuditChoice): string {
  return ['Audit log', action && ACTION_LABELS[action], search, from && `from ${from}`, to && `to ${to}`]
    .filter(Boolean)
    .join(', ')
}
