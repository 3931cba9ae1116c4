import { expect, it } from 'vitest'
import { findPrivate } from './private-in-log.ts'

const KNOWN = { names: ['Mara Stone', 'Stone', 'Li'], secrets: ['corner-demo', 'strong enough', 'K7PQ-22XM'] }

it.each([
  ['14:03:12 info  http: A request was answered (method=GET path=/api/teams/ status=200 ms=4 from=127.0.0.1)'],
  ['14:03:12 warn  jobs: A job failed (queue=poll job_id=0190a0f2-7b1c-7d3a-9c55-0123456789ab try=2)'],
  ['{"level":"warn","msg":"To (e-mail) at https://a.example/cb?(hidden) with (token)"}'],
  ['    at x (file:///app/node_modules/@fastify/static/index.js:1:2)'],
  ['14:03:12 info  http: path=/assets/milestones-BqX1.js'],
  ['sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
])('finds nothing in %s', (line) => {
  expect(findPrivate(line, KNOWN)).toEqual([])
})

it.each([
  ['an e-mail address', 'no such user: mara.stone.12@corner.example'],
  ['a signed token', 'Bearer eyJhbGciOi.eyJzdWIi.c2ln'],
  ['a secret', 'refresh=AbCdEf0123456789AbCdEf0123456789AbCdEf0123456789_-xyzXYZ'],
  ['a query string', 'path=/connect-whoop-callback?code=abc'],
  ['a bearer token', 'authorization: Bearer 12345678'],
  ['a name', 'Invited Mara Stone'],
  ['a name', '{"last_name":"Stone"}'],
  ['a password or code', 'body={"password":"corner-demo"}'],
  ['a password or code', 'code K7PQ-22XM was used'],
])('finds %s in a line', (what, line) => {
  const found = findPrivate(`14:03:12 info  http: all is well\n${line}\n`, KNOWN)
  expect(found).toContain(`${what}: ${line}`)
})
