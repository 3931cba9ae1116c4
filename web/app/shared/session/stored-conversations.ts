const PREFIX = 'chat '

/** Whose conversation about which team. */
export interface ConversationKey {
  userId: string
  teamId: string
}

/**
 * Conversations with the AI coach outlive a reload, in this tab alone, and end with the session: whoever sits at this browser next
 * finds none. Where the browser keeps nothing (no room, storage switched off) they live as long as the page.
 */
export function storeConversation(key: ConversationKey, conversation: unknown) {
  try {
    sessionStorage.setItem(placeOf(key), JSON.stringify(conversation))
  } catch {
    // An older state must not come back in the place of the newer one.
    sessionStorage.removeItem(placeOf(key))
  }
}

/** As it was kept, unread: it may be of an older version of the page. undefined: none, or it cannot be read. */
export function readStoredConversation(key: ConversationKey): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(placeOf(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** @param butOf the one who is signed in; undefined: nobody is, and none is kept */
export function removeStoredConversations({ butOf }: { butOf: string | undefined }) {
  const own = butOf === undefined ? undefined : placeOf({ userId: butOf, teamId: '' })
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(PREFIX) && !(own && place.startsWith(own))) sessionStorage.removeItem(place)
}

const placeOf = ({ userId, teamId }: ConversationKey) => `${PREFIX}${userId} ${teamId}`
