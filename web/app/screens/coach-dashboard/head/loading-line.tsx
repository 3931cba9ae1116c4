/** How things stand before a team is there (docs/reference/coach-dashboard.md#loading-and-empty). */
export function LoadingLine() {
  return (
    <>
      <b>Loading Team Dashboard</b> Gathering team analytics...
    </>
  )
}
