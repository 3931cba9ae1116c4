import { expect, it } from 'vitest'
import { safeMarkdown } from './safe-markdown.ts'

const ARTICLES = new Set(['sleep-debt'])

it.each([
  ['**Ada** is `below` 50 %, <50 and > 3', '**Ada** is `below` 50 %, <50 and > 3'],
  ['<script>alert(1)</script>Hi <b onclick="x">Ada</b>', 'alert(1)Hi Ada'],
  ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
  ['<<b>script>', 'script>'],
  ['![pixel](https://evil.example/?q=62) Ada', 'pixel Ada'],
  ['[Sleep debt](/knowledge/sleep-debt)', '[Sleep debt](/knowledge/sleep-debt)'],
  ['[Made up](/knowledge/made-up) and [x](javascript:alert(1))', 'Made up and x)'],
  ['[out](//evil.example) [in](/api/users) https://evil.example/a', 'out in '],
  ['[ref]: https://evil.example\nAda', '\nAda'],
  ['Write to coach@evil.example now', 'Write to [e-mail address] now'],
  ['[mail](mailto:coach@evil.example) mailto:coach@evil.example', 'mail '],
  ['coach&commat;evil.example, coach&#64;evil.example & R&amp;D', 'coachevil.example, coachevil.example & R&amp;D'],
  ['coach\\@evil.example https\\://evil.example', '[e-mail address] '],
])('makes %j safe', (text, safe) => {
  expect(safeMarkdown(text, ARTICLES)).toBe(safe)
})
