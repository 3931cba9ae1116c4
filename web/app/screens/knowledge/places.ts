import type { Role } from '@corner/contract/roles.ts'
import { mayUse } from '../../shared/navigation/screens.ts'

/** A screen of the product that a search may be meant for. */
export interface Place {
  path: string
  title: string
  summary: string
  /** What people search for who want it. */
  words: readonly string[]
}

export const PLACES: readonly Place[] = [
  {
    path: '/account',
    title: 'Your account',
    summary: 'Who sees your data, a download of it, your password, where you are signed in, and deleting the account.',
    words: ['account', 'my data', 'privacy', 'who sees', 'who can see', 'download', 'delete', 'password', 'sign out'],
  },
  {
    path: '/connect-whoop',
    title: 'Your device',
    summary: 'Connect or disconnect your wearable, see when it last sent data, or bring an export of your own.',
    words: ['device', 'connect', 'wearable', 'sync', 'not linked', 'import', 'export'],
  },
  {
    path: '/coach-dashboard',
    title: 'Team Overview',
    summary:
      'Who needs attention, who is in the red, top performers and data coverage. The “i” of a card says its rule.',
    words: ['at risk', 'in the red', 'health score', 'top performer', 'attention', 'data coverage', 'action item'],
  },
  {
    path: '/mat-sheet',
    title: 'Mat sheet',
    summary: 'A page to print: the team in five training groups, with the reason and a line to write on.',
    words: ['mat sheet', 'training group', 'print'],
  },
  {
    path: '/team-information',
    title: 'Team Information',
    summary: 'The members of a team, and the codes with which coaches and athletes join it.',
    words: ['join code', 'coach code', 'athlete code', 'invite', 'member', 'roster'],
  },
]

/** The screens that a search names and the role may use, as a newcomer to the Knowledge Base asks for them. */
export function placesFor(search: string, role: Role): Place[] {
  const asked = search.toLowerCase().replace(/\s+/g, ' ').trim()
  return PLACES.filter(
    ({ path, words }) => mayUse(role, path) && words.some((word) => new RegExp(`\\b${word}`).test(asked)),
  )
}
