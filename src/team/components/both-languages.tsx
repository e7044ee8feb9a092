import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { useTexts } from '../use-texts.ts';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Inputs of both languages side by side. */
export function BothLanguages({ children }: { children: (language: Language) => ReactNode }): ReactNode {
  const t = useTexts();
  return (
    <Box sx={COLUMNS}>
      {LANGUAGES.map((language) => (
        <Paper
          key={language}
          component="section"
          aria-label={t(`team-in-${language}`)}
          variant="outlined"
          sx={{ p: 2 }}
        >
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {t(`team-in-${language}`)}
          </Typography>
          {children(language)}
        </Paper>
      ))}
    </Box>
  );
}
