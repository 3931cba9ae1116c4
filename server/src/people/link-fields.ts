import type { TeamMember } from '@corner/contract/entities/teams.ts'
import type { Schema } from '../database/schema.ts'

export type LinkStatus = Schema['wearable_connections']['status']

/** What lists know of somebody's link. */
export interface LinkState {
  status: LinkStatus
  /** By its athlete. */
  is_paused: boolean
  /** Of every link that has not been ended, the newest first; absent where a list does not name them. */
  providers?: string[]
}

/** Whether a device is linked. An ended link counts: what it brought is still shown. */
export const isLinkedBy = (status: LinkStatus | undefined): boolean => status !== undefined && status !== 'disconnected'

type LinkFields = Pick<TeamMember, 'whoop_connected' | 'link_ended' | 'link_paused' | 'providers'>

/** What a list of people says of somebody's link. @param link undefined: never linked */
export const linkFields = (link: LinkState | undefined): LinkFields => ({
  whoop_connected: isLinkedBy(link?.status),
  ...(link?.status === 'token_expired' && { link_ended: true }),
  ...(link?.status === 'connected' && link.is_paused && { link_paused: true }),
  ...(link?.providers && { providers: link.providers }),
})
