import type { Choice } from '@corner/contract/entities/chat.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { CallFailure } from '../../../../../shared/api/failures.ts'
import { useSession } from '../../../../../shared/session/use-session.ts'
import { teamsQuery } from '../../../../../shared/team/team-queries.ts'
import type { Conversation } from './conversation.ts'
import { pageChats } from './page-chats.ts'

interface ShownChat {
  conversation: Conversation
  /** What is being written; of each team its own. */
  draft: string
  /** The same function as long as the team is. */
  write: (draft: string) => void
  /** Sends what is written. */
  send: () => Promise<void>
  /** Asks with a pressed button, of the chosen period where the answer that it stands under has none. The same function as long as team and period are. */
  choose: (choice: Choice, days: number | undefined) => void
  stop: () => void
  clear: () => void
}

/** The signed-in person's conversation about a team; an empty one is welcomed. */
export function useChat({ id: teamId, name }: Team, days: number): ShownChat {
  const queryClient = useQueryClient()
  const userId = useSession().profile?.id ?? ''
  const key = useMemo(() => ({ userId, teamId }), [userId, teamId])
  const conversation = useSyncExternalStore(pageChats.subscribe, () => pageChats.read(key))
  const draft = useSyncExternalStore(pageChats.subscribe, () => pageChats.draft(key))
  const write = useCallback((words: string) => pageChats.write(key, words), [key])
  const isEmpty = conversation.messages.length === 0
  // One that the end of a session has emptied is welcomed anew.
  useEffect(() => pageChats.show(key, name, days), [key, name, days, isEmpty])

  const sent = useCallback(
    async (asked: Promise<unknown>) => {
      const failure = await asked
      // The team is the person's no longer: the page shows the ones that are.
      if (failure instanceof CallFailure && failure.status === 404) void queryClient.invalidateQueries(teamsQuery)
    },
    [queryClient],
  )
  const choose = useCallback(
    (choice: Choice, daysThen: number | undefined) => void sent(pageChats.choose(key, choice, daysThen ?? days)),
    [sent, key, days],
  )
  return {
    conversation,
    draft,
    write,
    send: () => sent(pageChats.send(key, draft, days)),
    choose,
    stop: () => pageChats.stop(key),
    clear: () => pageChats.clear(key, name),
  }
}
