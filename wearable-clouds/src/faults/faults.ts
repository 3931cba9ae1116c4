const RESPONSE_KINDS = ['status', 'slow', 'drop', 'hang', 'spoil'] as const
const WEBHOOK_KINDS = ['duplicate_webhooks', 'reorder_webhooks', 'lose_webhooks'] as const

export type WebhookFaultKind = (typeof WEBHOOK_KINDS)[number]

/** A faulty reply: an error status, a delay, a dropped connection, no answer, or a record with wrong fields. */
export interface ResponseFault {
  kind: (typeof RESPONSE_KINDS)[number]
  /** Prefix of the affected paths; undefined: all except the control API. */
  path: string | undefined
  /** Remaining uses; Infinity until the faults are cleared. */
  times: number
  status: number
  retry_after: number | undefined
  body: 'json' | 'html' | 'half_json'
  delay_ms: number
  /** The request is processed before the fault applies, as for a refresh whose reply is lost. */
  after: boolean
  /** For `spoil`: the record's index on the page, and the fields to replace; null removes a field. */
  index: number
  fields: Record<string, unknown>
}

interface WebhookFault {
  kind: WebhookFaultKind
  times: number
}

export type Fault = ResponseFault | WebhookFault

/** The active faults. */
export class Faults {
  list: Fault[] = []

  /** The first fault for a request; uses it once. */
  takeResponseFault(path: string, after: boolean): ResponseFault | undefined {
    return this.#take(
      (fault): fault is ResponseFault =>
        'path' in fault && fault.after === after && (fault.path === undefined || path.startsWith(fault.path)),
    )
  }

  takeWebhookFault(kind: WebhookFaultKind): boolean {
    return this.#take((fault): fault is WebhookFault => fault.kind === kind) !== undefined
  }

  #take<Kind extends Fault>(isMeant: (fault: Fault) => fault is Kind): Kind | undefined {
    const fault = this.list.find(isMeant)
    if (!fault) return undefined
    fault.times -= 1
    if (fault.times <= 0) this.list = this.list.filter((other) => other !== fault)
    return fault
  }
}

/** Reads a fault that stays active; undefined for another kind. @throws RangeError */
export function readFault(given: Record<string, unknown>): Fault | undefined {
  const times = given.times === undefined ? Number.POSITIVE_INFINITY : wholeNumber(given.times, 'times')
  const webhookKind = WEBHOOK_KINDS.find((kind) => kind === given.kind)
  if (webhookKind) return { kind: webhookKind, times }
  const kind = RESPONSE_KINDS.find((known) => known === given.kind)
  if (!kind) return undefined
  const body = (['json', 'html', 'half_json'] as const).find((known) => known === (given.body ?? 'json'))
  if (!body) throw new RangeError('body must be json, html or half_json')
  return {
    kind,
    times,
    path: given.path === undefined ? undefined : String(given.path),
    status: kind === 'status' ? wholeNumber(given.status, 'status', 200, 599) : 0,
    retry_after: given.retry_after === undefined ? undefined : wholeNumber(given.retry_after, 'retry_after', 0),
    body,
    delay_ms: kind === 'slow' ? wholeNumber(given.delay_ms, 'delay_ms') : 0,
    after: given.after === true || kind === 'spoil',
    index: given.index === undefined ? 0 : wholeNumber(given.index, 'index', 0),
    fields: kind === 'spoil' ? readFields(given.fields) : {},
  }
}

function readFields(given: unknown): Record<string, unknown> {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given }
  throw new RangeError('fields must be an object')
}

function wholeNumber(value: unknown, name: string, least = 1, most = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new RangeError(`${name} must be a whole number of at least ${least}`)
}
