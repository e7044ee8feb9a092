import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Form, TextInput, Title } from 'react-admin';
import { usePermitted } from '../components/use-permitted.ts';
import { AccessDenied } from '../layout/access-denied.tsx';
import { useTexts } from '../use-texts.ts';
import { SitePreview } from '../versions/site-preview.tsx';

/** The site with all changes planned until a chosen time (TEAM-07, TEAM-09). */
export function SitePreviewPage(): ReactNode {
  const t = useTexts();
  const isPermitted = usePermitted('site-preview.read');
  if (!isPermitted) return <AccessDenied />;
  return (
    <>
      <Title title={t('team-site-preview')} />
      <Typography sx={{ my: 2, maxWidth: '40rem' }}>{t('team-site-preview-hint')}</Typography>
      <Form record={{ when: 'later', start: '' }}>
        <TextInput
          source="start"
          type="datetime-local"
          label="team-site-preview-moment"
          helperText="team-site-preview-moment-hint"
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: '20rem' }}
        />
        <SitePreview draftOf={() => null} />
      </Form>
    </>
  );
}
