import { me } from '@corner/contract/routes/accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryKeys } from '../api/query-keys.ts'
import { storeProfile } from '../session/stored-session.ts'

/** The signed-in user, stored in the browser as `user_info`: screens read it from there with useSession. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  retry: false,
  queryFn: async ({ signal }) => {
    const profile = await call(me, { signal })
    storeProfile(profile)
    return profile
  },
})
