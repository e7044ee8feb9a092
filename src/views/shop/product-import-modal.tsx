import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Modals } from '../../view-models/site/modals.ts';
import { ProductImportUpload } from '../../view-models/shop/product-import-upload.ts';
import { Alert } from '../components/alert.tsx';
import { Button } from '../components/button.tsx';
import { Hint } from '../components/field.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { Stack } from '../components/layout.tsx';
import { Link } from '../components/link.tsx';
import { Modal } from '../components/modal.tsx';
import { useTexts } from '../components/use-texts.ts';
import { modal } from '../page.ts';
import { useService } from '../shell/services.tsx';
import { useLanguage } from '../shell/use-page-language.ts';
import { ImportProgress } from './import-progress.tsx';

const Place = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding: var(--space-8) var(--space-4);
  border: 2px dashed var(--colour-line-strong);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  text-align: center;
  cursor: pointer;
  & > svg {
    color: var(--colour-action);
    font-size: 1.5rem;
  }
  & > strong {
    color: var(--colour-action);
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--colour-focus);
    outline-offset: 2px;
  }
  &[data-over],
  &:hover {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
  }
`;

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

/** A file of products is chosen or dropped, and goes (MODAL-01, VEND-04). */
const ProductImportModal = observer(function ProductImportModal({ screen }: { screen: ProductImportUpload }) {
  const t = useTexts();
  const modals = useService(Modals);
  const language = useLanguage();
  const { sending, error } = screen;
  return (
    <Modal open title={t('import-modal-title')} onClose={() => modals.close()}>
      <Stack>
        <p>{t('import-modal-intro')}</p>
        {error && <Alert kind="error">{t(error)}</Alert>}
        {sending ? (
          <>
            <ImportProgress percent={sending.percent} text={t('import-uploading', { name: sending.name })} />
            <Button look="quiet" onClick={() => screen.stop()}>
              {t('import-stop-upload')}
            </Button>
          </>
        ) : (
          <Drop onFiles={(files) => void screen.choose(files)} />
        )}
        <Samples>
          {t('import-samples')}
          {SAMPLES.map((kind) => (
            <Link key={kind} to={`/imports/sample.${kind}?language=${language}`} reloadDocument>
              {kind.toUpperCase()}
            </Link>
          ))}
        </Samples>
        <Hint>{t('import-prices-hint')}</Hint>
        <Hint>{t('import-pictures-hint')}</Hint>
      </Stack>
    </Modal>
  );
});

function Drop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts();
  const [over, setOver] = useState(false);
  return (
    <Place
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <PlusIcon />
      <strong>{t('import-drop')}</strong>
      <Hint id="import-file-hint">{t('import-drop-bounds')}</Hint>
      <input
        type="file"
        accept={ACCEPTED}
        aria-label={t('import-file-field')}
        aria-describedby="import-file-hint"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again, mended.
          target.value = '';
          onFiles(files);
        }}
      />
    </Place>
  );
}

export const productImportModal = modal(ProductImportUpload, ProductImportModal);
