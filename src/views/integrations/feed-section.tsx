import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { MAX_FEED_URL_LENGTH } from '../../core/integrations/product-feed.ts';
import type { ProductFeed } from '../../core/integrations/product-feed.ts';
import type { FeedEditor } from '../../view-models/integrations/feed-editor.ts';
import { Button } from '../components/actions/button.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { Row } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormTextField } from '../forms/form-fields.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';

/** Hourly import of products from an address, with the result of the last one (SHIP-12). */
export const FeedSection = observer(function FeedSection({ editor }: { editor: FeedEditor }) {
  const t = useTexts();
  const { feed, busy } = editor;
  return (
    <FormSection title={t('integrations-feed')} lead={t('integrations-feed-lead')}>
      {feed && <FeedState feed={feed} />}
      <BoundForm form={editor.form} prefix="feed" texts="feed-field" aria-label={t('integrations-feed')}>
        <FormErrors />
        <FormTextField
          name="url"
          type="url"
          inputMode="url"
          hint
          required
          maxLength={MAX_FEED_URL_LENGTH}
          autoComplete="off"
        />
        <Row>
          <SubmitButton look="secondary">{t('feed-save')}</SubmitButton>
          {feed && (
            <Button look="quiet" busy={busy} onClick={() => void editor.delete()}>
              {t('feed-delete')}
            </Button>
          )}
        </Row>
      </BoundForm>
    </FormSection>
  );
});

function FeedState({ feed }: { feed: ProductFeed }) {
  const t = useTexts();
  const dates = useDates();
  const links = useLinks();
  const { error, isImporting, fetchedAt, nextAt, importId } = feed;
  return (
    <>
      {error !== null && (
        <Alert kind="warning" title={t('feed-error')}>
          {t<string>(error)}
        </Alert>
      )}
      {isImporting && <Alert>{t('feed-importing')}</Alert>}
      <DefinitionTable
        rows={[
          ...(fetchedAt === null ? [] : [{ term: t('feed-last'), description: dates.moment(fetchedAt) }]),
          {
            term: t('feed-next'),
            description: fetchedAt === null ? t('feed-never') : dates.moment(nextAt),
          },
          ...(importId === null
            ? []
            : [
                {
                  term: t('feed-result'),
                  description: <Link to={links('AdminProductsImport')}>{t('feed-to-imports')}</Link>,
                },
              ]),
        ]}
      />
    </>
  );
}
