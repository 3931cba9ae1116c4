import { expect, it } from 'vitest'
import { markupOf } from '../../shared/rendered-for-tests.tsx'
import QrCode from './qr-code.tsx'

const modules = (text: string) => markupOf(<QrCode text={text} label="QR code of the athlete code" />)

it('draws the finder pattern in its corner, within a quiet border, and names itself', () => {
  const markup = modules('https://c.example/register#code=WQF-37T-DER-CX4')
  expect(markup).toContain('aria-label="QR code of the athlete code"')
  for (const x of [2, 3, 4, 5, 6, 7, 8]) expect(markup).toContain(`M${x} 2h1v1h-1z`)
  expect(markup).not.toContain('M9 2h')
  expect(markup).not.toContain('M0 ')
})

it('differs for another code', () => {
  expect(modules('https://c.example/register#code=A')).not.toBe(modules('https://c.example/register#code=B'))
})
