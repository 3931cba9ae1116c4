import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { logOf } from '../log/log.ts'

/** Loopback and private addresses, where the operator's own reverse proxy may be (RFC 1918, RFC 4193, RFC 3927, RFC 6598). */
const OWN_NETWORKS = new BlockList()
OWN_NETWORKS.addSubnet('127.0.0.0', 8)
OWN_NETWORKS.addSubnet('10.0.0.0', 8)
OWN_NETWORKS.addSubnet('172.16.0.0', 12)
OWN_NETWORKS.addSubnet('192.168.0.0', 16)
OWN_NETWORKS.addSubnet('169.254.0.0', 16)
OWN_NETWORKS.addSubnet('100.64.0.0', 10)
OWN_NETWORKS.addAddress('::1', 'ipv6')
OWN_NETWORKS.addSubnet('fc00::', 7, 'ipv6')
OWN_NETWORKS.addSubnet('fe80::', 10, 'ipv6')

export const PROXY_WARNING =
  'Requests come through a reverse proxy (they carry X-Forwarded-For), but TRUST_PROXY is not set: rate limits take all visitors ' +
  'for one, so that many wrong passwords of one keep everybody out. Set TRUST_PROXY=true if the proxy is yours.'

/** Warns once when a request arrives from a proxy that is not trusted. No header of the request is believed. */
export function warnOfProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isSaid || !(headers['x-forwarded-for'] ?? headers.forwarded) || !isOwnNetwork(ip ?? '')) return
    isSaid = true
    logOf('http').warn(PROXY_WARNING)
  })
}

function isOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '').replace(/%.*$/, '')
  const version = isIP(plain)
  return version !== 0 && OWN_NETWORKS.check(plain, version === 4 ? 'ipv4' : 'ipv6')
}
