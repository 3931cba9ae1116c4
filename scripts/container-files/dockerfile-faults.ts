import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'

/** What the Dockerfile has to agree with. */
export interface Surroundings {
  /** The Node that package.json names. */
  node: string
  /** Whether a path of the repository reaches the build: it is there, and .dockerignore lets it through. */
  reaches(path: string): boolean
}

const SECRET = /(?:KEY|SECRET|PASSWORD|PASSPHRASE|TOKEN)(?:=|$)|(?:DATABASE|SMTP)\w*_URL(?:=|$)/

/** What is wrong with a Dockerfile, one line each: its syntax, and the rules that images of ours keep. */
export function dockerfileFaults(text: string, { node, reaches }: Surroundings): string[] {
  const file = DockerfileParser.parse(text)
  const instructions = file.getInstructions()
  const stages = file.getFROMs()
  const last = instructions.slice(instructions.findLastIndex(isNamed('FROM')))
  return [
    ...validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`),
    ...stages.flatMap((stage) => baseFaults(stage, stages, node)),
    ...instructions.flatMap(instructionFaults),
    ...file.getCOPYs().flatMap((copy) => copyFaults(copy, reaches)),
    ...lastStageFaults(last),
  ]
}

const isNamed = (name: string) => (instruction: Instruction) => instruction.getKeyword() === name

function baseFaults(stage: From, stages: readonly From[], node: string): string[] {
  const image = stage.getImage() ?? ''
  if (stages.some((other) => other.getBuildStage() === image)) return []
  return image.startsWith(`node:${node}-`) && image.endsWith('-slim') ? [] : [`FROM ${image}: not node:${node}-…-slim`]
}

function instructionFaults(instruction: Instruction): string[] {
  const keyword = instruction.getKeyword()
  const said = instruction.getArgumentsContent() ?? ''
  const fault = (why: string) => [`${keyword} ${said.split('\n')[0]}: ${why}`]
  if (keyword === 'ADD') return fault('COPY takes what is here, and nothing from elsewhere')
  if (/^(?:ENV|ARG|LABEL)$/.test(keyword) && said.split(/\s+/).some((word) => SECRET.test(word)))
    return fault('a secret in an image is everybody’s')
  if (keyword !== 'RUN') return []
  if (/\b(?:curl|wget)\b/.test(said)) return fault('packages come from their registries')
  if (/\bsudo\b/.test(said)) return fault('the build is root')
  if (/apt-get\s[^&|;]*install/.test(said) && !/--no-install-recommends[\s\S]*rm -rf \/var\/lib\/apt\/lists/.test(said))
    return fault('without --no-install-recommends, or the lists of packages stay in the image')
  return []
}

function copyFaults(copy: Copy, reaches: Surroundings['reaches']): string[] {
  if (copy.getFlags().some((flag) => flag.getName() === 'from')) return []
  const sources = copy
    .getArguments()
    .map((argument) => argument.getValue())
    .slice(0, -1)
  return sources.flatMap((source) => {
    if (/^(?:\.\/?|\/)$/.test(source)) return [`COPY ${source}: name what the image needs`]
    return reaches(source) ? [] : [`COPY ${source}: it is not there, or .dockerignore leaves it out`]
  })
}

function lastStageFaults(instructions: readonly Instruction[]): string[] {
  const user = instructions.findLast(isNamed('USER'))?.getArgumentsContent() ?? 'root'
  return [
    ...(/^[1-9]\d{3,}:[1-9]\d{3,}$/.test(user) ? [] : [`USER ${user}: not a fixed id above 999 with a group`]),
    ...(instructions.some(isNamed('HEALTHCHECK')) ? [] : ['There is no HEALTHCHECK']),
    ...(instructions.some(isNamed('CMD')) ? [] : ['There is no CMD']),
  ]
}
