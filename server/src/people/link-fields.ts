import type { TeamMember } from '@corner/contract/entities/teams.ts'
import type { Schema } from '../database/schema.ts'

export type LinkStatus = Schema['wearable_connections']['status']

/** Whether a device is linked. An ended link counts: what it brought is still shown. */
export const isLinkedBy = (status: LinkStatus | undefined): boolean => status !== undefined && status !== 'disconnected'

/** What a list of people says of somebody's link. @param status undefined: never linked */
export const linkFields = (status: LinkStatus | undefined): Pick<TeamMember, 'whoop_connected' | 'link_ended'> => ({
  whoop_connected: isLinkedBy(status),
  ...(status === 'token_expired' && { link_ended: true }),
})
