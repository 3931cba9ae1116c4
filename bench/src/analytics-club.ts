import { openPool } from '@corner/server/database/database.ts'
import { superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import { signInAsCoach } from './coach-page.ts'
import { startProgram } from './corner-program.ts'
import { HttpClient } from './http-client.ts'
import { type LinkedTeam, seedLinkedTeam } from './linked-team.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface CoachedTeam {
  team: LinkedTeam
  /** For a coach of this team only: the app prefetches the other teams of a coach in the background. */
  signIn: Record<string, string>
}

/** A server in production mode with linked teams of these sizes. */
export async function startAnalyticsClub<Size extends number>(
  sizes: readonly Size[],
  cleanUp: AsyncDisposableStack,
): Promise<{ url: string; teams: Record<Size, CoachedTeam> }> {
  const dataDir = await temporaryFolder(cleanUp)
  const { said } = await startProgram([], { DATA_DIR: dataDir }, /(http:\S+)\/register#setup=/, cleanUp)
  const url = said[1] ?? ''
  const socket = superuserConnection({ socketDir: socketDirectory(dataDir) })
  await using pool = { of: openPool({ ...socket, database: 'corner' }), [Symbol.asyncDispose]: () => pool.of.end() }
  const http = cleanUp.adopt(new HttpClient(url), (client) => client.close())
  const teams: [Size, CoachedTeam][] = []
  for (const size of sizes) {
    const team = await seedLinkedTeam(pool.of, `Team${size}of`, size)
    teams.push([size, { team, signIn: await signInAsCoach(http, team) }])
  }
  return { url, teams: Object.fromEntries(teams) as Record<Size, CoachedTeam> }
}
