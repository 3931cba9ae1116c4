import type { Choice } from '@corner/contract/entities/chat.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { CallFailure } from '../../../../../shared/api/failures.ts'
import { useSession } from '../../../../../shared/session/use-session.ts'
import { teamsQuery } from '../../../../../shared/team/team-queries.ts'
import type { Conversation } from './conversation.ts'
import { chatStore } from './page-chat-store.ts'

interface ShownChat {
  conversation: Conversation
  /** The text in the input, one per team. */
  draft: string
  /** Stable as long as the team is the same. */
  write: (draft: string) => void
  /** Sends the draft. */
  send: () => Promise<void>
  /**
   * Asks the question of a pressed button, for the current period unless its answer has one. Stable as long as team and
   * period are the same.
   */
  choose: (choice: Choice, days: number | undefined) => void
  stop: () => void
  clear: () => void
}

/** The signed-in person's conversation about a team; an empty one gets a welcome. */
export function useChat({ id: teamId, name }: Team, days: number): ShownChat {
  const queryClient = useQueryClient()
  const userId = useSession().profile?.id ?? ''
  const key = useMemo(() => ({ userId, teamId }), [userId, teamId])
  const conversation = useSyncExternalStore(chatStore.subscribe, () => chatStore.read(key))
  const draft = useSyncExternalStore(chatStore.subscribe, () => chatStore.draft(key))
  const write = useCallback((words: string) => chatStore.write(key, words), [key])
  const isEmpty = conversation.messages.length === 0
  // Also after the end of a session has emptied it.
  useEffect(() => chatStore.show(key, name, days), [key, name, days, isEmpty])

  const sent = useCallback(
    async (asked: Promise<unknown>) => {
      const failure = await asked
      // The person has lost access to the team: refetches the list of teams.
      if (failure instanceof CallFailure && failure.status === 404) void queryClient.invalidateQueries(teamsQuery)
    },
    [queryClient],
  )
  const choose = useCallback(
    (choice: Choice, daysThen: number | undefined) => void sent(chatStore.choose(key, choice, daysThen ?? days)),
    [sent, key, days],
  )
  return {
    conversation,
    draft,
    write,
    send: () => sent(chatStore.send(key, draft, days)),
    choose,
    stop: () => chatStore.stop(key),
    clear: () => chatStore.clear(key, name),
  }
}
