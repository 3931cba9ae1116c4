import { setFlagsFromString } from 'node:v8'

/** By how much the heap may exceed what was alive at the last full collection of garbage, until the next one. */
const PERCENT = 50

/**
 * V8 lets the heap grow up to fourfold between two full collections where the machine has much memory. A server that answers
 * coaches all day then holds 540 MB for 150 MB that are alive (docs/performance.md#load); a collection works beside the requests
 * and costs little.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${PERCENT}`)
}
