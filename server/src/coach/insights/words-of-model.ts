import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import type { Database } from '../../database/database.ts'
import type { Fact, WordFacts } from '../word-facts.ts'
import { findSentences, keepSentences } from './worded-store.ts'
import { digestOf, factsOf, inOtherWords } from './wording.ts'

/** Analyses that were given to the model, remembered so that one which failed is not paid for at each look. */
const MOST_REMEMBERED = 2_000

interface WordsParts {
  database: Database
  now(): Date
  word: WordFacts
  /** Why an analysis could not be worded: it is shown as it was computed. */
  onFailure(failure: unknown): void
}

/**
 * Words analyses by a language model. Nobody waits for it: who looks first reads the computed sentences while the model writes, and
 * who looks next reads what it wrote, after a restart and in another process too.
 */
export class WordsOfModel {
  private readonly parts: WordsParts
  private readonly given = new Set<string>()

  constructor(parts: WordsParts) {
    this.parts = parts
  }

  /** @param askedBy who looks, and so whose budget it is */
  async of(athleteId: string, insights: AiInsights, askedBy: string): Promise<AiInsights> {
    const facts = factsOf(insights)
    if (facts.length === 0) return insights
    const digest = digestOf(facts)
    try {
      const sentences = await findSentences(this.parts.database, athleteId, digest)
      if (sentences) return inOtherWords(insights, sentences)
    } catch (failure) {
      this.parts.onFailure(failure)
      return insights
    }
    if (this.isFirst(`${athleteId} ${digest}`)) void this.write(athleteId, facts, askedBy)
    return insights
  }

  private isFirst(analysis: string): boolean {
    if (this.given.has(analysis)) return false
    if (this.given.size >= MOST_REMEMBERED) this.given.clear()
    this.given.add(analysis)
    return true
  }

  private async write(user_id: string, facts: readonly Fact[], askedBy: string): Promise<void> {
    const { database, word, now, onFailure } = this.parts
    try {
      const sentences = await word(facts, askedBy)
      if (sentences) await keepSentences(database, { user_id, digest: digestOf(facts), sentences, at: now() })
    } catch (failure) {
      onFailure(failure)
    }
  }
}
