import type { Server } from './server.ts'

interface UserEntry {
  id: string
  username: string
  email: string
  role: string
  first_name: string
  last_name: string
}

/** Gives an athlete another last name, as an administrator can. @returns a function that restores the old one */
export async function renameAthlete(admin: Server, id: string, lastName: string): Promise<() => Promise<void>> {
  const reply = (await admin.call('GET', '/api/teams/admin/users/')) as UserEntry[] | { results: UserEntry[] }
  const user = (Array.isArray(reply) ? reply : reply.results).find((one) => one.id === id)
  if (!user) throw new Error(`No user has the id ${id}`)
  const put = async (last_name: string) => {
    const { username, email, role, first_name } = user
    await admin.call('PUT', `/api/teams/admin/update-user/${id}/`, { username, email, role, first_name, last_name })
  }
  await put(lastName)
  return () => put(user.last_name)
}
