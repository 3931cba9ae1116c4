import { Button } from './button.tsx'

/** Prints the page as shown; each screen's style sheet says how it looks on paper. */
export function PrintButton() {
  return (
    <Button kind="quiet" size="small" onClick={() => window.print()}>
      Print
    </Button>
  )
}
