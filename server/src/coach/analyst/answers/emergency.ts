import { paragraphs, sentences } from '../phrases/lists.ts'
import type { Question } from '../question.ts'
import { citeArticle } from './sources.ts'
import type { Writer } from './writer.ts'

const SELF_HARM =
  /\b(suicid\w*|self[- ]?harm\w*|(kill|hurt|harm|cut)(ing|ting)? (him|her|my|them|your)sel\w+|end (his|her|my|their) life|(not|n't) want to (live|be here)|want(s|ed)? to die|better off dead)\b/i

const CLEARS_NOBODY = 'Nothing in the wearable data can clear anyone: normal numbers do not rule anything out.'

/** Somebody may be in danger now: what to do stands first, and no number after it. */
export const answerEmergency: Writer = async (question, { toolbox }) =>
  isAboutSelfHarm(question)
    ? paragraphs(
        sentences(
          '**Stay with them now, and call or text 988** (in the US) or your local crisis line; if the danger is immediate, call **911** or your local emergency number.',
          'Do not leave them alone, listen without judging, and bring in the athletic trainer, a physician or a mental health professional today.',
        ),
        'This is not a question for training data or for me.',
        await citeArticle(toolbox, 'mental-wellness', 'when-to-refer'),
      )
    : paragraphs(
        sentences(
          '**Stop all activity now, and call 911 or your local emergency number.**',
          'Get the athletic trainer at once, and stay with the athlete.',
          'No return to training before medical staff have said so.',
        ),
        CLEARS_NOBODY,
        await citeArticle(toolbox, 'when-to-refer', ...alsoAbout(question)),
      )

const isAboutSelfHarm = ({ text, topic }: Question) => SELF_HARM.test(`${text} ${topic ?? ''}`)

const ARTICLES = [
  { slug: 'concussion', words: /\b(concuss\w*|head|knocked out|unconscious|black(ed)? out)\b/i },
  { slug: 'heat', words: /\b(heat\w*|hot|sauna|sun)\b/i },
  { slug: 'weight-cutting-wrestling', words: /\b(weight|sauna|sweat suit|cut(ting)?)\b/i },
] as const

/** Articles on the danger itself, where one is plain from the words. */
const alsoAbout = ({ text }: Question) => ARTICLES.filter(({ words }) => words.test(text)).map(({ slug }) => slug)
