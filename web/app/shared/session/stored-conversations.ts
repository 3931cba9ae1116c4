const PREFIX = 'chat '

/** A person and a team. */
export interface ConversationKey {
  userId: string
  teamId: string
}

/**
 * Stores conversations with the AI coach per tab, so that they survive a reload but end with the session: the next
 * person at this browser finds none. If storage is full or switched off, they last as long as the page.
 */
export function storeConversation(key: ConversationKey, conversation: unknown) {
  try {
    sessionStorage.setItem(placeOf(key), JSON.stringify(conversation))
  } catch {
    // If storing fails, the older state must not reappear.
    sessionStorage.removeItem(placeOf(key))
  }
}

/** The stored value, unvalidated: it may be from an older version of the page. undefined: none, or unreadable. */
export function readStoredConversation(key: ConversationKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** @param butOf the signed-in user; undefined: nobody, and none is kept */
export function removeStoredConversations({ butOf }: { butOf: string | undefined }) {
  const own = butOf === undefined ? undefined : placeOf({ userId: butOf, teamId: '' })
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX) && !(own && place.startsWith(own))) sessionStorage.removeItem(place)
}

const placeOf = ({ userId, teamId }: ConversationKey) => `${PREFIX}${userId} ${teamId}`
