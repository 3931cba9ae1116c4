import type { Line } from '../draft-text.ts'
import { POINTS, type Points } from '../points.ts'
import { pointsNamed } from '../request/points-asked.ts'

const MOST = 5

/** Short plain lines on the subject; undefined: no known subject. @param count how many were asked for */
export function plainPoints(
  words: string,
  count: number | null,
): { lines: Line[]; about: string; slug: string } | undefined {
  const points = pointsOn(words)
  if (!points) return undefined
  const back =
    /\bback\b[^.;,]*?\b((?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? the \d{1,2}(?:st|nd|rd|th)?| \d{1,2}(?:st|nd|rd|th)?| [A-Z]\p{L}+ \d{1,2})?)/u.exec(
      words,
    )?.[1]
  const most = count ?? MOST
  const lines = points.lines
    .slice(0, Math.max(most, 1))
    .map((text, place): Line => ({ text, keep: place === 0 ? 1 : place === 1 ? 2 : 3 }))
  if (back) lines.push({ text: `See you ${back.replace(/^on /, '')}, ready to go.`, keep: 1 })
  return {
    lines: count === null ? lines : lines.map((line) => ({ ...line, keep: 1 })),
    about: points.about,
    slug: points.slug,
  }
}

/** The subjects after "about", a line or two each; else the first subject of the words. */
function pointsOn(words: string): Pick<Points, 'lines' | 'about' | 'slug'> | undefined {
  const first = POINTS.find(({ pattern }) => pattern.test(words))
  const named = pointsNamed(words)
  const isOfBreak = BREAK.test(words)
  const [only, second] = named
  if (!first || !only || (!second && (!isOfBreak || only === first))) return first
  const [, ...others] = only.lines
  const lines = second
    ? named.map((one) => (isOfBreak && one.ofBreak) || one.lines[0] || '')
    : [only.ofBreak ?? only.lines[0] ?? '', ...others.slice(0, 2)]
  const more = second && !isOfBreak ? named.slice(0, 2).flatMap(({ lines: [, next] }) => next ?? []) : [CALL_ME]
  return { ...first, lines: [...lines, ...more].slice(0, MOST) }
}

const CALL_ME = 'If you get sick or hurt, text me.'

const BREAK =
  /\b(thanksgiving|christmas|holidays?|break|vacation|days off|long weekend|go(ing|es)? home|(at|are) home)\b/i

/** What parents can help with on the subject, as one request; undefined: no known subject. */
export function pointsForParents(words: string): Line[] | undefined {
  const points = POINTS.find(({ pattern }) => pattern.test(words))
  return (
    points && [
      { text: `A few simple things help your athlete: ${points.help}.`, keep: 1 },
      { text: 'Please tell me if something stands in the way.', keep: 3 },
    ]
  )
}
