// npm run dev: the demo, restarted when its code changes, and the web app with hot reload on another port.
import { spawn } from 'node:child_process'

const children = [
  spawn('node', ['--watch', 'server/src/main.ts', '--demo'], { stdio: 'inherit' }),
  spawn('npx', ['react-router', 'dev'], { stdio: 'inherit', cwd: 'web' }),
]
for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM')
    process.exitCode ||= code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
