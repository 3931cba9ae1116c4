import { CopyButton } from '../../../../ui/buttons/copy-button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from './language-model.module.css'
import { WhatIsSent } from './what-is-sent.tsx'

const COPIED_MS = 2000

/** Lines of an environment file. */
const EXAMPLES: readonly { name: string; settings: string }[] = [
  {
    name: 'Ollama, on your own machine',
    settings:
      'CORNER_AI_PROVIDER=openai-compatible\nCORNER_AI_BASE_URL=http://127.0.0.1:11434/v1\nCORNER_AI_MODEL=<model>',
  },
  {
    name: 'OpenAI',
    settings: 'CORNER_AI_PROVIDER=openai\nCORNER_AI_MODEL=<model>\nCORNER_AI_KEY=<key>',
  },
  {
    name: 'Anthropic',
    settings: 'CORNER_AI_PROVIDER=anthropic\nCORNER_AI_MODEL=<model>\nCORNER_AI_KEY=<key>',
  },
]

/** Shown when no model is configured: who answers instead, and how to configure one. */
export function NoModelCard() {
  return (
    <Card title="No language model is set up">
      <p className={styles.text}>
        The built-in analyst answers every question: it needs no key and no network, and nothing leaves this server. A
        language model words the answers more freely. The numbers still come from this server.
      </p>
      <p className={styles.text}>
        To set one up you need the person who runs this server. Choose a service and send them its lines. When they have
        put them in, this page tests the connection.
      </p>
      <ul className={styles.examples}>
        {EXAMPLES.map(({ name, settings }) => (
          <li key={name}>
            <div className={styles.exampleHead}>
              <h3>{name}</h3>
              <div>
                <CopyButton text={settings} thing={`settings for ${name}`} copiedMs={COPIED_MS} />
              </div>
            </div>
            <pre className={styles.settings}>{settings}</pre>
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        For the person who runs the server: the lines belong into its settings, in <code>/etc/corner.env</code> or
        wherever Corner gets its environment from; then start Corner again. <code>CORNER_AI_PRIVACY=false</code> sends
        first names instead of made-up ones. All settings are in <code>docs/ai.md</code>.
      </p>
      <h3 className={styles.sendHead}>What the provider would get</h3>
      <WhatIsSent />
    </Card>
  )
}
