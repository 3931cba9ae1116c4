import { expect, test } from 'vitest'
import { isOfUnworn } from './without-device.ts'

test.each(['where do I put the two with no strap', 'the guys without a whoop', 'those not wearing a device'])(
  '%s',
  (words) => expect(isOfUnworn(words)).toBe(true),
)
test.each(['who has a strap', 'put Ann in the heavy group', 'no live wrestling today'])('not: %s', (words) =>
  expect(isOfUnworn(words)).toBe(false),
)
