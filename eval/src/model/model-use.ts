import type { Server } from '../server/server.ts'

/** The use of the language model, by all users on a day. */
export interface ModelUse {
  tokens: number
  /** In US dollars; null: no prices are configured. */
  cost: number | null
}

interface Status {
  model: { provider: string; name: string; host: string; reasoning: string } | null
  today: ModelUse
}

const statusOf = async (admin: Server) => (await admin.call('GET', '/api/teams/admin/language-model/')) as Status

/** The language model of a running Corner in a line; undefined: it has none. */
export async function namedModel(admin: Server): Promise<string | undefined> {
  const { model } = await statusOf(admin)
  if (!model) return
  return `${model.name} of ${model.provider} at ${model.host}, effort of thinking ${model.reasoning}`
}

export async function usedToday(admin: Server): Promise<ModelUse> {
  return (await statusOf(admin)).today
}

/** The usage of one question; undefined: a new day began in between, and the counters with it. */
export function usedBetween(before: ModelUse, after: ModelUse): ModelUse | undefined {
  if (after.tokens < before.tokens) return
  const hasCost = after.cost !== null && before.cost !== null
  return {
    tokens: after.tokens - before.tokens,
    cost: hasCost ? Math.max(0, (after.cost ?? 0) - (before.cost ?? 0)) : null,
  }
}
