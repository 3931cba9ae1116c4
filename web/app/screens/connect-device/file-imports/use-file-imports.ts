import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { confirmImport, undoImport, uploadFile } from '@corner/contract/routes/file-imports.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { fileImportsQuery, isUnderWay } from './file-imports-query.ts'
import { offsetText } from './offset-text.ts'

/** The user's file imports, and what can be done with them. */
export function useFileImports() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(fileImportsQuery)
  const [sentId, setSentId] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: fileImportsQuery.queryKey })
  const send = useMutation({
    mutationFn: (file: File) =>
      call(uploadFile, {
        query: { name: file.name.slice(-255), timezone_offset: offsetText(new Date().getTimezoneOffset()) },
        body: file,
      }),
    onSuccess: async ({ id }) => {
      setSentId(id)
      await refresh()
    },
  })
  const confirm = useMutation({
    mutationFn: (importId: string) => call(confirmImport, { params: { importId } }),
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: (importId: string) => call(undoImport, { params: { importId } }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const imports = data?.imports ?? []
  const shown =
    imports.find(({ id }) => id === sentId) ?? imports.find((one) => isUnderWay(one) || one.state === 'asks')
  useWhenDone(shown, () => void queryClient.invalidateQueries())
  const earlier = imports.filter((one) => one !== shown && !isUnderWay(one))
  return { kinds: data?.kinds, error, refetch, send, confirm, undo, shown, earlier }
}

/** Once for each import that was seen being read: the screens then have new records. */
function useWhenDone(shown: FileImport | undefined, tell: () => void): void {
  const [reading, setReading] = useState<string>()
  const { id, state } = shown ?? {}
  useEffect(() => {
    if (state === 'waiting' || state === 'reading') setReading(id)
    else if (state === 'done' && reading === id) {
      setReading(undefined)
      tell()
    }
  }, [id, state, reading, tell])
}
