import { open } from 'node:fs/promises'

/** So that a new name in it survives a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path)
  await directory.sync().finally(() => directory.close())
}
