import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerMessage } from '../answer-message.ts'
import { scopeOfTests } from '../answers/team-for-tests.ts'
import { Toolbox } from '../tools/toolbox.ts'

const { questions } = JSON.parse(readFileSync(new URL('../../../eval/questions.json', import.meta.url), 'utf8')) as {
  questions: { turns: { user: string }[] }[]
}

const NAMES: Record<string, string> = { a: 'Ann', b: 'Bea', c: 'Cal' }
const asked = questions.map(({ turns: [turn] }) =>
  (turn?.user ?? '').replace(/\{(\w)\.\w+\}/g, (_, who: string) => NAMES[who] ?? 'Dan').replace(/\{\w+\}/g, '7'),
)

async function choicesOf(message: string) {
  const scope = scopeOfTests()
  const { choices } = await answerMessage({ message, history: [], scope, toolbox: new Toolbox(scope) })
  return choices.map(({ text }) => text)
}

test('no choice is the question with "Advice:" in front', async () => {
  const texts = await choicesOf('who needs me today and why')
  expect(texts).toContain('Who is at risk, every athlete')
  expect(texts.filter((text) => text.startsWith('Advice:'))).toEqual([])
})

test('nor of any question of the evaluation about the team', { timeout: 120_000 }, async () => {
  const echoes: string[] = []
  for (const message of asked)
    for (const text of await choicesOf(message))
      if (text.startsWith('Advice:') && !/, (Ann Ash|Bea Birch|Cal Cole|Dan Dale)$/.test(text)) echoes.push(text)
  expect(echoes).toEqual([])
})
