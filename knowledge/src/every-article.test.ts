import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArticles } from './articles.ts'
import { citesOf } from './cites.ts'

/** In the order of their numbers in docs/reference/sports-science.md#articles. */
const EVERY_SLUG = [
  'hrv-basics',
  'hrv-normal-range',
  'hrv-variability',
  'resting-heart-rate',
  'sleep-need',
  'sleep-extension',
  'sleep-debt',
  'sleep-regularity',
  'sleep-stages-caveats',
  'wearable-accuracy-heart',
  'recovery-score',
  'day-strain',
  'session-rpe',
  'monotony-strain',
  'acwr-and-its-critics',
  'ewma-load',
  'tapering',
  'overreaching-overtraining',
  'illness-signals',
  'travel-and-jet-lag',
  'altitude',
  'heat',
  'hydration',
  'weight-cutting-wrestling',
  'protein-and-energy',
  'menstrual-cycle',
  'return-to-play',
  'injury-risk-communication',
  'naps',
  'caffeine',
  'concussion',
  'mental-wellness',
  'alcohol-meals-screens',
  'youth-athletes',
  'periodisation',
  'rpe-strength-loading',
  'cold-and-heat-recovery',
  'recovery-basics',
  'data-quality',
  'when-to-refer',
  'how-corner-judges',
  'wearing-the-strap',
  'weigh-in-to-first-match',
  'competition-day',
  'talking-about-numbers',
  'lifting-in-season',
  'blood-oxygen',
  'exams-and-stress',
]

const articles = readArticles()
const read = (page: string) => readFileSync(join(import.meta.dirname, '../..', page), 'utf8')

it('is about each of its topics', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(EVERY_SLUG.toSorted())
})

it.each(['README.md', 'knowledge/README.md'])('is counted in %s', (page) => {
  expect(read(page)).toContain(` ${articles.length} sports-science articles`)
})

it('is numbered on the page that says what the product rests on', () => {
  const page = read('docs/reference/sports-science.md')
  const numbered = [...page.matchAll(/^(?:\| +(\d+) \| |### Article (\d+)\n\n)\[([a-z-]+)\]/gm)]
  expect(numbered.map(([, row, heading, slug]) => [Number(row ?? heading), slug])).toEqual(
    EVERY_SLUG.map((slug, place) => [place + 1, slug]),
  )
})

it('gives no two articles one title', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length)
})

it('says in which colour Corner shows the top band', () => {
  expect(articles.find(({ slug }) => slug === 'how-corner-judges')?.body).toContain('in blue')
})

describe.each(articles)('$slug', ({ body, summary, inShort, sources, keywords, answers }) => {
  it('has 200 to 500 words', () => {
    const words = body.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    expect(words).toBeGreaterThanOrEqual(200)
    expect(words).toBeLessThanOrEqual(500)
  })

  it('says the main thing in three to five bullets, and has sources', () => {
    expect(inShort.length).toBeGreaterThanOrEqual(3)
    expect(inShort.length).toBeLessThanOrEqual(5)
    expect(sources.length).toBeGreaterThanOrEqual(1)
  })

  it('says its keywords once', () => {
    const lower = keywords.map((keyword) => keyword.toLowerCase())
    expect(lower.filter((keyword, i) => lower.indexOf(keyword) !== i)).toEqual([])
  })

  it('links to articles that exist and to nothing else', () => {
    const links = [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address)
    expect(links.filter((address) => !EVERY_SLUG.some((slug) => address === `/knowledge/${slug}`))).toEqual([])
  })

  it('names in its list each source that the text cites, and addresses are HTTPS', () => {
    const missing = citesOf([summary, body, ...answers.map(({ says }) => says)].join(' ')).filter(
      ({ author, year }) => !sources.some(({ text }) => text.startsWith(author) && text.includes(year)),
    )
    expect(missing).toEqual([])
    expect(sources.filter(({ text }) => /\bhttp:|\bdoi\b/i.test(text))).toEqual([])
  })

  it('answers at least one question, with numbers that stand in its text', () => {
    const numbersIn = (text: string) => text.match(/\d+(\.\d+)?/g) ?? []
    const known = new Set(numbersIn(`${summary} ${body} ${sources.map(({ text }) => text).join(' ')}`))
    expect(answers.length).toBeGreaterThanOrEqual(1)
    expect(answers.flatMap(({ says }) => numbersIn(says)).filter((number) => !known.has(number))).toEqual([])
  })

  it('calls a band green only where it speaks of WHOOP, since Corner shows that one in blue', () => {
    const sentences = [...body.split(/(?<=[.;?])\s/), ...answers.map(({ says }) => says)]
    const ofWhoop = /\bWHOOP\b|\bvendor/i
    expect(sentences.filter((text) => /\bgreen\b/i.test(text) && !ofWhoop.test(text))).toEqual([])
  })

  it('calls Corner by its name, and what is usual not a baseline', () => {
    const told = [summary, body, ...answers.map(({ says }) => says), ...sources.map(({ text }) => text)].join(' ')
    // Caffeine's product is the one in the can.
    expect(told.replace('know what is in the product', '').match(/\bthe product\b|\bbaselines?\b/gi) ?? []).toEqual([])
  })

  it('is free of HTML', () => {
    expect(body).not.toMatch(/<[a-z/!]/i)
  })
})
