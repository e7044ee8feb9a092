import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Modals } from '../../view-models/site/modals.ts';
import type { ImportUpload } from '../../view-models/imports/import-upload.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button } from '../components/actions/button.tsx';
import { FileDrop } from '../components/fields/file-drop.tsx';
import { Hint } from '../components/fields/field.tsx';
import { Stack } from '../components/layout.tsx';
import { Link } from 'react-router-dom';
import { Modal } from '../components/messages/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLanguage } from '../shell/use-page-language.ts';
import { ImportProgress } from './import-progress.tsx';

const Samples = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,.xml,text/csv,text/xml,application/xml';
const SAMPLES = ['xlsx', 'csv', 'xml'] as const;

/** Upload of a file of products or listings (MODAL-01, VEND-04). */
export const UploadDialog = observer(function UploadDialog({ screen }: { screen: ImportUpload }) {
  const t = useTexts();
  const modals = useService(Modals);
  const language = useLanguage();
  const { sending, error, subject } = screen;
  return (
    <Modal open title={t(subject.texts.modalTitle)} onClose={() => modals.close()}>
      <Stack>
        <p>{t(subject.texts.modalIntro)}</p>
        {error && <Alert kind="error">{t(error)}</Alert>}
        {sending ? (
          <>
            <ImportProgress percent={sending.percent} text={t('import-uploading', { name: sending.name })} />
            <Button look="quiet" onClick={() => screen.stop()}>
              {t('import-stop-upload')}
            </Button>
          </>
        ) : (
          <FileDrop
            id="import-file"
            label={t('import-drop')}
            hint={t('import-drop-bounds')}
            accept={ACCEPTED}
            onFiles={(files) => void screen.choose(files)}
          />
        )}
        <Samples>
          {t('import-samples')}
          {SAMPLES.map((kind) => (
            <Link key={kind} to={`${subject.files}/sample.${kind}?language=${language}`} reloadDocument>
              {kind.toUpperCase()}
            </Link>
          ))}
        </Samples>
        <Hint>{t(subject.texts.numbersHint, { currency: t('currency-name-BGN') })}</Hint>
        <Hint>{t('import-pictures-hint')}</Hint>
      </Stack>
    </Modal>
  );
});
