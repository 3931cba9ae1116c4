import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insightsWith } from '@corner/analytics/insights/insights-for-tests.ts'
import { SIGN_WORDS } from '@corner/analytics/insights/sign-subjects.ts'
import { readArticles } from '@corner/knowledge/articles.ts'
import { expect, it } from 'vitest'

const days = (count: number, value: number) => Array<number>(count).fill(value)
const slugs = new Set(readArticles().map(({ slug }) => slug))

it.each([
  ['nothing recorded', {}],
  ['one record', { recovery: [30], hours: [5], strain: [5] }],
  [
    'a month that is well',
    { recovery: days(28, 80), hrv: days(28, 60), hours: days(28, 8), quality: days(28, 90), strain: days(28, 9) },
  ],
  [
    'a month in which every rule fires',
    {
      recovery: days(28, 30),
      hrv: [...days(27, 22), 20],
      rhr: [...days(27, 50), 60],
      hours: days(28, 6),
      quality: days(28, 60),
      efficiency: days(28, 80),
      strain: days(28, 14),
      workouts: days(7, 2),
    },
  ],
])('every statement on %s links an article that there is', (_, given) => {
  const { performance, training, headline, cards } = insightsWith(given)
  const linked = [...performance, ...training, ...cards, ...(headline ? [headline] : [])].flatMap(
    ({ article }) => article ?? [],
  )
  expect(linked.length).toBeGreaterThan(3)
  expect(linked.filter((slug) => !slugs.has(slug))).toEqual([])
})

it('every sign of a day links an article that there is', () => {
  expect(Object.values(SIGN_WORDS).filter(({ article }) => article === null || !slugs.has(article))).toEqual([])
})

it('every article that a rule names in its source is there, also of a rule that speaks in none of these cases', () => {
  const folder = join(import.meta.dirname, '../../../../analytics/src/insights')
  const named = globSync('*.ts', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\barticle: [^,\n]+/g)].flatMap(([line]) =>
      [...line.matchAll(/[:?] '([a-z-]+)'/g)].map(([, slug]) => slug ?? ''),
    ),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
})
