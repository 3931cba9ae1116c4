import pg from 'pg'

/** A statement as this process sent it to PostgreSQL. */
export interface SentStatement {
  text: string
  values: readonly unknown[]
  /** The setting that row level security reads, as the statement before it had set it in this session (visible-athletes.ts). */
  visible: string
}

const SETS_VISIBLE = /^set local corner\.visible_athletes = '([^']*)'$/

/** Records each statement of every connection of this process, until it is disposed. */
export class SentStatements implements Disposable {
  private readonly statements: SentStatement[] = []
  private readonly visible = new WeakMap<object, string>()
  private readonly original = pg.Client.prototype.query

  constructor() {
    const { original } = this
    const note = (client: object, args: readonly unknown[]) => this.note(client, args)
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      note(this, args)
      return Reflect.apply(original, this, args)
    } as typeof original
  }

  /** Those sent since the last call of this function. */
  take(): SentStatement[] {
    return this.statements.splice(0)
  }

  [Symbol.dispose](): void {
    pg.Client.prototype.query = this.original
  }

  private note(client: object, [first, second]: readonly unknown[]): void {
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as { text?: string; values?: unknown })
    if (typeof text !== 'string') return // a stream of COPY
    const set = SETS_VISIBLE.exec(text)
    if (set) this.visible.set(client, set[1] ?? '')
    else
      this.statements.push({
        text,
        values: Array.isArray(values) ? values : [],
        visible: this.visible.get(client) ?? '',
      })
  }
}
