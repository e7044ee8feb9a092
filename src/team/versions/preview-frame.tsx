import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { useTexts } from '../use-texts.ts';

/** Widths of the preview, in pixels. */
const WIDTHS = { phone: 390, desktop: 1_280 } as const;
type Width = keyof typeof WIDTHS;

/** Styles of a frame with the chosen width. */
export type FrameStyles = {
  width: number;
  height: number;
  border: number;
  borderColor: string;
  display: 'block';
};

type Props = {
  /** Addresses of the pages, for a tab of their own. */
  addresses?: Record<Language, string>;
  /** The frame of a language. */
  children(language: Language, styles: FrameStyles): ReactNode;
};

/** A preview in both languages, at the width of a phone or a computer (TEAM-07, TEAM-09). */
export function PreviewFrame({ addresses, children }: Props): ReactNode {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>('bg');
  const [width, setWidth] = useState<Width>('phone');
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          value={language}
          aria-label={t('team-preview-language')}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
        >
          {LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`team-in-${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          value={width}
          aria-label={t('team-preview-width')}
          onChange={(_, chosen: Width | null) => chosen && setWidth(chosen)}
        >
          <ToggleButton value="phone">{t('team-preview-phone')}</ToggleButton>
          <ToggleButton value="desktop">{t('team-preview-desktop')}</ToggleButton>
        </ToggleButtonGroup>
        {addresses && (
          <Button
            component="a"
            href={addresses[language]}
            target="_blank"
            rel="noopener"
            startIcon={<OpenIcon aria-hidden />}
          >
            {t('team-site-preview-open')}
          </Button>
        )}
      </Stack>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('team-preview-frame')}>
        {children(language, {
          width: WIDTHS[width],
          height: 640,
          border: 1,
          borderColor: 'divider',
          display: 'block',
        })}
      </Box>
    </Paper>
  );
}
