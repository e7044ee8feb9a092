import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocaleState } from 'react-admin';
import { useTexts } from '../use-texts.ts';

/** Switches to the other language; its name is in that language. */
export function LanguageButton(): ReactNode {
  const t = useTexts();
  const [locale, setLocale] = useLocaleState();
  const other = locale === 'bg' ? 'en' : 'bg';
  return (
    <Button color="inherit" lang={other} onClick={() => setLocale(other)}>
      {t('team-other-language')}
    </Button>
  );
}
