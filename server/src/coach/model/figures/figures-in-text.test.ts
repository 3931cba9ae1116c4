import { describe, expect, it } from 'vitest'
import { figuresInText } from './figures-in-text.ts'

const kindsIn = (text: string) => figuresInText(text).map(({ kind, said }) => `${kind} ${said}`)

describe('a figure is', () => {
  it.each([
    ['Isaiah slept 4.2 h on Nov 16', ['number 4.2 h', 'date Nov 16']],
    ['five of his last six nights', ['number five', 'number six nights']],
    ['twelve hours', ['number twelve hours']],
    ['twenty-four athletes', ['number twenty-four']],
    ['a dozen athletes', ['number a dozen']],
    ['58 %, 52ms, 1,250 kcal', ['number 58 %', 'number 52ms', 'number 1,250 kcal']],
    ['7h 24m', ['number 7h 24m']],
    ['half the team', ['part half']],
    ['half of his nights', ['part half']],
    ['a third of the squad', ['part a third']],
    ['two-thirds of them', ['part two-thirds']],
    ['twice his usual strain', ['part twice']],
    ['his strain doubled', ['part doubled']],
    ['he ranks second', ['rank second']],
    ['the second-lowest recovery', ['rank second']],
    ['third place', ['rank third']],
    ['his fourth short night in a row', ['rank fourth']],
    ['the 3rd lowest', ['number 3rd']],
    ['IV hours', ['roman IV']],
    ['iv hours', ['roman iv']],
    ['at LXI %', ['roman LXI']],
    ['to bed at 23:40, up at 6 am', ['time 23:40', 'time 6 am']],
    ['2026-11-16', ['date 2026-11-16']],
    ['Nov 15 to 21', ['date Nov 15 to 21']],
    ['the 16th of November', ['date 16th of November']],
    ['٦٢ %', ['number ٦٢ %']],
    ['½ of it, 62²', ['number ½', 'number 62', 'number ²']],
    ['5*8 ms', ['number 5*8 ms']],
    ['2/3 of the team', ['number 2/3']],
  ])('in "%s"', (text, said) => {
    expect(kindsIn(text)).toEqual(said)
  })
})

describe('none is', () => {
  it.each([
    'half of practice',
    'half the live goes',
    'the second half',
    'second half of practice',
    'half-hearted',
    'Second, ask him',
    'a second opinion',
    'his second session',
    '1. Ask him\n2. Drill',
    '> 3) Cool down',
    'one night is noise',
    'both of them',
    'a couple of days',
    'these two',
    'the two of them',
    'the 2 of them',
    'a day or two',
    'two things to try',
    '3 questions for him',
    'three good reasons',
    'two-a-days',
    '24/7',
    '50/50',
    'one-on-one',
    '100 % sure',
    'twice a week',
    'double-check it',
    'SpO2 and VO2',
    'zone 2',
    'zones 4 and 5',
    'vitamin B12',
    'Division III',
    'DC',
    'omega-3',
    '[How much sleep](/knowledge/sleep-7-hours)',
    'on Monday',
    'last night',
    'I am fine',
    'a mild day',
  ])('in "%s"', (text) => {
    expect(kindsIn(text)).toEqual([])
  })
})

it('reads values and units', () => {
  expect(figuresInText('7,5 h, sixty-two %, 1,250 m, five nights').map(({ value, unit }) => [value, unit])).toEqual([
    [7.5, 'h'],
    [62, '%'],
    [1250, undefined],
    [5, 'days'],
  ])
})
