import type { ChatEvent, ChatRequest, Choice } from '@corner/contract/entities/chat.ts'
import type { ConversationKey } from '../../../../../shared/session/stored-conversations.ts'
import { chatFailureText, isForAnotherTry } from './ask-coach.ts'
import { type ChatChange, type Conversation, changed, maySend, pendingAnswer } from './conversation.ts'
import { readConversation } from './read-conversation.ts'
import { sentHistory } from './sent-history.ts'

/** What the conversations depend on; tests pass their own. */
export interface ChatDeps {
  ask: (body: ChatRequest, stop: AbortSignal, onEvent: (event: ChatEvent) => void) => Promise<void>
  keep: (key: ConversationKey, conversation: Conversation) => void
  kept: (key: ConversationKey) => unknown
  now: () => Date
}

/**
 * Changes that are not stored: pieces of an answer are many and a reload stops it anyway; a welcome is shown again, and
 * must not outlive a session.
 */
const NOT_STORED: readonly ChatChange['what'][] = ['text', 'step', 'shown']

interface Held {
  conversation: Conversation
  /** The text in the input. */
  draft: string
  /** For the pending answer. */
  stop: AbortController | undefined
}

/**
 * The conversations of this page, one for each person and team. They live outside React, so that an answer continues
 * while another tab or team is shown.
 */
export class ChatStore {
  #deps: ChatDeps
  #held = new Map<string, Held>()
  #listeners = new Set<() => void>()
  #ids = 0

  constructor(deps: ChatDeps) {
    this.#deps = deps
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Returns the same object until something changes, as React requires of a store. */
  read(key: ConversationKey): Conversation {
    return this.#hold(key).conversation
  }

  draft(key: ConversationKey): string {
    return this.#hold(key).draft
  }

  write(key: ConversationKey, draft: string) {
    this.#hold(key).draft = draft
    this.#tell()
  }

  /** Shows a welcome in an empty chat; an unanswered welcome follows the period. */
  show(key: ConversationKey, team: string, days: number) {
    this.#change(key, { what: 'shown', id: this.#newId(), at: this.#now(), team, days })
  }

  /**
   * Sends a question, clears the draft, and follows the answer to its end; a question that can be sent again is put
   * back into the input.
   * @returns the failure; undefined: none, stopped, or not sent because it is blank or another is in flight
   */
  async send(key: ConversationKey, question: string, days: number): Promise<unknown> {
    if (!maySend(this.read(key), question)) return undefined
    const asked = this.#ask(key, { message: question.trim(), days })
    this.write(key, '')
    const failure = await asked
    if (isForAnotherTry(failure) && this.draft(key) === '') this.write(key, question.trim())
    return failure
  }

  /**
   * Asks the question of a pressed button. The draft is kept; after a failure the button can be pressed again.
   * @returns as `send`
   */
  async choose(key: ConversationKey, { text, request }: Choice, days: number): Promise<unknown> {
    if (!maySend(this.read(key), text)) return undefined
    return this.#ask(key, { message: text, days, requests: [request] })
  }

  async #ask(key: ConversationKey, asked: Pick<ChatRequest, 'message' | 'days' | 'requests'>): Promise<unknown> {
    const stop = new AbortController()
    const answerId = this.#newId()
    const body: ChatRequest = { ...asked, team_id: key.teamId, history: sentHistory(this.read(key).messages) }
    const { message: question, days } = asked
    this.#change(key, { what: 'asked', question, questionId: this.#newId(), answerId, at: this.#now(), days })
    this.#hold(key).stop = stop
    try {
      await this.#deps.ask(body, stop.signal, (event) => {
        if (!stop.signal.aborted) this.#change(key, changeOf(event, answerId, this.#now()))
      })
      return undefined
    } catch (failure) {
      if (stop.signal.aborted) return undefined
      this.#change(key, { what: 'failed', answerId, text: chatFailureText(failure), at: this.#now() })
      return failure
    }
  }

  /** Stops the pending answer; what has arrived is kept. */
  stop(key: ConversationKey) {
    const held = this.#hold(key)
    held.stop?.abort()
    const pending = pendingAnswer(held.conversation)
    if (pending) this.#change(key, { what: 'stopped', answerId: pending.id })
  }

  clear(key: ConversationKey, team: string) {
    this.#hold(key).stop?.abort()
    this.#change(key, { what: 'cleared', id: this.#newId(), at: this.#now(), team })
  }

  /** The session has ended: cancels and deletes everything. */
  end() {
    for (const { stop } of this.#held.values()) stop?.abort()
    this.#held.clear()
    this.#tell()
  }

  #hold(key: ConversationKey): Held {
    const place = `${key.userId} ${key.teamId}`
    let held = this.#held.get(place)
    if (!held) {
      held = { conversation: readConversation(this.#deps.kept(key)), draft: '', stop: undefined }
      this.#held.set(place, held)
    }
    return held
  }

  #change(key: ConversationKey, change: ChatChange) {
    const held = this.#hold(key)
    const next = changed(held.conversation, change)
    if (next === held.conversation) return
    held.conversation = next
    if (!NOT_STORED.includes(change.what)) this.#deps.keep(key, next)
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }

  #now = () => this.#deps.now().toISOString()

  /** Unique within this tab, also across reloads. */
  #newId = () => `${this.#now()} ${this.#ids++}`
}

function changeOf(event: ChatEvent, answerId: string, at: string): ChatChange {
  switch (event.event) {
    case 'step':
      return { what: 'step', answerId, step: event.data }
    case 'text':
      return { what: 'text', answerId, text: event.data.text }
    case 'restart':
      return { what: 'restarted', answerId, notice: event.data.notice }
    case 'done':
      return { what: 'answered', answerId, reply: event.data, at }
    case 'failed':
      return { what: 'failed', answerId, text: event.data.error, at }
  }
}
