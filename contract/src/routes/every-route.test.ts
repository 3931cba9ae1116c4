import { expect, it } from 'vitest'
import { EVERY_ROLE } from '../roles.ts'
import { EVERY_ROUTE } from './every-route.ts'

type Told = readonly [call: string, who: string, replies: string, summary: string]

/** The whole API as its clients know it: they break when a call is gone or is another one's, so each is written out here. */
const API: Readonly<Record<string, readonly Told[]>> = {
  Accounts: [
    [
      'POST /api/check-setup-link/',
      'everybody',
      '200 400 429',
      'Whether the one-time link for the first administrator still works, with its token in the body',
    ],
    [
      'POST /api/password-reset/',
      'everybody',
      '200 400 429',
      'Set a new password with a one-time link; every session of the user ends',
    ],
    [
      'POST /api/password-reset/request/',
      'everybody',
      '200 400 429',
      'Ask for a link to set a new password; the answer is the same whether the address is known or not',
    ],
    ['POST /api/register/', 'everybody', '201 400 403 409 429', 'Create an account, with a join code if there is one'],
    ['POST /api/token/', 'everybody', '200 400 401 429', 'Sign in with e-mail and password'],
    [
      'POST /api/token/refresh/',
      'everybody',
      '200 400 401 429',
      'Exchange a refresh token for a new pair; each works once',
    ],
    ['POST /api/token/revoke/', 'everybody', '200 400', 'Sign out: end the session that the refresh token belongs to'],
    ['GET /api/users/me/', 'signed in', '200 401', 'The signed-in user'],
    [
      'GET /api/users/me/audience/',
      'signed in',
      '200 401',
      'Who can see the data of the signed-in user: the coaches of their teams, and administrators',
    ],
    [
      'POST /api/users/me/change-password/',
      'signed in',
      '200 400 401 429',
      'Set a new password with the current one; every other session of the user ends',
    ],
    [
      'POST /api/users/me/confirm-address/',
      'signed in',
      '200 400 401',
      'Confirm the own address with the link that was sent to it',
    ],
    [
      'POST /api/users/me/delete/',
      'signed in',
      '200 400 401 409 429',
      'Delete the own account with its data; the password is asked again',
    ],
    [
      'GET /api/users/me/export/',
      'signed in',
      '200 401 429',
      'All data about the signed-in user, as JSON and CSV in a zip',
    ],
    [
      'POST /api/users/me/join-team/',
      'coach, athlete',
      '200 400 401 403 409 429',
      'Join a team with its join code, as registering with the code does; only for who is in no team',
    ],
    [
      'POST /api/users/me/send-address-link/',
      'signed in',
      '200 401 409 429',
      'Have a link sent to the own address, to confirm it by',
    ],
    [
      'GET /api/users/me/sessions/',
      'signed in',
      '200 401',
      'Where the signed-in user is signed in: the session of this call first, then by last use',
    ],
    ['DELETE /api/users/me/sessions/:sessionId/', 'signed in', '200 400 401 404', 'Sign out one of the own sessions'],
    [
      'POST /api/users/me/sign-out-everywhere/',
      'signed in',
      '200 400 401',
      'Sign out all own sessions, also or except that of this call',
    ],
    [
      'GET /api/validate-team-code/',
      'everybody',
      '200 400 429',
      'Whether a join code is valid, and the role it grants',
    ],
    [
      'POST /api/validate-team-code/',
      'everybody',
      '200 400 429',
      'Whether a join code is valid, and the role it grants, with the code in the body: logs keep addresses',
    ],
  ],
  Backups: [
    [
      'POST /api/setup/restore/',
      'everybody',
      '200 400 403 409 413 429 503',
      'Bring a backup into an installation without people, with its set-up link; Corner starts anew with it. The headers X-Setup-Token and, where the backup holds the key, X-Passphrase (both as encodeURIComponent writes them) go with the file',
    ],
    [
      'GET /api/teams/admin/backups/',
      'admin',
      '200 400 401 403',
      'The backups of this installation, when they are made, and what became of the last one',
    ],
    [
      'POST /api/teams/admin/backups/',
      'admin',
      '200 400 401 403 409 503',
      'Begin a backup; it is restored into an empty database and compared before it counts as proved',
    ],
    ['DELETE /api/teams/admin/backups/:name/', 'admin', '200 400 401 403 404 409 503', 'Delete one backup'],
    ['GET /api/teams/admin/backups/:name/', 'admin', '200 400 401 403 404', 'One backup, as a file'],
    [
      'POST /api/teams/admin/backups/:name/prove/',
      'admin',
      '200 400 401 403 404 409 503',
      'Begin to compare one backup: it is restored into an empty database, and what comes of it stands in the list',
    ],
    [
      'PUT /api/teams/admin/backups/settings/',
      'admin',
      '200 400 401 403',
      'When backups are made by themselves, and how long they are kept',
    ],
    [
      'POST /api/teams/admin/backups/upload/',
      'admin',
      '201 400 401 403 409 413 503',
      'Add a backup that was made elsewhere; it is read whole, and refused when it is damaged or of a newer Corner',
    ],
  ],
  Devices: [
    [
      'GET /api/users/whoopstatus/',
      'signed in',
      '200 401',
      'Whether a wearable is linked, and how far its first sync has come',
    ],
    [
      'GET /api/devices/',
      'signed in',
      '200 401',
      'Every wearable that can be linked or read from a file, and how far it is linked',
    ],
    [
      'GET /api/devices/imports/',
      'signed in',
      '200 401',
      'The files that the caller brought in, newest first, and the kinds of files that can be read',
    ],
    [
      'POST /api/devices/imports/',
      'signed in',
      '200 400 401 408 413 429 503',
      "Bring in any maker's file; it is read afterwards, and `GET /api/devices/imports/{importId}/` tells how far it is",
    ],
    ['GET /api/devices/imports/:importId/', 'signed in', '200 401 404', 'How far one file is, and its receipt'],
    [
      'POST /api/devices/imports/:importId/confirm/',
      'signed in',
      '200 401 404 409',
      'The file belongs to the caller although it names somebody else: read it',
    ],
    [
      'POST /api/devices/imports/:importId/undo/',
      'signed in',
      '200 401 404 409',
      'Remove what this file brought and nothing newer has replaced; or drop it, where it still asks whose it is',
    ],
    [
      'GET /api/devices/:provider/webhook/',
      'everybody',
      '200 400 401 404 503',
      'How this provider asks whether the address of its webhooks is ours, if it asks; answered as it demands',
    ],
    [
      'POST /api/devices/:provider/auth/',
      'signed in',
      '200 401 404 503',
      'Begin to link a wearable of this provider: where to send the browser',
    ],
    [
      'POST /api/devices/:provider/callback/',
      'signed in',
      '200 400 401 404 409 429 502 503',
      'Finish linking with the code that this provider sent back',
    ],
    [
      'POST /api/devices/:provider/delete-data/',
      'signed in',
      '200 400 401 404',
      "Delete everything that is stored of this provider's wearables about the signed-in user",
    ],
    [
      'POST /api/devices/:provider/disconnect/',
      'signed in',
      '200 401 404 409',
      'Unlink the wearable of this provider; the records stay',
    ],
    [
      'POST /api/devices/:provider/import/',
      'signed in',
      '200 400 401 404 408 413 429',
      'Take in the file that this provider gives a member',
    ],
    [
      'POST /api/devices/:provider/pause/',
      'signed in',
      '200 401 404 409',
      'Fetch nothing from this provider until the link is resumed; link and records stay',
    ],
    [
      'POST /api/devices/:provider/refresh/',
      'signed in',
      '200 401 404 409 429 502 503',
      'Ask this provider for a new token',
    ],
    [
      'POST /api/devices/:provider/reminders/',
      'signed in',
      '200 400 401 404 409',
      'Whether to get a mail when the link with this provider has ended',
    ],
    [
      'POST /api/devices/:provider/resume/',
      'signed in',
      '200 401 404 409',
      'Fetch from this provider again, also what was measured during the pause',
    ],
    [
      'POST /api/devices/:provider/webhook/',
      'everybody',
      '200 400 401 404 503',
      'What this provider calls when a record changed; signed as it does',
    ],
    [
      'GET /api/devices/sources/',
      'signed in',
      '200 401',
      'Whose records count for each group of the own measures, and which makers there are to choose from',
    ],
    [
      'PUT /api/devices/sources/',
      'signed in',
      '200 400 401',
      'Choose whose records count for a group of the own measures; automatic leaves it to Corner again',
    ],
    [
      'POST /api/wearables/import/',
      'signed in',
      '200 400 401 408 413 429',
      'Take in the zip that WHOOP gives a member',
    ],
    ['POST /api/whoop/auth/', 'signed in', '200 401 503', 'Begin to link a wearable: where to send the browser'],
    [
      'POST /api/whoop/callback/',
      'signed in',
      '200 400 401 409 429 502 503',
      'Finish linking with the code that the provider sent back',
    ],
    ['POST /api/whoop/disconnect/', 'signed in', '200 401 409', 'Unlink the wearable; the records stay'],
    ['POST /api/whoop/refresh/', 'signed in', '200 401 409 429 502 503', 'Ask the provider for a new token'],
    ['POST /api/whoop/webhook/', 'everybody', '200 400 401 503', 'What WHOOP calls when a record changed; signed'],
  ],
  Teams: [
    [
      'GET /api/teams/teams/',
      'signed in',
      '200 401',
      'The teams whose athletes the user may see: a coach their own, an administrator all, an athlete none',
    ],
  ],
  'Team records': [
    ['GET /api/teams/teams/:teamId/athlete-detail/:athleteId/', 'signed in', '200 400 401 404', 'One athlete in depth'],
    [
      'GET /api/teams/teams/:teamId/athletes-activity/',
      'signed in',
      '200 400 401 404',
      'Day strain of each athlete of a team',
    ],
    [
      'GET /api/teams/teams/:teamId/athletes-recovery/',
      'signed in',
      '200 400 401 404',
      'Recovery, HRV and resting heart rate of each athlete of a team',
    ],
    [
      'GET /api/teams/teams/:teamId/athletes-sleep/',
      'signed in',
      '200 400 401 404',
      'Nights of each athlete of a team',
    ],
    [
      'GET /api/teams/teams/:teamId/day/',
      'coach, admin',
      '200 400 401 403 404',
      'What today asks for of each athlete of a team, as the AI coach judges it',
    ],
  ],
  'Own records': [
    ['GET /api/hrv/user/', 'signed in', '200 400 401 403', 'Own HRV'],
    [
      'GET /api/wearables/activity/',
      'signed in',
      '200 400 401 403',
      'Own days and workouts; start and end, both included, go before days',
    ],
    ['GET /api/wearables/day/', 'signed in', '200 401', 'What today asks for, as the own coach reads it'],
    [
      'GET /api/wearables/sleep/',
      'signed in',
      '200 400 401 403',
      'Own nights; start and end, both included, go before days',
    ],
  ],
  Live: [
    [
      'GET /api/live/',
      'signed in',
      '200 401 429',
      'Server-sent events that say what changed of what the caller may see: athletes, teams, everything. It ends with the access token.',
    ],
  ],
  'AI coach': [['POST /api/chat/', 'signed in', '200 400 401 404 429', 'Ask the AI coach about a team']],
  'Knowledge base': [
    [
      'GET /api/knowledge/',
      'signed in',
      '200 400 401',
      'The sports-science articles, or those that a search finds, best first',
    ],
    ['GET /api/knowledge/:slug/', 'signed in', '200 400 401 404', 'One article with its sources'],
  ],
  Administration: [
    [
      'POST /api/teams/admin/assign-user-to-team/',
      'admin',
      '200 400 401 403 404 409',
      'Make a user a coach or an athlete of a team; one with an unproven address only with a word that it is theirs',
    ],
    [
      'GET /api/teams/admin/audit/',
      'admin',
      '200 400 401 403',
      'Who did what to whom, newest first, always a page of it (the first, when none is asked); search looks in the names and e-mails of both',
    ],
    [
      'POST /api/teams/admin/confirm-address/',
      'admin',
      '200 400 401 403 404 409',
      "Say that the address of an account is its owner's: from now on a roster may join it",
    ],
    ['POST /api/teams/admin/create-organization/', 'admin', '201 400 401 403 404 409', 'Create an organization'],
    [
      'POST /api/teams/admin/create-team/',
      'admin',
      '201 400 401 403 404 409',
      'Create a team; the reply carries its two join codes',
    ],
    ['POST /api/teams/admin/create-user/', 'admin', '201 400 401 403 404 409', 'Create a user of any role'],
    [
      'DELETE /api/teams/admin/delete-organization/:organizationId/',
      'admin',
      '200 400 401 403 404 409',
      'Delete an organization that has no teams',
    ],
    [
      'DELETE /api/teams/admin/delete-team/:teamId/',
      'admin',
      '200 400 401 403 404 409',
      'Delete a team; its people and their data stay, its codes and invitations end',
    ],
    [
      'DELETE /api/teams/admin/delete-user/:userId/',
      'admin',
      '200 400 401 403 404 409',
      'Delete a user with their data; the join codes that they know and their open invitations end',
    ],
    [
      'POST /api/teams/admin/issue-password-link/',
      'admin',
      '201 400 401 403 404 409',
      'A one-time link with which a user sets a new password, for the administrator to hand on; one with an unproven address only with a word that it is theirs',
    ],
    [
      'GET /api/teams/admin/language-model/',
      'admin',
      '200 400 401 403',
      'Which language model is set up, its limits, and what was taken of it today; never the key',
    ],
    [
      'POST /api/teams/admin/language-model/test/',
      'admin',
      '200 400 401 403 409 429',
      'Ask the language model something small for one part of a test; its tokens count as those of the administrator who asks',
    ],
    [
      'GET /api/teams/admin/overview/',
      'admin',
      '200 400 401 403 404 409',
      'Counts of users, teams, organizations and linked devices, and what needs the administrator',
    ],
    [
      'POST /api/teams/admin/remove-user-from-team/',
      'admin',
      '200 400 401 403 404 409',
      'End a membership; the account and its data stay, the join codes that the person knows end',
    ],
    [
      'POST /api/teams/admin/rotate-team-code/',
      'admin',
      '200 400 401 403 404 409',
      'Give a team a new join code; the old one is dead at once',
    ],
    [
      'GET /api/teams/admin/team-choices/',
      'admin',
      '200 400 401 403 404 409',
      'Each team by its names alone: for a choice in a form',
    ],
    [
      'GET /api/teams/admin/teams-detailed/',
      'admin',
      '200 400 401 403 404 409',
      'All teams, or a page of them, with their codes and members; search looks in team and organization names',
    ],
    [
      'PUT /api/teams/admin/update-organization/:organizationId/',
      'admin',
      '200 400 401 403 404 409',
      'Rename or describe an organization',
    ],
    ['PUT /api/teams/admin/update-team/:teamId/', 'admin', '200 400 401 403 404 409', 'Rename or describe a team'],
    [
      'PUT /api/teams/admin/update-user/:userId/',
      'admin',
      '200 400 401 403 404 409',
      'Change a user; without a password the old one stays',
    ],
    [
      'GET /api/teams/admin/users/',
      'admin',
      '200 400 401 403 404 409',
      'All users, or a page of them; search looks in names, user name and e-mail',
    ],
    [
      'GET /api/teams/admin/validate-team-code/',
      'everybody',
      '200 400 429',
      'Whether a join code is valid, and the role it grants',
    ],
    [
      'POST /api/teams/admin/validate-team-code/',
      'everybody',
      '200 400 429',
      'Whether a join code is valid, and the role it grants, with the code in the body: logs keep addresses',
    ],
    ['GET /api/teams/organizations/', 'admin', '200 400 401 403 404 409', 'All organizations, or a page of them'],
  ],
  Roster: [
    [
      'POST /api/invitations/accept/',
      'everybody',
      '201 400 409 429',
      'Make the account an invitation is for, and sign in',
    ],
    [
      'POST /api/invitations/join/',
      'signed in',
      '200 400 401 403 429',
      'Join the teams an invitation is for, with the account of the address it is for',
    ],
    ['POST /api/invitations/read/', 'everybody', '200 400 429', 'Whom an invitation link is for, and to which team'],
    [
      'GET /api/teams/admin/invitations/',
      'admin',
      '200 400 401 403 404 409 413',
      'The invitations of a team that nobody has accepted: open, or expired in the last 30 days',
    ],
    [
      'DELETE /api/teams/admin/invitations/:invitationId/',
      'admin',
      '200 400 401 403 404 409 413',
      'Take an invitation back',
    ],
    [
      'POST /api/teams/admin/invitations/:invitationId/renew/',
      'admin',
      '201 400 401 403 404 409 413',
      'A new link for an invitation; the old one is dead at once',
    ],
    [
      'POST /api/teams/admin/roster/import/',
      'admin',
      '201 400 401 403 404 409 413',
      'Take a CSV of people into a team: all of it, or nothing when any line is wrong',
    ],
    [
      'POST /api/teams/admin/roster/preview/',
      'admin',
      '200 400 401 403 404 409 413',
      'What a CSV of people would do to a team, line by line; nothing is written',
    ],
  ],
  Operation: [
    [
      'GET /api/health/',
      'everybody',
      '200 503',
      'Whether the server and its database answer; 503 when the database cannot be read or written',
    ],
    ['GET /api/health/live/', 'everybody', '200', 'Whether this server process answers, whatever its database does'],
    [
      'GET /api/health/ready/',
      'everybody',
      '200 503',
      'Whether this server can do all of its work, check by check; 503 when one fails',
    ],
  ],
}

const inOrder = (told: readonly Told[]) => [...told].sort()

it('has these calls, each for these people, with these replies, under these headings', () => {
  const told = Object.values(EVERY_ROUTE).map(({ method, path, access, subject, summary, replies }) => {
    const who = access === 'public' ? 'everybody' : access === EVERY_ROLE ? 'signed in' : access.join(', ')
    return { subject, call: [`${method} ${path}`, who, Object.keys(replies).join(' '), summary] as const }
  })
  const bySubject = Map.groupBy(told, ({ subject }) => subject)
  expect([...bySubject.keys()].sort()).toEqual(Object.keys(API).sort())
  for (const [subject, calls] of Object.entries(API))
    expect(inOrder((bySubject.get(subject) ?? []).map(({ call }) => call)), subject).toEqual(inOrder(calls))
})
