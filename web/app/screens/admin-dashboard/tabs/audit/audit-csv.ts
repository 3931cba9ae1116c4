import type { CsvTable } from '@corner/contract/csv.ts'
import type { AuditEntry } from '@corner/contract/entities/audit.ts'
import { isoMoment } from '../../../../shared/date-format/iso-moment.ts'
import { actorText, auditPieces } from './audit-texts.ts'

/** Entries of the log as a table, in the columns and words of the screen. Times say their zone: the reader's, or the named one. */
export function auditCsv(entries: readonly AuditEntry[], timeZone?: string): CsvTable {
  return {
    heads: ['When', 'Who', 'Email', 'What', 'From'],
    rows: entries.map((entry) => [
      isoMoment(entry.at, timeZone),
      actorText(entry),
      entry.actor?.email ?? null,
      auditPieces(entry)
        .map(({ text }) => text)
        .join(''),
      entry.details.address,
    ]),
  }
}
