import { vi } from 'vitest'

/** A call on a canvas, with its arguments. */
type Painted = [name: PropertyKey, ...given: unknown[]]

/** happy-dom draws no canvas. Until the test ends, this one stands in: it takes all, and measures each text as 40 px wide. */
export function stubCanvas(): Painted[] {
  const painted: Painted[] = []
  const note =
    (name: PropertyKey) =>
    (...given: unknown[]) => {
      painted.push([name, ...given])
      return name === 'measureText' ? { width: 40 } : undefined
    }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context: Record<PropertyKey, unknown> = { canvas: this }
    return new Proxy(context, { get: (kept, name) => (name in kept ? kept[name] : note(name)) }) as never
  })
  return painted
}
