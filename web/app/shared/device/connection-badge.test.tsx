import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { ConnectionBadge } from './connection-badge.tsx'

const LINKED = { whoop_connected: true, providers: ['oura'] }

it.each([
  [LINKED, /^Connected ?Oura$/],
  [{ ...LINKED, providers: ['polar', 'whoop'] }, /^Connected ?Polar, WHOOP$/],
  [{ ...LINKED, link_paused: true }, /^Paused by the athlete ?Oura$/],
  [{ ...LINKED, link_ended: true }, /^Link ended.*connect again ?Oura$/],
  [{ whoop_connected: false, providers: [] }, /^Not Connected$/],
])('says of %j how the link is and whose', (person, said) => {
  expect(linesOf(markupOf(<ConnectionBadge person={person} />)).join(' ')).toMatch(said)
})
