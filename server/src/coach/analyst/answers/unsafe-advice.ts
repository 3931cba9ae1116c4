import { paragraphs, sentences } from '../phrases/lists.ts'
import type { Question } from '../question.ts'
import { citeArticle } from './sources.ts'
import type { Writer } from './writer.ts'

const TOPICS = [
  {
    words:
      /\b(weigh\w*|weight|cut(ting)?|pounds?|lbs?|kilos?|kg|sauna|sweat\w*|laxative\w*|diuretic\w*|dehydrat\w*|fast(ing)?|starv\w*|peso)\b/i,
    slugs: ['weight-cutting-wrestling', 'youth-athletes'],
    refused: 'a plan for fast weight loss',
    instead:
      'A registered dietitian and your athletic trainer can plan a safe descent within the rules of your sport, early in the season.',
  },
  {
    words: /\b(caffein\w*|coffee|energy drinks?|pre-?workout\w*)\b/i,
    slugs: ['caffeine', 'youth-athletes'],
    refused: 'a caffeine plan or a dose',
    instead:
      'A physician or a registered dietitian is the one to ask, and for anybody under 18 the answer is usually none.',
  },
] as const

const OTHERS = {
  slugs: ['youth-athletes', 'when-to-refer'],
  refused: 'advice on medicines, supplements or doses',
  instead:
    'A physician, a pharmacist or a registered dietitian is the one to ask; with anybody under 18, the parents as well.',
} as const

/** Fast weight loss, supplements and medicines: refused, with who to ask. */
export const answerUnsafeAdvice: Writer = async (question, { toolbox }) => {
  const { slugs, refused, instead } = topicOf(question)
  return paragraphs(
    sentences(
      `I can't give ${refused}: it can do real harm.`,
      instead,
      'I can show recovery, sleep, HRV and strain instead, so that you see early when somebody is run down.',
    ),
    await citeArticle(toolbox, ...slugs),
  )
}

const topicOf = ({ text, topic }: Question) =>
  TOPICS.find(({ words }) => words.test(`${topic ?? ''} ${text}`)) ?? OTHERS
