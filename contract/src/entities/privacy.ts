import { z } from 'zod'

const Viewer = z.object({ full_name: z.string(), email: z.string() })

/** Who can see a person's data. */
export const DataAudience = z.object({
  coaches: z.array(Viewer.extend({ teams: z.array(z.string()).describe('The teams through which they see it') })),
  administrators: z.array(Viewer),
})
export type DataAudience = z.infer<typeof DataAudience>
