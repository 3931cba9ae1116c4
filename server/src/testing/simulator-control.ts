/**
 * Calls the control API of a simulated WHOOP, under /simulator/.
 * @param url of the simulator
 * @throws Error with its answer
 */
export async function controlSimulator<T = unknown>(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(`${url}/simulator/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`The simulator answered ${reply.status} to ${path}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
