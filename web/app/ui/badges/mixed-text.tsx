import { Fragment } from 'react'

const LETTER = String.raw`[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]`

/** Words of scripts that are written from right to left, with what joins them. */
const FROM_THE_RIGHT = new RegExp(String.raw`(${LETTER}(?:[\p{M}'’\s-]*${LETTER})*\p{M}*)`, 'u')

/** A sentence that may hold names from right to left: each keeps its place, and a list of them its order. */
export function MixedText({ text }: { text: string }) {
  return text
    .split(FROM_THE_RIGHT)
    .map((part, place) => (place % 2 === 1 ? <bdi key={place}>{part}</bdi> : <Fragment key={place}>{part}</Fragment>))
}
