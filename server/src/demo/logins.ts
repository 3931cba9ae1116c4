import { ADMINISTRATOR, DEMO_PASSWORD, FIRST_STAGE, MIXED_STAGE, SHOWN_ATHLETE } from './club.ts'

/** The demo's logins, printed in the terminal. */
export function demoLogins(): string {
  const rows = [
    ['coach', FIRST_STAGE.teams[0]?.coach.email ?? ''],
    ['of many makers', MIXED_STAGE.teams[0]?.coach.email ?? ''],
    ['athlete', SHOWN_ATHLETE.email],
    ['administrator', ADMINISTRATOR.email],
  ]
  return [
    'Demo logins, password',
    `${DEMO_PASSWORD}:`,
    ...rows.map(([who, email]) => `\n  ${who?.padEnd(16)}${email}`),
  ].join(' ')
}
