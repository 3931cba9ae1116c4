import { z } from 'zod'

export const address = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an address that begins with http:// or https://` })

export const count = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a whole number` })
    .int(`${name} must be a whole number`)
    .min(1)
