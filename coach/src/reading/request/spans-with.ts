import type { Part } from '../part.ts'
import type { Decided } from '../part-choices.ts'
import { type Span, spansOf } from '../spans/span.ts'

export const spansWith = <Kind extends Span['kind']>(
  part: Part,
  decided: Decided,
  kind: Kind,
  role: string,
): Span<Kind>[] => spansOf(part.spans, kind).filter((span) => decided.roles.get(span) === role)

export type Bounded = Span<'bound'> | Span<'band'>

export const boundsWith = (part: Part, decided: Decided, role: string): Bounded[] =>
  [...spansWith(part, decided, 'bound', role), ...spansWith(part, decided, 'band', role)].toSorted(
    (a, b) => a.from - b.from,
  )
