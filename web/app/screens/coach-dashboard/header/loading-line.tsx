/** The loading state before a team is known (docs/reference/coach-dashboard.md#loading-and-empty). */
export function LoadingLine() {
  return (
    <>
      <b>Loading Team Dashboard</b> Gathering team analytics...
    </>
  )
}
