import { readdirSync, readFileSync } from 'node:fs'
import type { DangerAnswer, DangerTopic } from '../../src/danger/danger.ts'
import { readLearned, scopeFor, writerOf } from '../corpus.ts'

/** A phrasing with its label. */
export interface Phrasing {
  text: string
  answer: DangerAnswer
  topic: DangerTopic | 'harmless'
  /** Phrasings by one writer: a file of `coach/corpus/danger`, or a writer of `coach/corpus/messages/learn`. */
  hand: string
  /** Whether it is one of `coach/corpus/messages`. */
  isMessage: boolean
  /** The people who may be meant. */
  names: readonly string[]
}

const CORPUS = new URL('../../corpus/', import.meta.url)

/**
 * All training data of the danger reader: phrasings of danger, harmless ones with the same words, and harmless
 * messages.
 */
export function readTrainingPhrasings(): Phrasing[] {
  const phrasings = readPhrasings('danger')
  return [...phrasings, ...harmlessMessages(phrasings)]
}

/** The phrasings of a folder of the corpus, file by file. */
export const readPhrasings = (folder: 'danger' | 'danger-test'): Phrasing[] =>
  linesOf<Pick<Phrasing, 'text' | 'answer' | 'topic'>>(folder).map(({ file, line }) => ({
    text: line.text,
    answer: line.answer,
    topic: line.topic,
    hand: file,
    isMessage: false,
    names: [],
  }))

interface Labels {
  id: string
  requests: readonly { kind: string }[]
  ok?: readonly (readonly { kind: string }[])[]
}

/** Messages labelled harmless, with their rewrites. */
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
      text: line.text,
      answer: 'none',
      topic: 'harmless',
      hand: writerOf(line),
      isMessage: true,
      names: scopeFor(line).athletes.map(({ name }) => name),
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
