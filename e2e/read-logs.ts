import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPrivate, type PrivateThings } from '../scripts/private-in-log.ts'
import { ADMIN } from './admin.ts'
import { apiOf, DEMO_PASSWORD, PASSWORD } from './people.ts'

const MOST_SHOWN = 20

/**
 * After the whole run, while the demo still answers: no log of a server that the tests used may contain what is private. They
 * ran at LOG_LEVEL=debug. A demo that somebody else started has no log here.
 * @throws Error with the lines that do
 */
export default async function readLogs(): Promise<void> {
  const folder = process.env.CORNER_E2E_LOGS
  if (!folder || !process.env.CORNER_URL) return
  const known = await privateThings()
  const logs = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const text = logs.join('\n')
  if (!/A request/.test(text)) throw new Error(`The servers of this run wrote no log into ${folder}`)
  const leaks = findPrivate(text, known)
  const lines = text.split('\n').length
  console.log(`Read ${lines} lines of log for ${known.names.length} names and ${known.secrets.length} secrets`)
  if (leaks.length > 0)
    throw new Error(`Private in the log, ${leaks.length} times:\n${leaks.slice(0, MOST_SHOWN).join('\n')}`)
}

/** Everybody's names and every team's codes: those of the demo, and those that the tests made. */
async function privateThings(): Promise<PrivateThings> {
  const api = await apiOf(ADMIN)
  const users = await api.get<{ first_name: string; last_name: string }[]>('/api/teams/admin/users/')
  const teams = await api.get<{ athlete_code: string; coach_code: string }[]>('/api/teams/teams/')
  return {
    names: users.flatMap(({ first_name, last_name }) => [`${first_name} ${last_name}`, last_name]),
    secrets: [DEMO_PASSWORD, PASSWORD, ...teams.flatMap(({ athlete_code, coach_code }) => [athlete_code, coach_code])],
  }
}
