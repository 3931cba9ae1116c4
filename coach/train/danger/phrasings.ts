import { readdirSync, readFileSync } from 'node:fs'
import type { Answer, DangerTopic } from '../../src/danger/danger.ts'
import { readLearned, scopeFor, writerOf } from '../corpus.ts'

/** A phrasing with what the reader should say of it. */
export interface Phrasing {
  text: string
  answer: Answer
  topic: DangerTopic | 'harmless'
  /** What one hand wrote together: a file of `coach/corpus/danger`, or a writer of `coach/corpus/messages/learn`. */
  hand: string
  /** Whether it is one of `coach/corpus/messages`. */
  isMessage: boolean
  /** Who may be meant. */
  names: readonly string[]
}

const CORPUS = new URL('../../corpus/', import.meta.url)

/** All that the danger reader learns from: phrasings of danger, harmless ones in their words, and harmless messages. */
export function readLessons(): Phrasing[] {
  const phrasings = readPhrasings('danger')
  return [...phrasings, ...harmlessMessages(phrasings)]
}

/** The phrasings of a folder of the corpus, file by file. */
export const readPhrasings = (folder: 'danger' | 'danger-test'): Phrasing[] =>
  linesOf<Pick<Phrasing, 'text' | 'answer' | 'topic'>>(folder).map(({ file, line }) => ({
    ...{ text: line.text, answer: line.answer, topic: line.topic },
    ...{ hand: file, isMessage: false, names: [] },
  }))

interface Labels {
  id: string
  requests: readonly { kind: string }[]
  ok?: readonly (readonly { kind: string }[])[]
}

/** Messages in which nobody sees a danger, with what rewriters made of them. */
function harmlessMessages(phrasings: readonly Phrasing[]): Phrasing[] {
  const dangers = new Set(phrasings.filter(({ answer }) => answer !== 'none').map(({ text }) => text))
  const learned = readLearned()
  const doubtful = new Set([
    ...linesOf<Labels>('messages/learn').flatMap(({ line: { id, requests, ok = [] } }) =>
      [requests, ...ok].some((reading) => reading.some(({ kind }) => kind === 'danger')) ? [id] : [],
    ),
    ...learned.filter(({ text }) => dangers.has(text)).map(({ id }) => id),
  ])
  return learned
    .filter(({ id }) => !doubtful.has(id.replace(/-r\d+$/, '')))
    .map((line) => ({
      ...{ text: line.text, answer: 'none', topic: 'harmless' },
      ...{ hand: writerOf(line), isMessage: true, names: scopeFor(line).athletes.map(({ name }) => name) },
    }))
}

function linesOf<T>(folderName: string): { file: string; line: T }[] {
  const folder = new URL(`${folderName}/`, CORPUS)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ file, line: JSON.parse(line) as T })),
    )
}
