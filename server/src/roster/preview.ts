import type { RosterError, RosterPreview } from '@corner/contract/entities/roster.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { getTeamForCaller } from '../teams/team-access.ts'
import { type CheckedLine, checkRoster } from './check-roster.ts'
import { type RosterFile, readRoster } from './read-roster.ts'
import { findKnownAddresses } from './roster-store.ts'

/** What a file would do to a team; nothing is written. @throws Refusal `not_found`, `too_large`, `bad_input` for a workbook */
export async function previewRoster(
  { database, now }: { database: Database; now(): Date },
  caller: Caller,
  { team_id, bytes }: { team_id: string; bytes: Buffer },
): Promise<RosterPreview> {
  await getTeamForCaller(database, caller, team_id)
  const { lines, errors } = await judgeFile(database, team_id, readRoster(bytes), now())
  return {
    lines: lines.map(({ user_id: _hidden, unproven_since, ...line }) => ({
      ...line,
      unproven_since: unproven_since?.toISOString() ?? null,
    })),
    errors,
  }
}

/** The lines of a file checked against the current team and accounts, with all errors, in the order of the file. */
export async function judgeFile(
  db: Database,
  team_id: string,
  { people, errors }: RosterFile,
  now: Date,
): Promise<{ lines: CheckedLine[]; errors: RosterError[] }> {
  const emails = people.map(({ email }) => email)
  const judged = checkRoster(people, await findKnownAddresses(db, { team_id, emails, now }))
  return { lines: judged.lines, errors: [...errors, ...judged.errors].sort((a, b) => a.line - b.line) }
}
