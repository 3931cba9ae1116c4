import nodemailer from 'nodemailer'
import type { Letter } from './letter.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  /** Whom mails come from: `Corner <corner@club.example>` or the bare address. */
  from: string
}

/** A mail server that does not answer must not hold up the job for long: it comes again. */
const PATIENCE_MS = 20_000

/** Hands letters to a mail server: a connection each, as they are few. */
export type Post = (letter: Letter) => Promise<void>

/** The mail server knows no such recipient: no later try will change that. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused'
}

export function createPost({ url, from }: SmtpSettings): Post {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ to, subject, text }) => {
    try {
      // As an object the address is taken as it is: in a text, a comma would make two of it.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    } catch (error) {
      if (isRecipientRefused(error))
        throw new RecipientRefused('The mail server refuses the recipient', { cause: error })
      throw error
    }
  }
}

/** 5xx in answer to the recipient is for good (RFC 5321, 4.2.1); a refused sign-in or sender is the operator's to mend. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500
}

/** Nodemailer's words for no connection. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'])

/** The mail server does not answer, or says "later" (4xx): a later try helps, and the operator need not be told of each. */
export function isMailServerTrouble(error: unknown): boolean {
  const { code = '', responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  return NO_CONNECTION.has(code) || (responseCode >= 400 && responseCode < 500)
}
