import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorAlert } from '../components/error-alert.tsx';
import { usePermitted } from '../components/use-permitted.ts';
import { useTeam } from '../team-context.ts';
import type { TeamOperations } from '../team-operations.ts';
import { useTexts } from '../use-texts.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './preview.tsx';
import { startOf } from './version.ts';
import type { Publication } from './version.ts';

export type Draft = NonNullable<Parameters<TeamOperations['createSitePreview']>[0]['draft']>;

type Props = {
  /** Draft of the form's values; null for the planned changes only. */
  draftOf(values: FieldValues): Draft | null;
};

/** The site's own pages with the form's values, at their start (TEAM-07, TEAM-09). */
export function SitePreview({ draftOf }: Props): ReactNode {
  const t = useTexts();
  const { operations } = useTeam();
  const isPermitted = usePermitted('site-preview.read');
  const { show, isRunning, error, shown } = usePreview((values) =>
    operations.createSitePreview({ at: startOf(values as Publication), draft: draftOf(values) }),
  );
  if (!isPermitted) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" loading={isRunning} onClick={() => void show()}>
        {t('team-site-preview-show')}
      </Button>
      <ErrorAlert error={error} />
      {shown && (
        <PreviewFrame addresses={shown}>
          {(language, styles) => (
            // Without scripts; the site's fonts and pictures need its origin.
            <Box
              component="iframe"
              key={shown[language]}
              src={shown[language]}
              title={t('team-preview-frame')}
              sandbox="allow-same-origin"
              sx={styles}
            />
          )}
        </PreviewFrame>
      )}
    </Box>
  );
}
