/**
 * The state of the history entry that the window is at, for a press: it may come before that entry is rendered.
 * @param rendered the state of the entry on the screen, for a router that keeps none in the window
 */
export function currentState(rendered: unknown): unknown {
  const entry: unknown = window.history.state
  // Where React Router keeps a location's state.
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : rendered
}
