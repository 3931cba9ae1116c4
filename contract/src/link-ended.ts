import { z } from 'zod'

/** Beside `whoop_connected`, which stays true for an ended link: what it brought is still shown. */
export const LinkEnded = z
  .boolean()
  .optional()
  .describe(
    'true: the maker of the wearable no longer accepts the link, and nothing new arrives until they connect again',
  )

/** Beside the same: the link works, and its athlete wants nothing fetched for now. */
export const LinkPaused = z
  .boolean()
  .optional()
  .describe('true: the athlete has paused the link, and nothing new arrives until they resume it')

/** Beside the same: whose wearables these are. */
export const LinkedProviders = z
  .array(z.string())
  .optional()
  .describe('The stored words of the makers whose wearables are linked, the newest link first')
