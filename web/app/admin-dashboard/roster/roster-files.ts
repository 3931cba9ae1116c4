import type { InvitationLink } from '@corner/contract/entities/roster.ts'
import { csvText } from './csv-file.ts'

/** What a roster looks like, to fill in. */
export const ROSTER_TEMPLATE = csvText([
  ['email', 'first_name', 'last_name', 'role'],
  ['ada@example.org', 'Ada', 'Bell', 'athlete'],
  ['sam@example.org', 'Sam', 'Okafor', 'coach'],
])

/** The links of an import, one person a line: for a mail merge. */
export function linksFile(invitations: readonly InvitationLink[]): string {
  return csvText([
    ['name', 'email', 'role', 'link', 'good_until'],
    ...invitations.map(({ full_name, email, role, link, expires_at }) => [
      ...[full_name, email, role, link],
      expires_at.slice(0, 10),
    ]),
  ])
}

/** The links as they go into a message. */
export function linksText(invitations: readonly InvitationLink[]): string {
  return invitations.map(({ full_name, link }) => `${full_name}: ${link}`).join('\n')
}

/** A file name that every system takes. */
export function fileNameOf(team: string): string {
  const plain = team
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `invitations-${plain || 'team'}.csv`
}
