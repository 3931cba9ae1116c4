import { expect, test } from 'vitest'
import { joinAnswers, textAnswer } from './analyst-answer.ts'

const ENDED = 'The link of the device of Bea Birch ended: it has to be connected again.'
const SEVERAL = 'Link ended, to be connected again: Ann Ash and Bea Birch.'
const joined = (...responses: string[]) => joinAnswers(responses.map(textAnswer)).response

test.each([ENDED, SEVERAL])('what two parts say of ended links is said once, at the end: %s', (line) => {
  expect(joined(`Recovery is 60%.\n\n${line}`, `Sleep is 7 h.\n\n${line}`)).toBe(
    `Recovery is 60%.\n\nSleep is 7 h.\n\n${line}`,
  )
})

test.each([ENDED, SEVERAL])('it stays with the part that says it where the last one does not: %s', (line) => {
  expect(joined(`Recovery is 60%.\n\n${line}`, 'A nap helps.')).toBe(`Recovery is 60%.\n\n${line}\n\nA nap helps.`)
})
