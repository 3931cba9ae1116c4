/** Whether somebody wants to read the options of a program, whatever else stands beside. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.some((arg) => arg === '--help' || arg === '-h')
}
