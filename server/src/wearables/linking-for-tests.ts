import type { Simulator } from './simulator-for-tests.ts'

type Call = (
  userId: string,
  method: 'GET' | 'POST',
  url: string,
  body?: object,
) => Promise<{ status: number; body: Record<string, unknown> }>

/** What the provider's consent page sends back for a link that this athlete has started. */
export async function consentOf(call: Call, simulator: Simulator, userId: string, member: number) {
  const { body } = await call(userId, 'POST', '/api/whoop/auth/')
  return simulator.consent(String(body.auth_url), member)
}

/** Links by OAuth, as an athlete does. */
export async function linkAthlete(call: Call, simulator: Simulator, userId: string, member: number) {
  return call(userId, 'POST', '/api/whoop/callback/', await consentOf(call, simulator, userId, member))
}
