import { request } from '../../../../../shared/api/call.ts'
import { readStoredConversation, storeConversation } from '../../../../../shared/session/stored-conversations.ts'
import { readSession, subscribeToSession } from '../../../../../shared/session/stored-session.ts'
import { askCoach } from './ask-coach.ts'
import { ChatStore } from './chat-store.ts'

/** The conversations of this page. They end with the session. */
export const chatStore = new ChatStore({
  ask: (body, stop, onEvent) => askCoach(request, body, stop, onEvent),
  keep: storeConversation,
  kept: readStoredConversation,
  now: () => new Date(),
})

let userId = readSession().profile?.id
subscribeToSession(() => {
  const { signedIn, profile } = readSession()
  const isAnother = profile !== null && userId !== undefined && profile.id !== userId
  if (profile) userId = profile.id
  if (!signedIn || isAnother) chatStore.end()
})
