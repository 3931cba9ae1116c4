import fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { serveSecurityTxt } from './security-txt.ts'

const PATH = '/.well-known/security.txt'
const now = () => new Date('2026-11-28T12:00:00Z')

function read(securityContact: string | undefined, url = 'https://corner.example') {
  const app = fastify()
  serveSecurityTxt(app, { securityContact, url }, now)
  return app.inject(PATH)
}

it('says whom to write to, until when that holds, and where the file belongs', async () => {
  const reply = await read('mailto:security@club.example')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body).toBe(
    `Contact: mailto:security@club.example\nExpires: 2027-02-26T12:00:00.000Z\nPreferred-Languages: en\nCanonical: https://corner.example${PATH}\n`,
  )
})

it('claims no address that is not on https, as the standard asks', async () => {
  expect((await read('tel:+1-201-555-0123', 'http://127.0.0.1:3000')).body).not.toContain('Canonical')
})

it('is not there without a contact', async () => {
  expect((await read(undefined)).statusCode).toBe(404)
})

it.each(['mailto:a@b.example', 'https://b.example/report', 'tel:+1-201-555-0123'])('takes %s', (SECURITY_CONTACT) => {
  expect(readConfiguration({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
})

it.each(['a@b.example', 'http://b.example', 'mailto:a@b.example\nExpires: never'])('refuses %j', (SECURITY_CONTACT) => {
  expect(() => readConfiguration({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT must be an address that begins with')
})
