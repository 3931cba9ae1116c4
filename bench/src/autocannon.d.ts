/** The part of autocannon that the benchmark uses; the package has no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }): Promise<{ requests: { average: number }; non2xx: number; errors: number }>
}
