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
        To set one up, choose a service and send its lines to the person who runs this server. They put them into the
        file of its settings, <code>/etc/corner.env</code> where Corner is a service of the system, or else into the
        environment that it is started with, and start it again. Then this page tests the connection. What else can be
        set is told in Corner’s folder on the server, in the file <code>docs/ai.md</code> under “Set up a language
        model”.
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
        What a provider then gets. Athletes have made-up names in all of it, unless the person who runs this server sets{' '}
        <code>CORNER_AI_PRIVACY=false</code>: then first names are sent, with the initial of the surname.
      </p>
      <WhatIsSent />
    </Card>
  )
}
