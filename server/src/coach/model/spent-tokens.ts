import type { LanguageModelUsage } from 'ai'
import type { AnswerParts } from './answer-parts.ts'
import { usedTokens } from './token-use.ts'

/** Counts the tokens of each step as its provider reports them, or estimated by length: also of a step that was interrupted. */
export class SpentTokens {
  private readonly take: AnswerParts['take']
  private sent: number
  private isOpen = false

  constructor({ take, instructions, messages, tools }: AnswerParts) {
    this.take = take
    this.sent = JSON.stringify([instructions, messages, Object.entries(tools)]).length
  }

  stepBegan(): void {
    this.isOpen = true
  }

  /** A step that is in progress costs nothing yet. */
  nothing(): void {
    this.isOpen = false
  }

  /** A look-up's result is sent again with every later step. */
  sends(result: unknown): void {
    this.sent += JSON.stringify(result)?.length ?? 0
  }

  async stepEnded(counted: LanguageModelUsage | undefined, written: string): Promise<boolean> {
    this.isOpen = false
    return this.take(usedTokens(counted, { sent: this.sent, written: written.length }))
  }

  async end(written: string): Promise<void> {
    if (this.isOpen) await this.stepEnded(undefined, written)
  }
}
