import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('made-up-metric-for-tests.ts', import.meta.url))

const EXPECTED = [
  {
    message: "What is Ann's session load today?",
    line: 'Latest session load, Ann Ash',
    text: "Ann Ash's latest session load is 480 min (today), 90.0 min above their own average of 390 min",
  },
  {
    message: 'average session load of Ann over the last 7 days',
    line: 'Average session load, Ann Ash, Nov 15 to 21',
    text: "Ann Ash's average session load over the last 7 days is 390 min (7 of 7 days)",
  },
  {
    message: 'who had a session load above 400 min yesterday',
    line: 'Session load above 400 min, every athlete, Nov 20',
    text: '- Ann Ash: session load 450 min',
  },
  {
    message: 'csv of session load and recovery for all athletes this week',
    line: 'Average session load and recovery, every athlete, Nov 15 to 21, as CSV',
    text: 'Athlete,Session load (min),Recovery (%)\nAnn Ash,390,53\n',
  },
]

test('a metric that was made up is read by its words, evaluated and written like any other', async () => {
  const messages = EXPECTED.map(({ message }) => message)
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...messages])
  const answers = JSON.parse(stdout) as { line: string; text: string }[]
  expect(answers.map(({ line }) => line)).toEqual(EXPECTED.map(({ line }) => line))
  for (const [place, { text }] of EXPECTED.entries()) expect(answers[place]?.text).toContain(text)
})
