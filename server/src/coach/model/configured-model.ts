import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import type { CoachModel } from './coach-model.ts'

/**
 * The language model that is set up, or undefined. Only then is its code read: the SDK's packages are large, and most servers never
 * need them.
 */
export async function configuredModel(
  configuration: AiConfiguration | undefined,
  parts: { database: Database; now: () => Date },
): Promise<CoachModel | undefined> {
  if (!configuration) return
  const { CoachModel } = await import('./coach-model.ts')
  return new CoachModel({ configuration, ...parts })
}
