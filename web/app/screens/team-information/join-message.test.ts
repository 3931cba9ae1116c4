import { expect, it } from 'vitest'
import { joinMessage } from './join-message.ts'

it('says team, product, address and code', () => {
  const parts = { team: "Riverside Men's Wrestling", product: 'Corner', origin: 'https://c.example', code: 'ABC123' }
  expect(joinMessage(parts)).toBe("Join Riverside Men's Wrestling on Corner: https://c.example/register, code ABC123")
})
