import { expect, it } from 'vitest'
import { asDatabaseFailure } from './database-failure.ts'
import { asRefusal } from './error-replies.ts'

const CODES = {
  'does not answer at the moment': [
    '57P01',
    '57P02',
    '57P03',
    '08000',
    '08003',
    '08006',
    '08001',
    '08P01',
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ENOENT',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  'did not answer in time': ['57014', '55P03', '53200', '53300', '40P01'],
  'no space left': ['53100'],
  'takes no changes': ['25006'],
}
const MESSAGES = {
  'did not answer in time': ['Query read timeout', 'timeout exceeded when trying to connect'],
  'does not answer at the moment': [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout expired',
    'Cannot use a pool after calling end on the pool',
  ],
}

it.each(Object.entries(CODES).flatMap(([says, codes]) => codes.map((code) => [code, says] as const)))(
  'says of %s that the database %s, to be tried again',
  (code, says) => {
    const refusal = asRefusal(Object.assign(new Error('x'), { code }))
    expect(refusal).toMatchObject({ code: 'unavailable', message: expect.stringContaining(says) })
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0)
  },
)

it.each(Object.entries(MESSAGES).flatMap(([says, texts]) => texts.map((text) => [text, says] as const)))(
  'says of "%s" that the database %s, to be tried again',
  (message, says) => {
    expect(asRefusal(new Error(message))).toMatchObject({ code: 'unavailable', message: expect.stringContaining(says) })
  },
)

it.each(['23505', '22P02', '42703', 'ERR_ASSERTION', ''])('leaves %s the fault it is', (code) => {
  expect(asDatabaseFailure({ code, message: 'x' })).toBeUndefined()
})
