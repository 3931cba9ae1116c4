import { expect, it } from 'vitest'
import { isLocalAddress } from './local-address.ts'

it.each([
  'http://127.0.0.1:8080/v1',
  'http://localhost:11434',
  'http://[::1]:80',
  'http://192.168.0.9',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://172.31.255.1',
  'http://ollama:11434/v1',
  'http://host.docker.internal',
  'http://mac.local',
  'http://[fd12::7]:8000',
  'http://gpu.lan',
])('takes %s for a server of the own network', (url) => {
  expect(isLocalAddress(url)).toBe(true)
})

it.each([
  'https://api.example.com/v1',
  'http://172.32.0.1',
  'http://11.0.0.1',
  'http://[2001:db8::1]',
  'https://local.example',
  'https://127.0.0.1.example.com',
])('takes %s for a hosted one', (url) => {
  expect(isLocalAddress(url)).toBe(false)
})
