import type { TeamDetailed } from '@corner/contract/entities/teams.ts'

export type TeamMembership = TeamDetailed['memberships'][number]
