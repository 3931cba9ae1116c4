import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import type { CoachModel } from './coach-model.ts'

/**
 * The configured language model, or undefined. Its code is loaded only if there is one: the SDK's packages are large, and most
 * servers never need them.
 */
export async function configuredModel(
  configuration: AiConfiguration | undefined,
  parts: { database: Database; now: () => Date },
): Promise<CoachModel | undefined> {
  if (!configuration) return
  const { CoachModel } = await import('./coach-model.ts')
  return new CoachModel({ configuration, ...parts })
}
