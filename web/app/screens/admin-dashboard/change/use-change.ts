import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChangeFailure } from './change-failure.ts'
import { useTellLate } from './late-failure.tsx'

interface ChangeOptions<Input, Result> {
  send: (input: Input) => Promise<Result>
  failureOf: (error: Error) => ChangeFailure
  /** At once, before the success is shown. Also when the modal has been closed in the meantime. */
  onDone?: (result: Result) => void
  /** How long the success is shown before the modal closes; undefined: it stays. */
  closeAfterMs?: number
  onClose: () => void
}

/** A change as its modal sees it. */
export interface Change<Input, Result = unknown> {
  run: (input: Input) => void
  isBusy: boolean
  isDone: boolean
  /** What the server answered; undefined before. */
  result: Result | undefined
  error: Error | null
  failure: ChangeFailure | null
  /** Takes the failure away. */
  forget: () => void
}

/**
 * Sends one change at a time: a second press does nothing. All that is shown is fetched again afterwards, also after a failure, for it may
 * come from what somebody else has changed. A modal may be closed while it is busy: the change goes on, and a failure is told on the page.
 */
export function useChange<Input, Result>(options: ChangeOptions<Input, Result>): Change<Input, Result> {
  const { send, failureOf, onDone, closeAfterMs, onClose } = options
  const queryClient = useQueryClient()
  const tellLate = useTellLate()
  const isUnderWay = useRef(false)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const { mutate, isPending, isSuccess, data, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onError: (failure) => {
      isUnderWay.current = false
      if (!isShown.current) tellLate(failureOf(failure))
    },
    onSettled: () => {
      void queryClient.invalidateQueries()
    },
  })

  // The page under the modal draws anew with the data: that must not begin the time anew.
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isSuccess || closeAfterMs === undefined) return
    const timer = setTimeout(() => close(), closeAfterMs)
    return () => clearTimeout(timer)
  }, [isSuccess, closeAfterMs])

  return {
    run: (input) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(input)
    },
    isBusy: isPending,
    isDone: isSuccess,
    result: data,
    error,
    failure: error && failureOf(error),
    forget: reset,
  }
}
