import { randomBytes } from 'node:crypto'
import { keepingSettings } from '../../database/distribute/distribute.ts'
import { APP_ROLE, OWNER_ROLE } from '../../database/embedded/settings.ts'
import { dropOnEveryNode, type Nodes, onEveryNode, TEMPLATES, type Template } from './cluster.ts'

/** A database on every node of the cluster, and how to drop it. */
export async function createCitusDatabase(nodes: Nodes, template: Template) {
  const database = `test_${randomBytes(6).toString('hex')}`
  await onEveryNode(nodes, `create database ${database} template ${TEMPLATES[template]} owner ${OWNER_ROLE}`)
  // A copy has not the settings of its template.
  if (template === 'distributed') for (const statement of keepingSettings(database)) await onEveryNode(nodes, statement)
  const unbound = { ...nodes[0], database }
  return {
    connection: { ...unbound, user: APP_ROLE },
    owner: { ...unbound, user: OWNER_ROLE },
    unbound,
    drop: () => dropOnEveryNode(nodes, database),
  }
}
