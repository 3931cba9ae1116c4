import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keptInstead } from './kept-instead.ts'

/**
 * Makes every query of the screens below keep its answers. Here and not where the client is made: the public pages load
 * none of it.
 */
export function useKeptInstead() {
  const queryClient = useQueryClient()
  useState(() => {
    const before = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, persister: keptInstead } })
  })
}
