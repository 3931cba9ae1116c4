import type { FileImport, ImportState } from '@corner/contract/entities/file-imports.ts'
import { fileImports } from '@corner/contract/routes/file-imports.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

const POLL_MS = 700
const UNDER_WAY: readonly ImportState[] = ['waiting', 'reading']

export const isUnderWay = ({ state }: Pick<FileImport, 'state'>) => UNDER_WAY.includes(state)

/** Everything that the user brought in, and what can be read; asked again and again while a file is read. */
export const fileImportsQuery = queryOptions({
  queryKey: ['file-imports'],
  queryFn: ({ signal }) => call(fileImports, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? POLL_MS : false),
})
