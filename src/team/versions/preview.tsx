import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { LANGUAGES } from '../../core/shared/language.ts';
import type { Language } from '../../core/shared/language.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTexts } from '../use-texts.ts';
import { previewDocument } from './preview-document.ts';

type Rendered = Record<Language, { title: string; html: string; updated: string }>;

/** Widths of the preview, in pixels. */
const WIDTHS = { phone: 390, desktop: 1_280 } as const;
type Width = keyof typeof WIDTHS;

type Props = {
  /** Renders the values of the form; refused fields are marked. */
  read(values: FieldValues): Promise<Rendered>;
};

/** The form's values as visitors will see them, at the width of a phone or a computer (TEAM-07, TEAM-09). */
export function Preview({ read }: Props): ReactNode {
  const t = useTexts();
  const { getValues, setError, clearErrors } = useFormContext();
  const [preview, setPreview] = useState<Rendered | null>(null);
  const { run, isRunning, error } = useAction(async () => {
    clearErrors();
    setPreview(await read(getValues()));
  });
  const show = async () => {
    for (const [name, key] of Object.entries((await run()) ?? {})) setError(name, { message: key });
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" loading={isRunning} onClick={() => void show()}>
        {t('team-preview')}
      </Button>
      <ErrorAlert error={error} />
      {preview && <Frame preview={preview} />}
    </Box>
  );
}

function Frame({ preview }: { preview: Rendered }): ReactNode {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>('bg');
  const [width, setWidth] = useState<Width>('phone');
  const { title, html, updated } = preview[language];
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = previewDocument({ language, title, html, updated });
    },
    [language, title, html, updated],
  );
  return (
    <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
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
      </Stack>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('team-preview')}>
        <Box
          component="iframe"
          key={language}
          ref={show}
          title={t('team-preview-frame')}
          sandbox=""
          sx={{ width: WIDTHS[width], height: 640, border: 1, borderColor: 'divider', display: 'block' }}
        />
      </Box>
    </Paper>
  );
}
