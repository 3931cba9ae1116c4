import type { Step } from '../steps/step.ts'
import type { Server } from './server.ts'

export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

interface ChatReply {
  response: string
  answered_by: string
  /** Why the model did not answer. */
  notice?: string
  steps: readonly Step[]
}

/** The server stores no conversation and accepts this many messages of it. */
const HISTORY_MAXIMUM = 20

/** Asks the chat, with the earlier messages. */
export async function askChat(
  server: Server,
  question: { message: string; team_id: string; days: number },
  history: readonly ChatMessage[],
): Promise<ChatReply> {
  const body = { ...question, history: history.slice(-HISTORY_MAXIMUM) }
  const { steps = [], ...reply } = (await server.call('POST', '/api/chat/', body)) as ChatReply
  if (typeof reply.response !== 'string') throw new Error('The reply of the chat has no response')
  return { ...reply, steps }
}

/** The text of an article; undefined: there is none with that name. */
export async function readArticle(server: Server, slug: string): Promise<string | undefined> {
  try {
    const article = (await server.call('GET', `/api/knowledge/${slug}/`)) as { body: string; summary: string }
    return `${article.summary}\n${article.body}`
  } catch {
    return undefined
  }
}
