import nodemailer from 'nodemailer'
import type { MailMessage } from './message.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  /** The sender: `Corner <corner@club.example>` or the bare address. */
  from: string
}

/** A mail server that does not answer must not hold up the job for long: the job is retried. */
const PATIENCE_MS = 20_000

/** Delivers mails to a mail server: a connection each, as there are few. */
export type Transport = (message: MailMessage) => Promise<void>

/** The mail server knows no such recipient: a retry will not change that. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused'
}

export function createTransport({ url, from }: SmtpSettings): Transport {
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
      // As an object the address is taken literally: in a string, a comma would split it in two.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    } catch (error) {
      if (isRecipientRefused(error))
        throw new RecipientRefused('The mail server refuses the recipient', { cause: error })
      throw error
    }
  }
}

/** 5xx in answer to the recipient is permanent (RFC 5321, 4.2.1); a refused sign-in or sender is for the operator to fix. */
function isRecipientRefused(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500
}

/** Nodemailer's codes for a failed connection. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS'])

/** The mail server does not answer, or says "later" (4xx): a retry helps, and the operator need not see each one. */
export function isMailServerFailure(error: unknown): boolean {
  const { code = '', responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  return NO_CONNECTION.has(code) || (responseCode >= 400 && responseCode < 500)
}
