import type { ChatReply, ChatStep } from '@corner/contract/entities/chat.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'

interface MessageBase {
  id: string
  /** ISO time. */
  at: string
  content: string
}
interface Question extends MessageBase {
  type: 'user'
}
/** A message of the page itself (the welcome, "Chat cleared"), in markdown; not part of the conversation. */
interface PageNotice extends MessageBase {
  type: 'ai'
  kind: 'notice'
  /** The period named in a welcome. */
  days?: number
}
interface FailedAnswer extends MessageBase {
  type: 'ai'
  kind: 'failure'
}
/** In markdown. */
export interface Answer extends MessageBase, Partial<Pick<ChatReply, 'answered_by' | 'readings' | 'choices'>> {
  type: 'ai'
  /** While an answer is written again: why; afterwards: why the built-in analyst answered. */
  notice?: string | undefined
  kind: 'answer'
  state: AnswerState
  steps: readonly ChatStep[]
  /**
   * The period it was asked with, which asking again with another part keeps. Missing in conversations stored by older
   * versions.
   */
  days?: number
}
/** A message of the chat (docs/reference/coach-dashboard.md#ai-chat-tab). */
export type ChatMessage = Question | PageNotice | FailedAnswer | Answer

/** waiting: nothing to show yet; stopped: by the reader or by leaving the page; the text so far is kept. */
type AnswerState = 'waiting' | 'streaming' | 'done' | 'stopped'

export interface Conversation {
  messages: readonly ChatMessage[]
  /** Text of the latest failure, for the error box; null: the latest question succeeded, or none was asked. */
  error: string | null
}

export const NO_MESSAGES: Conversation = { messages: [], error: null }

export type ChatChange =
  | { what: 'shown'; id: string; at: string; team: string; days: number }
  | { what: 'asked'; question: string; questionId: string; answerId: string; at: string; days: number }
  | { what: 'step'; answerId: string; step: ChatStep }
  | { what: 'text'; answerId: string; text: string }
  | { what: 'restarted'; answerId: string; notice: string }
  | { what: 'answered'; answerId: string; reply: ChatReply; at: string }
  | { what: 'failed'; answerId: string; text: string; at: string }
  | { what: 'stopped'; answerId: string }
  | { what: 'cleared'; id: string; at: string; team: string }

/** The pending answer; undefined: none, and a question may be sent. */
export function pendingAnswer({ messages }: Conversation): Answer | undefined {
  const last = messages.at(-1)
  const isPending = last && isAnswer(last) && (last.state === 'waiting' || last.state === 'streaming')
  return isPending ? last : undefined
}

export function isAnswer(message: ChatMessage): message is Answer {
  return message.type === 'ai' && message.kind === 'answer'
}

/** Whether a text may be sent now (docs/reference/coach-dashboard.md#ai-chat-tab): not blank, and no answer pending. */
export function maySend(conversation: Conversation, text: string): boolean {
  return text.trim() !== '' && !pendingAnswer(conversation)
}

/**
 * The reducer of a chat (docs/reference/coach-dashboard.md#ai-chat-tab). Changes of an answer that was removed or has
 * ended are ignored.
 */
export function changed(conversation: Conversation, change: ChatChange): Conversation {
  switch (change.what) {
    case 'shown':
      return welcomed(conversation, change)
    case 'asked': {
      const { question, questionId, answerId, at, days } = change
      if (!maySend(conversation, question)) return conversation
      const asked: Question = { id: questionId, at, type: 'user', content: question.trim() }
      const placeholder: Answer = {
        id: answerId,
        at,
        type: 'ai',
        kind: 'answer',
        content: '',
        state: 'waiting',
        steps: [],
        days,
      }
      return { messages: [...conversation.messages, asked, placeholder], error: null }
    }
    case 'cleared': {
      const content = fillIn(CHAT_TEXTS.cleared, { team: asWritten(change.team) })
      return { messages: [{ id: change.id, at: change.at, type: 'ai', kind: 'notice', content }], error: null }
    }
    case 'failed': {
      const { answerId: id, text, at } = change
      const content = `${fillIn(CHAT_TEXTS.bubble, { text })}\n\n${CHAT_TEXTS.tryAnother}`
      const next = replaced(conversation, id, () => ({ id, at, type: 'ai', kind: 'failure', content }))
      return next === conversation ? conversation : { ...next, error: text }
    }
    case 'step':
      return replaced(conversation, change.answerId, (answer) => ({ ...answer, steps: [...answer.steps, change.step] }))
    case 'text':
      return replaced(conversation, change.answerId, (answer) => ({
        ...answer,
        content: answer.content + change.text,
        state: 'streaming',
        notice: undefined,
      }))
    case 'restarted': {
      // The steps stay: they were looked up, and a complete reply brings its own.
      const { answerId, notice } = change
      return replaced(conversation, answerId, (answer) => ({ ...answer, content: '', state: 'waiting', notice }))
    }
    case 'answered': {
      const { response, notice, ...rest } = change.reply
      return replaced(conversation, change.answerId, (answer) => ({
        ...answer,
        ...rest,
        notice,
        content: response,
        state: 'done',
        at: change.at,
      }))
    }
    case 'stopped':
      return replaced(conversation, change.answerId, (answer) => ({ ...answer, state: 'stopped' }))
  }
}

/** Adds a welcome to an empty chat; an unanswered one follows the period. */
function welcomed(conversation: Conversation, { id, at, team, days }: ChatChange & { what: 'shown' }): Conversation {
  const [only, ...others] = conversation.messages
  const isUntouched = only?.type === 'ai' && only.kind === 'notice' && only.days !== undefined && others.length === 0
  if (only && !(isUntouched && only.days !== days)) return conversation
  const content = fillIn(CHAT_TEXTS.welcome, { team: asWritten(team), days: String(days) })
  const { id: shownId, at: shownAt } = isUntouched ? only : { id, at }
  return { ...conversation, messages: [{ id: shownId, at: shownAt, type: 'ai', kind: 'notice', content, days }] }
}

function replaced(conversation: Conversation, answerId: string, change: (answer: Answer) => ChatMessage): Conversation {
  const pending = pendingAnswer(conversation)
  if (pending?.id !== answerId) return conversation
  return { ...conversation, messages: [...conversation.messages.slice(0, -1), change(pending)] }
}

/** Escapes a name for markdown, so that it creates no link and no emphasis. */
function asWritten(name: string): string {
  return name.replace(/[\\`*_{}[\]<>()#+!|~&-]/g, '\\$&')
}
