/** Changes to a record, by its key (`sleep:<uuid>`, `recovery:<uuid of its sleep>`, `workout:<uuid>`). */
export interface Revision {
  updatedAtMs: number
  deleted: boolean
  /** How often it was scored again. */
  rescored: number
}

/** A late score: until then the main sleep of this member and day, and its recovery, are PENDING_SCORE. */
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

  /** A recovery is deleted with its sleep. */
  isDeleted(kind: RecordKind, id: string): boolean {
    return this.find(kind, id)?.deleted === true || (kind === 'recovery' && this.isDeleted('sleep', id))
  }

  touch(kind: RecordKind, id: string, atMs: number, change: 'update' | 'delete' | 'rescore'): void {
    const before = this.find(kind, id) ?? { updatedAtMs: 0, deleted: false, rescored: 0 }
    this.byKey.set(`${kind}:${id}`, {
      updatedAtMs: Math.max(atMs, before.updatedAtMs + 1), // a second change within a millisecond must still be newer
      deleted: before.deleted || change === 'delete',
      rescored: before.rescored + (change === 'rescore' ? 1 : 0),
    })
  }
}
