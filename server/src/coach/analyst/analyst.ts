import { written } from '@corner/analytics/rounding.ts'
import type { Asked } from '../answerer.ts'

/** The built-in analyst: no model, no network. @returns markdown */
export async function answerByAnalyst({ scope, toolbox }: Asked): Promise<string> {
  const [self] = scope.athletes
  if (scope.view === 'own' && self) {
    const { latest } = (await toolbox.call('athlete_summary', { athlete: self.id })).metrics.recovery
    return latest === null
      ? 'There is no recovery of you in this period.'
      : `Your latest recovery is **${written(latest, 0)}%**.`
  }
  const { metrics, athletes } = await toolbox.call('team_overview', {})
  const { meanOfLatest, athletes: counted } = metrics.recovery
  if (meanOfLatest === null) return `There is no recovery of ${scope.team.name} in the last ${scope.days} days.`
  return `The latest recovery of ${scope.team.name} averages **${written(meanOfLatest, 0)}%** over ${counted} of ${athletes} athletes.`
}
