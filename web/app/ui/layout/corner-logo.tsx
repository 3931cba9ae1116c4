/** The product's logo: the corner of a mat and the athlete in it. */
export function CornerLogo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M3 23V3h20" fill="none" stroke="currentColor" strokeWidth="5" />
      <circle cx="16.5" cy="16.5" r="5.5" fill="var(--red)" />
    </svg>
  )
}
