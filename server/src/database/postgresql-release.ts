import type { Connection } from './database.ts'
import { withClient } from './with-client.ts'

/**
 * The newest minor release of the major one that Corner brings, when this Corner was made, and its day. Raise both with each
 * release of Corner. Source: the release notes of PostgreSQL (postgresql.org/docs/release).
 */
const NEWEST_KNOWN = { version: '18.5', of: 'August 2026' } as const

/** `18.4` */
export async function readPostgresqlRelease(connection: Connection): Promise<string> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version.split(' ')[0] ?? ''
  })
}

/**
 * What to say of a release that lacks known fixes; undefined: it is the newest known one, or of another major release, of
 * which we do not know.
 */
export function newerRelease(version: string): string | undefined {
  const [major, minor] = version.split('.').map(Number)
  const [knownMajor, knownMinor = 0] = NEWEST_KNOWN.version.split('.').map(Number)
  if (major !== knownMajor || minor === undefined || minor >= knownMinor) return undefined
  return `PostgreSQL ${NEWEST_KNOWN.version} (${NEWEST_KNOWN.of}) has fixes that ${version} lacks`
}
