import { expect, it } from 'vitest'
import { insightsWith, statement } from './insights-for-tests.ts'

const HRV = Array<number[]>(15).fill([60, 70]).flat()
const of = (...week: number[]) => ({ recovery: Array<number>(37).fill(60), hrv: [...HRV, ...week] })
const hrvCard = (...week: number[]) => insightsWith(of(...week)).cards.find(({ subject }) => subject === 'Heart')

it('calls a low week whose last nights are back no whole week down, and is not red', () => {
  const back = hrvCard(30, 32, 29, 27, 79, 81, 62)
  expect(back).toMatchObject({
    title: 'HRV of the week under its normal range',
    text: 'Low nights until Nov 18 hold the week down; the last three are back to usual. Come back step by step.',
    tone: 'watch',
  })
  const rule = statement(of(30, 32, 29, 27, 79, 81, 62), 'hrv')
  expect(rule.tone).toBe('watch')
  expect(rule.text).toContain('Low nights until Nov 18 hold the week down; the last three are back to usual.')
})

it('says what is over beside what is still there', () => {
  const { cards } = insightsWith({
    recovery: [...Array<number>(29).fill(60), 20, 21, 20, 22, 20, 73, 75, 65],
    hrv: [...HRV, 30, 31, 29, 28, 79, 81, 62],
    hours: [...Array<number>(29).fill(7.5), 4.2, 4.2, 4.7, 4.4, 4.2, 8.4, 8, 7.4],
  })
  expect(cards.map(({ title }) => title)).toContain('Over since Nov 19: short nights in a row and mornings in the red')
})

it('takes one night for none, and a week that is still down for down', () => {
  const whole = /^A whole week down is more than one bad night/
  for (const week of [
    [30, 32, 29, 27, 30, 31, 65],
    [30, 32, 29, 27, 79, 81, 31],
  ])
    expect(hrvCard(...week)).toMatchObject({ text: expect.stringMatching(whole), tone: 'concern' })
})
