import { expect, it } from 'vitest'
import { spokenText } from './spoken-text.ts'

it.each([
  ['**Marcus** has `21%`.', 'Marcus has 21%.'],
  ['See [Sleep need](/knowledge/sleep-need).', 'See Sleep need.'],
  ['## Today\n\n- Marcus, 21%\n- Dana, 90%', 'Today\nMarcus, 21%\nDana, 90%'],
  ['| Athlete | Sleep |\n|---|---:|\n| Marcus | 5.1 h |', 'Athlete, Sleep\nMarcus, 5.1 h'],
  ['-3 points, 5-6 nights', '-3 points, 5-6 nights'],
])('reads %j as %j', (markdown, words) => {
  expect(spokenText(markdown)).toBe(words)
})
