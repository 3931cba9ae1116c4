import { createHmac } from 'node:crypto'

/** The two headers that prove that WHOOP sent these bytes: base64 HMAC-SHA256 over timestamp and body. */
export function signatureHeaders(clientSecret: string, body: string, sentAtMs: number): Record<string, string> {
  const timestamp = String(sentAtMs)
  return {
    'X-WHOOP-Signature': createHmac('sha256', clientSecret).update(timestamp).update(body).digest('base64'),
    'X-WHOOP-Signature-Timestamp': timestamp,
  }
}
