import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import { fillLargeClub } from '@corner/server/testing/large-club.ts'
import { startProgram } from './corner-program.ts'
import { HttpClient } from './http-client.ts'
import { register } from './register.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The largest size that Corner is meant for. */
const LARGE_CLUB = { users: 5_000, teams: 200 }
const ADMINISTRATOR = { email: 'admin@large.example', password: 'administration' }

export interface LargeClub {
  url: string
  /** The local storage entries of the administrator's session (docs/reference/accounts.md#browser-storage). */
  signIn: Record<string, string>
}

/** A server in production mode with one administrator and a large club's people. */
export async function startLargeClub(cleanUp: AsyncDisposableStack): Promise<LargeClub> {
  const dataDir = await temporaryFolder(cleanUp)
  const { said } = await startProgram([], { DATA_DIR: dataDir }, /(http:\S+)\/register#setup=(\S+)/, cleanUp)
  const [, url = '', setup_token] = said
  const http = cleanUp.adopt(new HttpClient(url), (client) => client.close())
  const person = { first_name: 'Ada', last_name: 'Okafor', role: 'admin', setup_token }
  const signIn = await register(http, ADMINISTRATOR, person)

  const socket = superuserConnection({ socketDir: socketDirectory(dataDir) })
  await using database = openDatabase(openPool({ ...socket, database: 'corner' }))
  await fillLargeClub(database, LARGE_CLUB)
  return { url, signIn }
}
