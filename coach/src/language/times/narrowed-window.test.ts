import { expect, test } from 'vitest'
import { withWindowNarrowed } from './narrowed-window.ts'

const OCTOBER = { from: '2026-10-01', until: '2026-10-31' }

test.each([
  ['say at the end of october', { from: '2026-10-22', until: '2026-10-31' }],
  ['back in early october', { from: '2026-10-01', until: '2026-10-10' }],
  ['mid october', { from: '2026-10-11', until: '2026-10-20' }],
])('%s', (words, window) => expect(withWindowNarrowed(OCTOBER, words)).toEqual(window))

test.each<[string, Parameters<typeof withWindowNarrowed>[0]]>([
  ['in october', OCTOBER],
  ['since the start of october', { from: '2026-10-01', until: '2026-11-22' }],
  ['late nights this week', { last: 7 }],
])('leaves the days as they are: %s', (words, window) => expect(withWindowNarrowed(window, words)).toEqual(window))
