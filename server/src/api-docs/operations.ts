import { STATUS_CODES } from 'node:http'
import type { Route } from '@corner/contract/route.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'

interface Operation {
  operationId?: string
  requestBody?: unknown
  responses?: Record<string, { description?: string; content?: unknown }>
}

export interface OpenApiDocument {
  openapi?: string
  paths?: Record<string, Record<string, Operation>>
}

/**
 * Adds what a Fastify schema lacks: the route's name in the contract, bodies that are not JSON, and descriptions of the
 * statuses.
 */
export function completeOperations(document: OpenApiDocument): OpenApiDocument {
  for (const [name, route] of Object.entries(EVERY_ROUTE)) {
    const operation = document.paths?.[openApiPath(route)]?.[route.method.toLowerCase()]
    if (operation) complete(operation, name, route)
  }
  return document
}

/** OpenAPI writes `:teamId` as `{teamId}`. */
function openApiPath({ path }: Route): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function complete(operation: Operation, name: string, { rawBody, streamedBody, replyType, streamType }: Route): void {
  operation.operationId = name
  const bytesType = rawBody ?? streamedBody
  if (bytesType) operation.requestBody = { required: true, content: { [bytesType]: {} } }
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (replyType && status.startsWith('2')) response.content = { [replyType]: {} }
    if (streamType && status.startsWith('2')) response.content = { ...(response.content as object), [streamType]: {} }
    response.description = STATUS_CODES[status] ?? 'Reply'
  }
}
