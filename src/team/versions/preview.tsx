import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { Language } from '../../core/shared/language.ts';
import { ErrorAlert } from '../components/error-alert.tsx';
import { useAction } from '../components/use-action.ts';
import { useTexts } from '../use-texts.ts';
import { previewDocument } from './preview-document.ts';
import { PreviewFrame } from './preview-frame.tsx';
import type { FrameStyles } from './preview-frame.tsx';

type Rendered = Record<Language, { title: string; html: string; updated: string }>;

type Props = {
  /** Renders the values of the form; refused fields are marked. */
  read(values: FieldValues): Promise<Rendered>;
};

/** Summary of the form's values, such as prices by amount, for records without a page of the site (TEAM-07). */
export function Preview({ read }: Props): ReactNode {
  const t = useTexts();
  const { show, isRunning, error, shown } = usePreview(read);
  return (
    <Box sx={{ mt: 2 }}>
      <Button variant="outlined" loading={isRunning} onClick={() => void show()}>
        {t('team-preview')}
      </Button>
      <ErrorAlert error={error} />
      {shown && (
        <PreviewFrame>
          {(language, styles) => (
            <Summary key={language} language={language} rendered={shown[language]} styles={styles} />
          )}
        </PreviewFrame>
      )}
    </Box>
  );
}

/** Requests a preview of the form's values and marks refused fields. */
export function usePreview<Shown>(read: (values: FieldValues) => Promise<Shown>) {
  const { getValues, setError, clearErrors } = useFormContext();
  const [shown, setShown] = useState<Shown | null>(null);
  const { run, isRunning, error } = useAction(async () => {
    clearErrors();
    setShown(await read(getValues()));
  });
  const show = async () => {
    const { validFrom, ...errors } = (await run()) ?? {};
    const fields = { ...errors, ...(validFrom && { start: validFrom }) };
    for (const [name, key] of Object.entries(fields)) setError(name, { message: key });
  };
  return { show, isRunning, error, shown };
}

type SummaryProps = { language: Language; rendered: Rendered[Language]; styles: FrameStyles };

function Summary({ language, rendered: { title, html, updated }, styles }: SummaryProps): ReactNode {
  const t = useTexts();
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = previewDocument({ language, title, html, updated });
    },
    [language, title, html, updated],
  );
  return <Box component="iframe" ref={fill} title={t('team-preview-frame')} sandbox="" sx={styles} />;
}
