/** A browser's offset, in minutes that UTC is ahead of it, as `+01:00`. */
export function offsetText(minutesBehind: number): string {
  const [sign, size] = [minutesBehind > 0 ? '-' : '+', Math.abs(minutesBehind)]
  const two = (part: number) => String(part).padStart(2, '0')
  return `${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
