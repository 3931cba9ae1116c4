import { BlockList, isIP } from 'node:net'

const OWN_NETWORKS = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, bits, 'ipv6')

/** Names that no public server has; a name without a dot is a container or a machine on the local network. */
const OWN_NAMES = /^[^.]+$|\.(?:local|internal|lan|home\.arpa|localhost)$/

/** Whether an address is on this machine or the local network, judged by the address alone: no DNS look-up. */
export function isLocalAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const version = isIP(host)
  if (version === 0) return OWN_NAMES.test(host)
  return OWN_NETWORKS.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
