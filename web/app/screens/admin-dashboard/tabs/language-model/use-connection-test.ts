import {
  CONNECTION_CHECKS,
  type ConnectionCheck,
  type ConnectionCheckResult,
} from '@corner/contract/entities/language-model.ts'
import { testLanguageModel } from '@corner/contract/routes/language-model.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import type { CheckState } from './connection-texts.ts'

/** Checks that are pointless unless another check succeeded. */
const NEEDS: Partial<Record<ConnectionCheck, ConnectionCheck>> = {
  streams: 'answers',
  tools: 'answers',
  rules: 'answers',
  long: 'rules',
}
const CUT_OFF = 'The test was cut off. A proxy in between may allow less time than a question has.'

type Results = Partial<Record<ConnectionCheck, ConnectionCheckResult | 'not_tried'>>

export interface ConnectionTest {
  run: () => void
  isRunning: boolean
  stateOf: (check: ConnectionCheck) => CheckState
  resultOf: (check: ConnectionCheck) => ConnectionCheckResult | undefined
  /** Results of the checks so far; undefined while the test runs. */
  results: ConnectionCheckResult[] | undefined
  /** Why the test itself stopped. */
  failure: string | null
}

/**
 * Runs the checks one after the other, one call each, and shows each result as it arrives. Stops when the page is left.
 */
export function useConnectionTest(): ConnectionTest {
  const queryClient = useQueryClient()
  const [results, setResults] = useState<Results>({})
  const [running, setRunning] = useState<ConnectionCheck | null>(null)
  const [hasEnded, setHasEnded] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => () => leaving.current?.abort(), [])

  async function run() {
    if (running) return
    const leaves = new AbortController()
    leaving.current = leaves
    const { signal } = leaves
    const found: Results = {}
    setResults({})
    setHasEnded(false)
    setFailure(null)
    try {
      for (const check of CONNECTION_CHECKS) {
        const needed = found[NEEDS[check] ?? check]
        if (needed !== undefined && (needed === 'not_tried' || needed.state === 'fails')) found[check] = 'not_tried'
        else {
          setRunning(check)
          found[check] = await call(testLanguageModel, { body: { check }, signal })
        }
        setResults({ ...found })
      }
      setHasEnded(true)
    } catch (error) {
      if (!signal.aborted) setFailure(failureText(error as Error, CUT_OFF))
    } finally {
      setRunning(null)
      // Today's usage and the audit log have changed.
      void queryClient.invalidateQueries()
    }
  }

  const resultOf = (check: ConnectionCheck) => {
    const result = results[check]
    return result === 'not_tried' ? undefined : result
  }
  return {
    run: () => void run(),
    isRunning: running !== null,
    resultOf,
    stateOf: (check) => {
      if (running === check) return 'running'
      return results[check] === 'not_tried' ? 'not_tried' : (resultOf(check)?.state ?? 'waiting')
    },
    results: hasEnded ? CONNECTION_CHECKS.flatMap((check) => resultOf(check) ?? []) : undefined,
    failure,
  }
}
