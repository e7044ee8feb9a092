import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Notification, useLogin } from 'react-admin';
import { LanguageButton } from '../layout/language-button.tsx';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { SignIn } from './sign-in.tsx';

/** Page of the sign-in; afterwards the member returns to the requested page. */
export function LoginPage(): ReactNode {
  const t = useTexts();
  const login = useLogin();
  const { siteName } = useTeam().state;
  const title = t('team-title', { site: siteName });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        p: 2,
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <LanguageButton />
      </Box>
      <Box component="main" id="main-content" sx={{ m: 'auto', width: '100%', maxWidth: 440, py: 2 }}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 } }}>
          <SignIn onSignedIn={() => login({})} />
        </Paper>
      </Box>
      <Notification />
    </Box>
  );
}
