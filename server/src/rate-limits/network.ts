import { isIPv6 } from 'node:net'

/** Of an IPv6 address one customer has at least a /64, so that each of its addresses is the same visitor; IPv4 is taken whole. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...behind]
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
