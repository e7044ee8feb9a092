import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ProductImports } from '../../../core/shop/import/product-import.ts';
import { pathOf } from '../../../core/site/paths.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { ProductImportUpload } from '../../../view-models/shop/product-import-upload.ts';
import { LanguageSwitch } from '../../../view-models/site/language-switch.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Button } from '../../components/actions/button.tsx';
import { FileDrop } from '../../components/fields/file-drop.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { Stack } from '../../components/layout.tsx';
import { Link } from 'react-router-dom';
import { Modal } from '../../components/messages/modal.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { modal } from '../../page.ts';
import { useService } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/use-page-language.ts';
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
            <Link key={kind} to={`/imports/sample.${kind}?language=${language}`} reloadDocument>
              {kind.toUpperCase()}
            </Link>
          ))}
        </Samples>
        <Hint>{t('import-prices-hint', { currency: t('currency-name-BGN') })}</Hint>
        <Hint>{t('import-pictures-hint')}</Hint>
      </Stack>
    </Modal>
  );
});

export default modal(
  ProductImportModal,
  [ProductImports, Modals, Navigation, LanguageSwitch],
  (own, modals, navigation, { language }) =>
    new ProductImportUpload(
      own,
      modals,
      () => new AbortController(),
      (id) => navigation.go(pathOf('AdminProductsImport', language, {}, { import: id })),
    ),
);
