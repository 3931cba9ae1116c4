import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTheme } from './theme.ts'
import './mantine-look.css'

const theme = createTheme({
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '13px', md: '15px', lg: '18px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { sm: '6px', md: '10px' },
  defaultRadius: 'sm',
  primaryColor: 'dark',
  cursorType: 'pointer',
  respectReducedMotion: true,
})

/**
 * Mantine in Corner's look, for the screens behind the sign-in: public pages do without it, to stay small.
 * A component's own sheet (`@mantine/core/styles/Modal.css`) is imported where that component is used.
 */
export function MantineLook({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useTheme()}>
      {children}
    </MantineProvider>
  )
}
