/** How things stand before a team is there (spec 2, section 2). */
export function LoadingLine() {
  return (
    <>
      <b>Loading Team Dashboard</b> Gathering team analytics...
    </>
  )
}
