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
  send: (question: string) => void
  stop: () => void
  clear: () => void
}

/** The signed-in person's conversation about a team; an empty one is welcomed. */
export function useChat({ id: teamId, name }: Team, days: number): ShownChat {
  const queryClient = useQueryClient()
  const userId = useSession().profile?.id ?? ''
  const key = useMemo(() => ({ userId, teamId }), [userId, teamId])
  const conversation = useSyncExternalStore(theChats.subscribe, () => theChats.read(key))
  useEffect(() => theChats.show(key, name, days), [key, name, days])

  async function send(question: string) {
    const failure = await theChats.send(key, question, days)
    // The team is the person's no longer: the page shows the ones that are.
    if (failure instanceof CallFailure && failure.status === 404) await queryClient.invalidateQueries(teamsQuery)
  }
  return {
    conversation,
    send: (question) => void send(question),
    stop: () => theChats.stop(key),
    clear: () => theChats.clear(key, name),
  }
}
