import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { CallFailure } from '../../api/failures.ts'
import { useSession } from '../../session/use-session.ts'
import { teamsQuery } from '../team-queries.ts'
import type { Conversation } from './conversation.ts'
import { theChats } from './the-chats.ts'

interface ShownChat {
  conversation: Conversation
  /** Gives what went wrong, if anything did. */
  send: (question: string) => Promise<unknown>
  stop: () => void
  clear: () => void
}

/** The signed-in person's conversation about a team; an empty one is welcomed. */
export function useChat({ id: teamId, name }: Team, days: number): ShownChat {
  const queryClient = useQueryClient()
  const userId = useSession().profile?.id ?? ''
  const key = useMemo(() => ({ userId, teamId }), [userId, teamId])
  const conversation = useSyncExternalStore(theChats.subscribe, () => theChats.read(key))
  const isEmpty = conversation.messages.length === 0
  // One that the end of a session has emptied is welcomed anew.
  useEffect(() => theChats.show(key, name, days), [key, name, days, isEmpty])

  async function send(question: string) {
    const failure = await theChats.send(key, question, days)
    // The team is the person's no longer: the page shows the ones that are.
    if (failure instanceof CallFailure && failure.status === 404) void queryClient.invalidateQueries(teamsQuery)
    return failure
  }
  return {
    conversation,
    send,
    stop: () => theChats.stop(key),
    clear: () => theChats.clear(key, name),
  }
}
