import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { type Span, spansOf } from '../spans/span.ts'

export const spansWith = <Kind extends Span['kind']>(
  part: MessagePart,
  decided: PartChoices,
  kind: Kind,
  role: string,
): Span<Kind>[] => spansOf(part.spans, kind).filter((span) => decided.roles.get(span) === role)

export type BoundedSpan = Span<'bound'> | Span<'band'>

export const boundsWith = (part: MessagePart, decided: PartChoices, role: string): BoundedSpan[] =>
  [...spansWith(part, decided, 'bound', role), ...spansWith(part, decided, 'band', role)].toSorted(
    (a, b) => a.from - b.from,
  )
