import { Refusal } from '@corner/contract/refusal.ts'
import { VERSION } from '../operation/version.ts'
import { BACKUP_FORMAT, BackupHeader } from './format.ts'

/** A comment in SQL, so that the whole text can be read by `psql`, too. */
const COMMENT = '-- corner '

/** @throws Refusal that says whether this is no backup, a damaged one, or one of a later Corner */
export function parseHeader(line: string): BackupHeader {
  const value = parseComment(line, 'no backup of Corner')
  const { format, cornerVersion } = (value ?? {}) as Record<string, unknown>
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw new Refusal(
      'bad_input',
      `This backup was made by a newer Corner (${String(cornerVersion)}; this is ${VERSION}). Restore it with that release or a later one.`,
    )
  const header = BackupHeader.safeParse(value)
  if (!header.success) throw damaged('its first line cannot be read')
  return header.data
}

/** @param otherwise what the file is where the line is no comment of ours */
export function parseComment(line: string, otherwise: string): unknown {
  if (!line.startsWith(COMMENT)) throw damaged(otherwise)
  try {
    return JSON.parse(line.slice(COMMENT.length))
  } catch (error) {
    throw damaged(otherwise, error)
  }
}

export function commentOf(value: object): string {
  return `${COMMENT}${JSON.stringify(value)}\n`
}

export function damaged(what: string, cause?: unknown): Refusal {
  return new Refusal('bad_input', `This file cannot be restored: ${what}. Nothing was changed.`, { cause })
}
