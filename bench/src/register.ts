import type { HttpClient } from './http-client.ts'

interface Login {
  email: string
  password: string
}

/**
 * Registers somebody. @returns the local storage entries of their session (docs/reference/accounts.md#browser-storage)
 * @param person what the registration asks beside the login
 */
export async function register(
  http: HttpClient,
  login: Login,
  person: Record<string, string | undefined>,
): Promise<{ access: string; refresh: string; user_info: string }> {
  await http.call('POST', '/api/register/', {}, { ...login, ...person })
  const { access, refresh } = JSON.parse((await http.call('POST', '/api/token/', {}, login)).body.toString())
  const me = await http.call('GET', '/api/users/me/', { authorization: `Bearer ${access}` })
  return { access, refresh, user_info: me.body.toString() }
}
