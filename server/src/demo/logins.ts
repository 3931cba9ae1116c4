import { ADMINISTRATOR, DEMO_PASSWORD, SHOWN_ATHLETE, TEAMS } from './club.ts'

/** Who can sign in, for the terminal. */
export function demoLogins(): string {
  const rows = [
    ['coach', TEAMS[0]?.coach.email ?? ''],
    ['athlete', SHOWN_ATHLETE.email],
    ['administrator', ADMINISTRATOR.email],
  ]
  return [
    'Demo logins, password',
    `${DEMO_PASSWORD}:`,
    ...rows.map(([who, email]) => `\n  ${who?.padEnd(14)}${email}`),
  ].join(' ')
}
