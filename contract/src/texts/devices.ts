/** Texts of the device screens; `{provider}` is the provider's name (docs/reference/device-connection.md#texts). */
export const DEVICE_TEXTS = {
  authenticationRequired: 'Authentication required. Please log in again.',
  startFailed: 'Failed to initiate OAuth flow',
  disconnectFailed: 'Failed to disconnect {provider} account',
  refreshFailed: 'Failed to refresh token. Please reconnect.',
  networkError: 'Network error occurred. Please try again.',
  disconnected: '{provider} account disconnected successfully!',
  refreshed: 'Token refreshed successfully!',
  paused: 'Paused. Nothing comes from {provider} until you resume.',
  resumed: 'Resumed. What {provider} measured meanwhile is coming in.',
  pauseFailed: 'The link with {provider} could not be paused.',
  resumeFailed: 'The link with {provider} could not be resumed.',
  statusUnavailable: 'Connection Status Unavailable',
  /** Added to the state of the link, by the server's problem code. */
  problems: {
    refused: '{provider} ended the connection. Reconnect to keep your data coming in; your records are safe.',
    lost_at_refresh:
      'The connection was lost while it was being renewed. Please reconnect; your records stay, and nothing else is needed.',
    records_refused:
      '{provider} has not given us your records for some hours. We keep trying. If it lasts, disconnect and connect again.',
  },
} as const

export const OAUTH_CALLBACK_TEXTS = {
  returnedError: 'OAuth error: {error}. {description}',
  missingParameters: 'Missing required OAuth parameters (code or state)',
  stateDiffers: 'Something went wrong. Please try again later.',
  exchangeFailed: 'Failed to exchange authorization code',
  unknown: 'An unknown error occurred during the connection process.',
} as const

/** Replaces the placeholders in braces, such as `{provider}`. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
