import { ADMINISTRATOR, DEMO_PASSWORD, SHOWN_ATHLETE, TEAMS } from './club.ts'

/** The demo's logins, printed in the terminal. */
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
