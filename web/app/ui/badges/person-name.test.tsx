import { expect, it } from 'vitest'
import { markupOf } from '../../shared/rendered-for-tests.tsx'
import { PersonName } from './person-name.tsx'

const ARABIC = 'عبد الرحمن الشمري'

it('isolates the direction of a name', () => {
  expect(markupOf(<PersonName name={ARABIC} />)).toMatch(new RegExp(`^<bdi class="[^"]+">${ARABIC}</bdi>$`))
})

it('tells a name that is cut in its row by pointing at it', () => {
  const long = 'Maximiliana Wilhelmina von Hohenstein-Oppenheimer the Younger'
  expect(markupOf(<PersonName name={long} isCut />)).toContain(`title="${long}"`)
})
