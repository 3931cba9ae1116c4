const RESPONSE_KINDS = ['status', 'slow', 'drop', 'hang', 'spoil'] as const
const WEBHOOK_KINDS = ['duplicate_webhooks', 'reorder_webhooks', 'lose_webhooks'] as const

export type WebhookFaultKind = (typeof WEBHOOK_KINDS)[number]

/** A trouble with replies: a status, a delay, a connection cut, silence, or a record with wrong fields. */
export interface ResponseFault {
  kind: (typeof RESPONSE_KINDS)[number]
  /** Beginning of the paths it is for; without it all, the control API apart. */
  path: string | undefined
  /** How often still; Infinity until the faults are cleared. */
  times: number
  status: number
  retry_after: number | undefined
  body: 'json' | 'html' | 'half_json'
  delay_ms: number
  /** The request is worked off first, and only then the fault strikes: a refresh that WHOOP did and whose reply is lost. */
  after: boolean
  /** Of the record to spoil: its place on the page, and the fields that take its own ones' place; null takes a field out. */
  index: number
  fields: Record<string, unknown>
}

interface WebhookFault {
  kind: WebhookFaultKind
  times: number
}

export type Fault = ResponseFault | WebhookFault

/** The troubles in force. */
export class Faults {
  list: Fault[] = []

  /** The first trouble for a request, counted down. */
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

/** Reads a fault that stays in force; undefined for a kind that is none. @throws RangeError */
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
