import type { CsvTable } from '@corner/contract/csv.ts'
import type { InvitationLink } from '@corner/contract/entities/roster.ts'

/** A template to fill in. */
export const ROSTER_TEMPLATE: CsvTable = {
  heads: ['email', 'first_name', 'last_name', 'role'],
  rows: [
    ['ada@example.org', 'Ada', 'Bell', 'athlete'],
    ['sam@example.org', 'Sam', 'Okafor', 'coach'],
  ],
}

/** The links of an import, one person per row: for a mail merge. */
export function linksTable(invitations: readonly InvitationLink[]): CsvTable {
  return {
    heads: ['name', 'email', 'role', 'link', 'good_until'],
    rows: invitations.map(({ full_name, email, role, link, expires_at }) => [
      full_name,
      email,
      role,
      link,
      expires_at.slice(0, 10),
    ]),
  }
}

/** The links as text to paste into a message. */
export function linksText(invitations: readonly InvitationLink[]): string {
  return invitations.map(({ full_name, link }) => `${full_name}: ${link}`).join('\n')
}
