import type { ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { languageModel, testLanguageModel } from '@corner/contract/routes/language-model.ts'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../../audit/audit.ts'
import type { AiConfiguration } from '../../configuration/ai-configuration.ts'
import type { Database } from '../../database/database.ts'
import { goneSignal } from '../../http/gone-signal.ts'
import { serve } from '../../http/serve.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.ts'
import type { CoachModel } from '../model/coach-model.ts'
import { languageModelStatus } from './model-status.ts'

interface ConnectionParts {
  database: Database
  configuration: AiConfiguration | undefined
  /** undefined: none is set up. */
  model: CoachModel | undefined
  limits: Pick<RateLimits, 'modelTests'>
  now: () => Date
}

/** For administrators: which language model is set up, and whether it works. */
export function languageModelRoutes(app: FastifyInstance, parts: ConnectionParts): void {
  const { database, model, limits } = parts
  serve(app, languageModel, () => languageModelStatus(parts))
  serve(app, testLanguageModel, async ({ caller, body, reply }): Promise<ConnectionCheckResult> => {
    if (!model) throw new Refusal('conflict', 'No language model is set up')
    await limits.modelTests.count('', caller.user_id)
    // Loaded with the first test, because the SDK's packages are large.
    const { runCheck } = await import('./run-check.ts')
    const signal = goneSignal(reply)
    const result = await runCheck(model, body.check, {
      userId: caller.user_id,
      signal: goneSignal(reply),
      now: parts.now,
    })
    // A test starts with this part.
    if (body.check === 'answers' && !signal.aborted)
      await recordAudit(database, {
        actor: caller.user_id,
        action: 'language_model_tested',
        details: { model: model.configuration.model, state: result.state === 'fails' ? 'fails' : 'works' },
      })
    return result
  })
}
