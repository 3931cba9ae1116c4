import type { Request } from '@corner/contract/entities/query.ts'
import type { ChoiceModel } from '../src/reading/choice-model.ts'
import { packChoices, unpackChoices } from '../src/reading/packed-choices.ts'
import { type MessagePart, partOf } from '../src/reading/part.ts'
import { findSpans } from '../src/reading/spans/find-spans.ts'
import { type LabelledMessage, scopeFor } from './corpus.ts'
import { generateSentences } from './generated-sentences.ts'
import { learnChoices } from './learn-choices.ts'
import { trainingExampleOf } from './training-example.ts'

/** Generated sentences, in addition to written ones; each counts less. */
const MADE = 1500
const MADE_WEIGHT = 0.3
const SEED = 7

/** The questions that Corner itself suggests and is tested with must be understood. */
const OWN_WEIGHT = 3
const weightOf = ({ line }: Read) => (line?.kind === 'questions' ? OWN_WEIGHT : 1)

interface Read {
  /** For a message of the corpus. */
  line?: Pick<LabelledMessage, 'kind'>
  part: MessagePart
  request: Request
}

/** Trains how parts are read, on messages and on generated sentences; with the precision of the stored file. */
export function choicesFrom(cases: readonly Read[]): ChoiceModel {
  const lessons = [
    ...cases.map((one) => trainingExampleOf(one.part, one.request, weightOf(one))),
    ...madeSentences().map(({ part, request }) => trainingExampleOf(part, request, MADE_WEIGHT)),
  ]
  return unpackChoices(packChoices(learnChoices(lessons)))
}

function madeSentences(): Read[] {
  const riverside = scopeFor({ id: 'made-1', roster: 'riverside' })
  return generateSentences(MADE, riverside.athletes, SEED).map(({ text, request, previous }) => ({
    part: partOf(findSpans(text, riverside), previous),
    request,
  }))
}
