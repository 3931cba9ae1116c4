import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY } from '../records/athlete-for-tests.ts'
import { datesIn, withoutDates } from './dates.ts'
import { namesIn } from './names.ts'
import { countWordsIn, numbersIn } from './numbers.ts'
import { ownersOf } from './owners.ts'
import { plainText, sentencesOf } from './plain-text.ts'
import { directionSaid, yesOrNo } from './wording.ts'

const ann = athleteWith('Ann Ash')
const ben = athleteWith('Ben Núñez')
const athletes = [ann, ben]
const said = (text: string) => numbersIn(withoutDates(text, TODAY)).map(({ value, unit }) => [value, unit])

describe('numbers of a reply', () => {
  it.each([
    [
      'Recovery 61% and HRV 58 ms',
      [
        [61, '%'],
        [58, 'ms'],
      ],
    ],
    ['slept 7 h 24 min', [[7.4, 'h']]],
    [
      '6 of 7 nights',
      [
        [6, 'count'],
        [7, 'count'],
      ],
    ],
    [
      'down by 3.4 points to 12.5',
      [
        [3.4, 'points'],
        [12.5, ''],
      ],
    ],
    [
      '-0.6 ms over 28,175 people',
      [
        [-0.6, 'ms'],
        [28175, 'count'],
      ],
    ],
    [
      '60-70% at RPE 6',
      [
        [60, '%'],
        [70, '%'],
        [6, ''],
      ],
    ],
    ['on Nov 21 and 2026-03-01', []],
    ['Average sleep, the team, Mar 25 to 31', []],
    ['Mar 25 - 31: 61%', [[61, '%']]],
    ['Mar 25 to 61%', [[61, '%']]],
    [
      'in bed at 23:40, 9,250 kcal, 0.4 °C above, 1,500 m',
      [
        [23 + 40 / 60, 'clock'],
        [9250, 'kcal'],
        [0.4, '°C'],
        [1500, 'm'],
      ],
    ],
    ['1. Ann\n2. Ben', []],
  ])('%s', (text, right) => {
    expect(said(text)).toEqual(right)
  })

  it('have the head of their column as a word beside them', () => {
    const [first, second] = numbersIn('| Who | Recovery (%) | HRV |\n|---|---|---|\n| Ann | 61 | 58 |')
    expect([first?.head, first?.unit, second?.head]).toEqual(['Recovery (%)', '%', 'HRV'])
  })

  it('stand written out as well', () => {
    expect(countWordsIn('Three athletes')).toEqual([3])
    expect(countWordsIn('Nobody is')).toEqual([0])
  })
})

describe('owners of numbers', () => {
  const owners = (text: string) =>
    ownersOf(text, numbersIn(text), athletes).map((owner) =>
      owner.isTeam ? 'team' : owner.athletes.map(({ first }) => first).join('+'),
    )
  it.each([
    ['Ann has 61 %, Ben 58 %.', ['Ann', 'Ben']],
    ['It is 61 % for Ann.', ['Ann']],
    ['Ann has 61 %. Her average is 70 %.', ['Ann', 'Ann']],
    ['Ann has 61 %, the team average is 58 %.', ['Ann', 'team']],
    ['- Ben Nunez: 44 %', ['Ben']],
    ["Ann's recovery is 4 points lower than the team's: 49 % (7 nights) against 54 %.", ['Ann', 'Ann', 'Ann', 'team']],
    ['Nobody has 61 %.', ['']],
  ])('%s', (text, right) => {
    expect(owners(text)).toEqual(right)
  })
})

describe('names, dates and sentences', () => {
  it('knows names with and without accents, and no part of another word', () => {
    expect(namesIn('Ben Nunez and Annabel', athletes).map(({ athletes: meant }) => meant[0]?.first)).toEqual(['Ben'])
    const twins = [ann, athleteWith('Ann Brown')]
    expect(namesIn('Ann slept', twins)[0]?.athletes).toHaveLength(2)
  })

  it('reads dates in any usual form, of the newest year that is not to come', () => {
    const days = datesIn('today, Mar 30, 29 March, 2026-02-01, Dec 24, on Monday', TODAY).map(({ day }) => day)
    expect(days).toEqual(['2026-03-31', '2026-03-30', '2026-03-29', '2026-02-01', '2025-12-24', '2026-03-30'])
  })

  it('ends a sentence at its end', () => {
    expect(sentencesOf('Strain was 12.5 vs. 11. Fine.\n1. Ann')).toEqual(['Strain was 12.5 vs. 11.', 'Fine.', '1. Ann'])
    expect(plainText('**Ann** [Naps](/knowledge/naps)')).toBe('Ann Naps')
  })
})

describe('claims', () => {
  it.each([
    ["Ann's HRV is up.", 'up'],
    ['It fell to 50 ms.', 'down'],
    ['It is about the same.', 'flat'],
    ['No, it is not rising: it went down.', 'down'],
    ['Ann slept.', undefined],
  ])('%s', (text, right) => {
    expect(directionSaid(sentencesOf(text))).toBe(right)
  })

  it('knows yes from no, and from neither', () => {
    expect(yesOrNo(['Yes, she is.'])).toBe(true)
    expect(yesOrNo(['Ann is not in the red.'])).toBe(false)
    expect(yesOrNo(['Ann has 50 %.'])).toBeUndefined()
  })
})
