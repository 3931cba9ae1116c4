import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { describeAthlete } from './athlete-status.ts'

/** Where an athlete asks for something of the team, they get how they are doing themselves. */
export async function describeSelf(asked: Asked, sources: Sources): Promise<string> {
  const [self] = sources.scope.athletes
  return self === undefined ? '' : describeAthlete(self, asked, sources)
}
