import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { formatDay } from '../../../shared/date-format/format-date.ts'

const KINDS = ['recoveries', 'sleeps', 'cycles', 'workouts'] as const
const ONE_OF = { recoveries: 'recovery', sleeps: 'sleep', cycles: 'cycle', workouts: 'workout' } as const

export interface Counted {
  count: string
  of: string
}

/** What a file brought, kind by kind, and how much was here already. */
export function countsOf({ imported, already_there }: Pick<FileImport, 'imported' | 'already_there'>): Counted[] {
  if (!imported) return []
  const kinds = KINDS.map((kind) => ({ count: imported[kind], of: imported[kind] === 1 ? ONE_OF[kind] : kind }))
  return [...kinds, { count: already_there ?? 0, of: 'already there' }].map(({ count, of }) => ({
    count: count.toLocaleString('en-US'),
    of,
  }))
}

/** "Jul 26, 2025 to Nov 21, 2026", or a single day; null: the file holds no days. */
export function daysText({ first_day, last_day }: Pick<FileImport, 'first_day' | 'last_day'>): string | null {
  if (!first_day || !last_day) return null
  const [from, to] = [first_day, last_day].map((day) => formatDay(day))
  return from === to ? `${from}` : `${from} to ${to}`
}

/** "Ben Other (ben@example.com)" */
export function ownerText({ name, email }: NonNullable<FileImport['owner']>): string {
  return name && email ? `${name} (${email})` : (name ?? email ?? 'somebody else')
}

export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** What became of an earlier import, in the list. */
export const STATE_TEXTS: Record<FileImport['state'], string> = {
  waiting: 'Waits for its turn',
  reading: 'Being read',
  asks: 'Asks whose it is',
  done: 'Brought in',
  refused: 'Not read',
  broken_off: 'Broken off',
  not_mine: 'Not yours',
  undone: 'Undone',
}

export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
