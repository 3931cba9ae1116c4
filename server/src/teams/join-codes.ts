import { randomInt } from 'node:crypto'
import { Refusal } from '@corner/contract/refusal.ts'
import type { TeamRole } from '@corner/contract/roles.ts'
import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import type { Database } from '../database/database.ts'
import { findTeamByCode } from './join-code-store.ts'

/** Without 0, O, 1, I, L, 2, Z, 5, S, 8, B, U and V, which look alike on a whiteboard: 23 characters. */
const SIGNS = '34679ACDEFGHJKMNPQRTWXY'
const GROUPS = 4
const GROUP_LENGTH = 3
/** 12 characters of 23 make 54 bits: with the limit on wrong codes nobody guesses one. */
const LENGTH = GROUPS * GROUP_LENGTH

/** What a code grants. */
export interface JoinGrant {
  team_id: string
  team_name: string
  role: TeamRole
}

/** A new code, for example `7KQ-M4X-ACD-9RT`. */
export function newJoinCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)])
  return grouped(signs.join(''))
}

/** The team and role of a code; undefined: no team has it. Case, blanks and missing hyphens do not matter. */
export async function findJoinGrant(db: Database, typed: string): Promise<JoinGrant | undefined> {
  const code = normalizeJoinCode(typed)
  return code === '' ? undefined : findTeamByCode(db, code)
}

/** @throws Refusal `bad_input` when no team has the code */
export async function getJoinGrant(db: Database, typed: string): Promise<JoinGrant> {
  const grant = await findJoinGrant(db, typed)
  if (!grant) throw unknownJoinCode()
  return grant
}

export function unknownJoinCode(): Refusal {
  return new Refusal('bad_input', REGISTRATION_TEXTS.codeInvalid, {
    fields: { team_code: REGISTRATION_TEXTS.codeInvalid },
  })
}

/** The stored form of a code. */
export function normalizeJoinCode(typed: string): string {
  const code = typed.replace(/\s/g, '').toUpperCase()
  return code.length === LENGTH && !code.includes('-') ? grouped(code) : code
}

function grouped(signs: string): string {
  return Array.from({ length: GROUPS }, (_, i) => signs.slice(i * GROUP_LENGTH, (i + 1) * GROUP_LENGTH)).join('-')
}
