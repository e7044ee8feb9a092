import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { useTexts } from '../use-texts.ts';

/** Page without the needed permission. */
export function AccessDenied(): ReactNode {
  const t = useTexts();
  return (
    <>
      <Title title={t('ra.page.access_denied')} />
      <Typography>{t('ra.message.access_denied')}</Typography>
    </>
  );
}
