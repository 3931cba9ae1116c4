/** What a member did to a document in the app: taken back, or edited so that it is scored anew. */
interface Change {
  deleted: boolean
  /** How often it was scored again. */
  rescored: number
}

/** By the document's id. */
export class Changes {
  byId = new Map<string, Change>()

  of(id: string): Change {
    return this.byId.get(id) ?? { deleted: false, rescored: 0 }
  }

  note(id: string, event: 'update' | 'delete'): void {
    const { deleted, rescored } = this.of(id)
    this.byId.set(id, { deleted: deleted || event === 'delete', rescored: rescored + (event === 'update' ? 1 : 0) })
  }
}
