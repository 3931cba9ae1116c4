/** A map of the newest entries: those that were set the longest ago leave when it is full. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private readonly most: number

  constructor(most: number) {
    super()
    this.most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value) // the newest is last
    for (const oldest of this.keys()) {
      if (this.size <= this.most) break
      this.delete(oldest)
    }
    return this
  }
}
