import { expect, it } from 'vitest'
import { citesOf } from './cites.ts'

it('finds cites of one, two and many authors, and several at once', () => {
  expect(
    citesOf('As said (Walsh 2021). Less (Altini & Plews 2021; Düking et al. 2021), (Van Dongen 2003), (NCAA 2024).'),
  ).toEqual([
    { author: 'Walsh', year: '2021' },
    { author: 'Altini', year: '2021' },
    { author: 'Düking', year: '2021' },
    { author: 'Van Dongen', year: '2003' },
    { author: 'NCAA', year: '2024' },
  ])
})

it('takes no other bracket for a cite', () => {
  expect(citesOf('Half (49 trials, n = 1863), in the season (about 2021), [a link](/knowledge/naps)')).toEqual([])
})
