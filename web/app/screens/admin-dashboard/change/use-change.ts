import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ChangeFailure } from './change-failure.ts'
import { useReportLateFailure } from './late-failure.tsx'

interface ChangeOptions<Input, Result> {
  send: (input: Input) => Promise<Result>
  failureOf: (error: Error) => ChangeFailure
  /** Called at once, before the success is shown, and also when the modal was closed in the meantime. */
  onDone?: (result: Result) => void
  /** How long the success is shown before the modal closes; undefined: until somebody closes it. */
  closeAfterMs?: number
  onClose: () => void
}

/** The state of a change, for its modal. */
export interface Change<Input, Result = unknown> {
  run: (input: Input) => void
  isBusy: boolean
  isDone: boolean
  /** The server's answer; undefined before it arrives. */
  result: Result | undefined
  error: Error | null
  failure: ChangeFailure | null
  /** Clears the failure. */
  forget: () => void
}

/**
 * Sends one change at a time: a second press does nothing. All visible data is refetched afterwards, also after a
 * failure, which may be caused by somebody else's change. A modal may be closed while it is busy: the change continues,
 * and a failure is reported on the page.
 */
export function useChange<Input, Result>(options: ChangeOptions<Input, Result>): Change<Input, Result> {
  const { send, failureOf, onDone, closeAfterMs, onClose } = options
  const queryClient = useQueryClient()
  const reportLateFailure = useReportLateFailure()
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
      if (!isShown.current) reportLateFailure(failureOf(failure))
    },
    onSettled: () => {
      void queryClient.invalidateQueries()
    },
  })

  // An effect event: the refetch re-renders the page, which must not restart the timer.
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
