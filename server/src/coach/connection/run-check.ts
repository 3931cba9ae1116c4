import type { ConnectionCheck, ConnectionCheckResult } from '@corner/contract/entities/language-model.ts'
import type { CoachModel } from '../model/coach-model.ts'
import { costOf, type TokenUse } from '../model/token-use.ts'
import { answers } from './answers.ts'
import { callsTools } from './calls-tools.ts'
import type { Check, CheckCall } from './check.ts'
import { errorAdvice } from './error-advice.ts'
import { keepsRules } from './keeps-rules.ts'
import { streams } from './streams.ts'

const CHECKS: Record<ConnectionCheck, Check> = {
  answers,
  streams,
  tools: callsTools,
  rules: (call) => keepsRules(call, 'alone'),
  long: (call) => keepsRules(call, 'with look-ups'),
}

/**
 * Runs one part of the test against the configured model. Any failure becomes a result with advice; the provider's own message
 * is left out, because it may contain the key. The tokens count as the administrator's.
 */
export async function runCheck(
  model: CoachModel,
  check: ConnectionCheck,
  { userId, signal, now }: { userId: string; signal: AbortSignal; now: () => Date },
): Promise<ConnectionCheckResult> {
  const { configuration, limits, budget } = model
  const timeout = AbortSignal.timeout(limits.totalMs)
  const uses: TokenUse[] = []
  const beganMs = performance.now()
  const since = () => Math.round(performance.now() - beganMs)
  let firstWordMs: number | null = null
  const call: CheckCall = {
    model: await model.model,
    configuration,
    limits,
    now,
    signal: AbortSignal.any([signal, timeout]),
    took: (use) => uses.push(use),
    firstWord: () => {
      firstWordMs ??= since()
    },
  }
  const finding = await CHECKS[check](call).catch((error: unknown) => ({
    state: 'fails' as const,
    ...errorAdvice(error, configuration, { isTimeout: timeout.aborted, hasBegun: firstWordMs !== null }),
  }))
  const ms = since()
  for (const use of uses) await budget.take(userId, use)
  const sum = (kind: keyof TokenUse) => uses.reduce((total, use) => total + use[kind], 0)
  const costs = uses.map((use) => costOf(use, configuration.prices) ?? 0)
  return {
    check,
    state: finding.state,
    says: finding.says,
    advice: finding.advice,
    ms,
    first_word_ms: firstWordMs,
    tokens: {
      input: sum('input') + sum('cachedInput') + sum('cacheWrite'),
      cached_input: sum('cachedInput'),
      output: sum('output'),
    },
    cost: configuration.prices ? costs.reduce((total, cost) => total + cost, 0) : null,
  }
}
