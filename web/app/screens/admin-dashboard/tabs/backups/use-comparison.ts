import { proveBackup } from '@corner/contract/routes/backups.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../shared/api/call.ts'

/**
 * Begins to compare one backup.
 * @param isBusy one is being made or compared: what was refused because of it is forgotten once it is done
 */
export function useComparison(isBusy: boolean) {
  const queryClient = useQueryClient()
  const { mutate, error, reset } = useMutation({
    mutationFn: (name: string) => call(proveBackup, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  useEffect(() => {
    if (!isBusy) reset()
  }, [isBusy, reset])
  return { compare: mutate, error }
}
