import type { ListedOrigin } from '@corner/contract/constants/backups.ts'
import type { Backup, BackupsOverview } from '@corner/contract/entities/backups.ts'
import { formatTime } from '../../../../shared/date-format/format-date.ts'
import { formatComingMoment, formatMoment } from '../../../../shared/date-format/format-moment.ts'
import type { State } from '../../../../ui/badges/state-badge.tsx'

/** Why a backup is there. */
export const ORIGIN_TEXTS: Record<ListedOrigin, string> = {
  asked: 'Asked for',
  scheduled: 'Every day',
  before_update: 'Before an update',
  added: 'Added from a file',
}

/** A club's records of so many days are bearable to lose; of more, somebody should know. */
const OLD_MS = 2 * 86_400_000

interface BackupState {
  state: State
  word: string
  sentence: string
}

/** Where the backups stand. A failure counts until one succeeds. */
export function stateOf(overview: BackupsOverview, now: Date): BackupState {
  const { last_failure } = overview
  const newest = newestOf(overview)
  if (last_failure) {
    const when = whenText(last_failure.at, now)
    return { state: 'red', word: 'Failed', sentence: `The last backup failed ${when}: ${last_failure.reason}` }
  }
  if (!newest) return { state: 'caution', word: 'None', sentence: 'No backup yet' }
  const { proof, made_at } = newest
  if (!proof) {
    return { state: 'none', word: 'Made', sentence: `Made ${whenText(made_at, now)}, not yet compared` }
  }
  const when = whenText(proof.at, now)
  if (!proof.equal) {
    return { state: 'red', word: 'Not equal', sentence: `Compared ${when}, and not equal: ${proof.detail}` }
  }
  const sentence = `Restored and compared ${when}`
  return isOld(made_at, now)
    ? { state: 'caution', word: 'Old', sentence }
    : { state: 'ready', word: 'Proved', sentence }
}

/**
 * What an administrator should see to, in a few words; null: nothing. A new installation makes its first backup by
 * itself within the hour.
 */
export function needOf(overview: BackupsOverview, now: Date): string | null {
  const { settings, last_failure } = overview
  if (last_failure) return 'The last backup failed'
  const newest = newestOf(overview)
  if (!newest) return settings.scheduled ? null : 'There is no backup'
  return isOld(newest.made_at, now) ? 'No backup for 2 days' : null
}

export const SCHEDULE_OFF = 'The schedule is off: no backup is made by itself.'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The server looks at this minute of each hour whether one is due. */
const LOOK_MINUTE = 5

/** When the next backup makes itself. */
export function nextText({ backups, settings }: BackupsOverview, now: Date, timeZone?: string): string {
  if (!settings.scheduled) return SCHEDULE_OFF
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + settings.hour_utc * HOUR_MS
  const since = today <= now.getTime() ? today : today - DAY_MS
  const isMade = backups.some(({ origin, made_at }) => origin === 'scheduled' && new Date(made_at).getTime() >= since)
  if (!isMade) return 'The next one is due within the hour.'
  const { day, time } = formatComingMoment(new Date(since + DAY_MS + LOOK_MINUTE * 60_000), now, timeZone)
  return `The next one is due ${day === '' ? `at ${time} today` : `on ${day} at ${time}`}.`
}

/** Of those that were made here: one from a file was compared elsewhere, if at all. Where there is none, of all but those from before a restore. */
function newestOf({ backups, last_made_at }: BackupsOverview): Backup | undefined {
  if (last_made_at === null) return backups.find(({ origin }) => origin === 'added')
  return backups.find(({ origin }) => origin !== 'added') ?? backups[0]
}

function isOld(made_at: string, now: Date): boolean {
  return now.getTime() - new Date(made_at).getTime() > OLD_MS
}

/** Whether a backup was restored and compared, as a badge. */
export function proofState({ proof }: Pick<Backup, 'proof'>): Pick<BackupState, 'state' | 'word'> {
  if (!proof) return { state: 'none', word: 'Not compared' }
  return proof.equal ? { state: 'ready', word: 'Equal' } : { state: 'red', word: 'Not equal' }
}

/** Whether no backup is left that was found equal once this one is deleted. */
export function isOnlyProved({ name, proof }: Backup, backups: readonly Backup[]): boolean {
  return proof?.equal === true && backups.every((other) => other.name === name || !other.proof?.equal)
}

/** "at 03:06 today", "yesterday at 03:06", "on Nov 12 at 03:06". */
export function whenText(at: string, now: Date, timeZone?: string): string {
  const moment = new Date(at)
  const time = formatTime(moment, timeZone)
  const day = formatMoment(moment, now, timeZone)
  if (day === time) return `at ${time} today`
  return day === 'yesterday' ? `yesterday at ${time}` : `on ${day} at ${time}`
}

/** "840 kB", "12.3 MB", "1.2 GB". */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} kB`
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`
}

/** An hour in UTC, and what the clock shows then in the reader's own zone: "03:00 UTC, 22:00 here". */
export function hourText(hour: number, now: Date, timeZone?: string): string {
  const moment = new Date(now)
  moment.setUTCHours(hour, 0, 0, 0)
  return `${formatTime(moment, 'UTC')} UTC, ${formatTime(moment, timeZone)} here`
}
