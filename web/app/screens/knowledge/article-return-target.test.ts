import { expect, it } from 'vitest'
import { articleReturnTarget } from './article-return-target.ts'

it.each([
  ['/knowledge?search=nap', 'All articles'],
  ['/knowledge/sleep-need', 'Back to the article before'],
  ['/coach-dashboard?tab=chat&team=1', 'Back to Coach Dashboard'],
  ['/athlete/1/2?tab=insights', 'Back to the athlete'],
  ['/account', 'Back'],
])('leads from an article that %s linked to back to it, called "%s"', (cameFrom, label) => {
  expect(articleReturnTarget({ cameFrom, steps: 1 })).toEqual({ label, to: cameFrom, steps: 1 })
})

it.each([null, undefined, {}, { cameFrom: 'https://example.org/', steps: 1 }])(
  'leads to all articles when the state says nothing of where one came from: %j',
  (state) => {
    expect(articleReturnTarget(state)).toEqual({ label: 'All articles', to: '/knowledge', steps: 0 })
  },
)
