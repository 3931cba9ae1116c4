const SHARES = [1, 0.55, 0.25]
const FURTHER_SHARE = 0.15

/**
 * A shade of grey, the first the darkest: mixed with the card's colour and opaque, so that the grid does not show
 * through.
 */
export function greyShade(step: number, { ink, card }: { ink: string; card: string }): string {
  return `color-mix(in srgb, ${ink} ${100 * (SHARES[step] ?? FURTHER_SHARE)}%, ${card})`
}
