import { isIPv6 } from 'node:net'

/** The smallest IPv6 network that one customer has. */
const CUSTOMER_BITS = 64

/**
 * The network of an address. One IPv6 customer has at least a /64, so all of its addresses count as one visitor; IPv4 addresses
 * are used whole.
 * @param bits of IPv6: less than 64 for the range of one provider or of one owner of many networks
 */
export function networkOf(address: string, bits = CUSTOMER_BITS): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...behind]
  return whole
    .slice(0, Math.ceil(bits / 16))
    .map((group, at) => (Number.parseInt(group, 16) & maskOf(bits - at * 16)).toString(16))
    .join(':')
}

/** Keeps the bits of a 16-bit group that belong to the network. */
function maskOf(bits: number): number {
  return bits >= 16 ? 0xffff : 0xffff & ~(0xffff >> bits)
}
