import { languageModel } from '@corner/contract/routes/language-model.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'

export const languageModelQuery = queryOptions({
  queryKey: ['admin', 'language-model'],
  queryFn: ({ signal }) => call(languageModel, { signal }),
})
