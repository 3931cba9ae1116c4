import { z } from 'zod'

/**
 * The id of a user, team, organization or athlete. An athlete's id is their user id. Upper and lower case are the same
 * id.
 */
export const Id = z.uuid('This is not an id').toLowerCase()
export type Id = z.infer<typeof Id>
