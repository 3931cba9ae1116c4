/** What was done to a record by hand, by its key (`sleep:<uuid>`, `recovery:<uuid of its sleep>`, `workout:<uuid>`). */
export interface Revision {
  updatedAtMs: number
  deleted: boolean
  /** How often it was scored anew. */
  rescored: number
}

/** A score that comes late: the main sleep of this member and day, and its recovery, are PENDING_SCORE until then. */
export interface LateScore {
  member: number
  day: number
  scoredAtMs: number
}

export type RecordKind = 'sleep' | 'recovery' | 'workout'

export class Revisions {
  byKey = new Map<string, Revision>()
  late: LateScore[] = []

  find(kind: RecordKind, id: string): Revision | undefined {
    return this.byKey.get(`${kind}:${id}`)
  }

  /** A recovery goes when its sleep goes. */
  isDeleted(kind: RecordKind, id: string): boolean {
    return this.find(kind, id)?.deleted === true || (kind === 'recovery' && this.isDeleted('sleep', id))
  }

  touch(kind: RecordKind, id: string, atMs: number, change: 'update' | 'delete' | 'rescore'): void {
    const before = this.find(kind, id) ?? { updatedAtMs: 0, deleted: false, rescored: 0 }
    this.byKey.set(`${kind}:${id}`, {
      updatedAtMs: Math.max(atMs, before.updatedAtMs + 1), // a change within the same millisecond is still a newer one
      deleted: before.deleted || change === 'delete',
      rescored: before.rescored + (change === 'rescore' ? 1 : 0),
    })
  }
}
