import { expect, it } from 'vitest'
import { preloadMarkdown } from '../../../../../shared/markdown/markdown.tsx'
import { markupOf } from '../../../../../shared/rendered-for-tests.tsx'
import type { Answer } from '../conversation/conversation.ts'
import { AnswerText } from './answer-text.tsx'
import { AthleteAddressesContext, athleteAddresses } from './athlete-addresses.ts'

const athletes = ['Ann Ash', 'Ben Birch', 'Ben Birch'].map((athlete_name, place) => ({
  athlete_id: String(place),
  athlete_name,
}))

it('leads from a name to the athlete, over the period of the page, and not from one that two share', () => {
  expect([...athleteAddresses('t', athletes, 30)]).toEqual([['Ann Ash', '/athlete/t/0?days=30']])
})

it('is used by an answer', async () => {
  await preloadMarkdown()
  const answer = {
    type: 'ai',
    kind: 'answer',
    state: 'done',
    id: '1',
    at: '',
    steps: [],
    content: '**Ann Ash** slept 5 h',
  }
  const markup = markupOf(
    <AthleteAddressesContext value={athleteAddresses('t', athletes, 7)}>
      <AnswerText answer={answer as unknown as Answer} />
    </AthleteAddressesContext>,
  )
  expect(markup).toMatch(/<a href="\/athlete\/t\/0"[^>]*>Ann Ash<\/a>/)
})
