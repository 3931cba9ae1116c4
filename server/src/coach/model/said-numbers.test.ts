import { describe, expect, it } from 'vitest'
import { saidNumbers } from './said-numbers.ts'

const said = (text: string) =>
  saidNumbers(text).map(({ kind, value, unit, word, sign }) =>
    kind === 'number' ? `${sign}${Number(value.toFixed(3))}${unit && ` ${unit}`}` : `${kind} ${word}`,
  )

describe('the numbers of a text', () => {
  it.each([
    ['Recovery is 62 %, HRV 71 ms and pulse 52 bpm.', ['62 %', '71 ms', '52 bpm']],
    ['**62%** after 1,250 records, strain 14.2', ['62 %', '1250 count', '14.2']],
    ['He slept 7 h 24 min, then 7.5 hours, then 45 minutes.', ['7.4 h', '7.5 h', '45 min']],
    ['Slept 7:24 h, to bed at 23:48, up at 6:05 a.m.', ['7.4 h', 'time 23:48', 'time 06:05']],
    ['Between 61 and 65 ms, or 85–90 %', ['61 ms', '65 ms', '85 %', '90 %']],
    ['Down −3.4 points, up +2, a range of 3-4', ['-3.4 points', '+2', '3', '4']],
    ['On 2026-11-21, 21 November 2026 and Nov 3', ['date 2026-11-21', 'date 2026-11-21', 'date 11-03']],
    ['From 15 to 21 November, and Nov 2–4', ['date 11-15', 'date 11-21', 'date 11-02', 'date 11-04']],
    ['6 of 7 nights, the last 14 days, a 7-day mean', ['6 part', '7 count', '14 window', '7 window']],
    ['Three athletes slept twenty-one hours', ['3 count', '21 h']],
    ['Two things to try: one, rest. These two agree.', []],
    ['five of seven nights', ['5 part', '7 count']],
    ['Half of the team is down, twice as many as in ½', ['fraction half', 'fraction twice', 'fraction ½']],
    ['1. Rest\n2) Sleep\n- 3 sets', ['3']],
    ['See [Seven](/knowledge/7-nights-90) and SpO2', []],
    ['| Ada | 62 % | -1.5 |', ['62 %', '-1.5']],
    ['HRV62 and 99', ['62', '99']],
    ['٦٢ percent', ['fraction ٦٢']],
    ['May 62 % be right?', ['62 %']],
    ['', []],
  ])('%s', (text, numbers) => {
    expect(said(text)).toEqual(numbers)
  })
})

it.each(['Ada is at LXI today.', 'at lxi % now', 'Ⅻ nights', 'XII of XIV nights', 'about X percent'])(
  'takes a number in Roman numerals for one that nothing backs: %s',
  (text) => expect(saidNumbers(text).map(({ kind }) => kind)).toContain('fraction'),
)

it.each([
  'Ask the MD.',
  'I slept well',
  'A mix of both, vi and dim',
  'What I can say',
  'the DC and the CI',
  'I minutes',
])('takes no word for a Roman numeral: %s', (text) => expect(saidNumbers(text)).toEqual([]))
