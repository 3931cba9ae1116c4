import { expect, it } from 'vitest'
import { answerMessage } from '../answer-message.ts'
import { ANN, BEA, scopeOfTests } from '../answers/team-for-tests.ts'
import { Toolbox } from './toolbox.ts'

it('a question after a list of the day shows only its own look-ups', async () => {
  const scope = scopeOfTests()
  const toolbox = new Toolbox(scope)
  const history = [
    { role: 'user' as const, content: 'who needs me today and why' },
    {
      role: 'assistant' as const,
      content: '**Ann Ash** and **Bea Birch** need a lighter day.',
      requests: [{ kind: 'overview' as const, who: {}, focus: 'status' as const, day: { form: 'everybody' as const } }],
    },
  ]
  await answerMessage({ message: 'compare Ann and Bea', history, scope, toolbox })
  const judged = toolbox.steps.filter(({ tool }) => tool === 'day_verdict')
  expect(judged.map(({ arguments: { athletes } }) => athletes)).toEqual([[ANN, BEA]])
  expect(toolbox.steps.filter(({ tool }) => tool === 'knowledge_search')).toEqual([])
})

it('a comparison of two looks both up together, each figure once', async () => {
  const scope = scopeOfTests()
  const toolbox = new Toolbox(scope)
  await answerMessage({ message: 'compare Ann and Bea', history: [], scope, toolbox })
  const titles = toolbox.steps.map(({ title }) => title)
  expect(titles.slice(1)).toHaveLength(6)
  for (const title of titles.slice(1)) expect(title).toContain('Ann Ash and Bea Birch')
})

it('the proof of what to do in practice begins with the verdicts', async () => {
  const scope = scopeOfTests()
  const toolbox = new Toolbox(scope)
  await answerMessage({ message: 'What should we do in practice today?', history: [], scope, toolbox })
  expect(toolbox.steps.map(({ tool }) => tool).slice(0, 2)).toEqual(['day_verdict', 'team_overview'])
})
