import { type LanguageModelUsage, streamText } from 'ai'
import type { AnswerParts } from './answer-parts.ts'
import type { Fault } from './figures/check-sentence.ts'
import { usedTokens } from './token-use.ts'
import type { Turn } from './turn.ts'

/** Enough for a whole team with a few figures each; more would not be used. */
const MAX_REFERENCES = 120

const NOTHING = 'NOTHING'

const INSTRUCTIONS = `You wrote a sentence for a sports team's dashboard. In it each figure must be a reference such as {{r3}}, which the reader sees as its value with unit. Write this one sentence again, in the same style: references from the list alone, and no figure of your own, in digits or in words. Say nothing that the list does not hold. Reply with the sentence alone, or with ${NOTHING} if nothing is left to say.`

const WHY: Record<Fault['why'], string> = {
  free_figure: 'is a figure and no reference',
  unknown_reference: 'is no reference of the list',
  other_unit: 'has another unit than the value',
  other_way: 'says the other direction than the value',
  other_athlete: 'is a value of another athlete than the sentence names',
}

/** A line's own marks and the white space around it are kept. */
const FRAME = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+|#+\s+)?)([\s\S]*?)(\s*)$/

/**
 * Asks the model to rewrite one sentence, given what is wrong in it and the available references.
 * @returns undefined: no usable sentence. Throws only when the client has disconnected or the time is over.
 */
export async function rewriteSentence(
  turn: Turn,
  parts: AnswerParts,
  sentence: string,
  fault: Fault,
): Promise<string | undefined> {
  const [, before = '', words = '', after = ''] = FRAME.exec(sentence) ?? []
  const prompt = `Sentence: ${words}\nWrong: "${fault.said}" ${WHY[fault.why]}.\nReferences:\n${referencesFor(turn, sentence)}`
  let written = ''
  let counted: LanguageModelUsage | undefined
  try {
    const { stream } = streamText({
      model: parts.model,
      instructions: INSTRUCTIONS,
      prompt,
      temperature: 0,
      maxOutputTokens: parts.outputTokens,
      maxRetries: 0,
      abortSignal: parts.signal,
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'text-delta') written += part.text
      if (part.type === 'finish') counted = part.totalUsage
      if (part.type === 'error' || (part.type === 'finish' && part.finishReason !== 'stop')) return
    }
  } catch {
    return
  } finally {
    await parts.take(usedTokens(counted, { sent: INSTRUCTIONS.length + prompt.length, written: written.length }))
  }
  const [first = ''] = written.trim().split('\n')
  const [, , again = ''] = FRAME.exec(first) ?? []
  const isRow = words.startsWith('|') && !again.startsWith('|')
  return again === '' || again.startsWith(NOTHING) || isRow ? undefined : before + again + after
}

/** References of the athletes whom the sentence names, and of no particular athlete; all references if it names none. */
function referencesFor({ cells, aliases }: Turn, sentence: string): string {
  const named = aliases.namedIn(sentence)
  const fitting = cells.all.filter(
    ({ athletes }) => named.length === 0 || athletes.length === 0 || athletes.some((id) => named.includes(id)),
  )
  return fitting
    .slice(-MAX_REFERENCES)
    .map(({ ref, text, of, athletes }) => {
      const whose = athletes.map((id) => String(aliases.hideIn(id))).join(' and ')
      return `{{${ref}}} ${text} (${[whose, of].filter(Boolean).join(': ')})`
    })
    .join('\n')
}
