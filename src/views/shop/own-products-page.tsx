import { observer } from 'mobx-react-lite';
import { OWN_PRODUCT_TABS } from '../../core/shop/own-product.ts';
import type { OwnProductsScreen } from '../../view-models/shop/own-products-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Hint } from '../components/fields/field.tsx';
import { BoxIcon } from '../components/page-icons.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { SegmentedLinks } from '../components/actions/segmented-links.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLanguage, useLinks } from '../shell/use-page-language.ts';
import { IncompleteShop } from './own-products/incomplete-shop.tsx';
import { BulkOutcomeNote } from './own-products/bulk-outcome-note.tsx';
import { OwnProductsBulkBar } from './own-products/own-products-bulk-bar.tsx';
import { OwnProductsFilter } from './own-products/own-products-filter.tsx';
import { OwnProductsTable } from './own-products/own-products-table.tsx';
import { useEffect } from 'react';
import { PreferredCurrency } from '../../view-models/site/preferred-currency.ts';
import { SelectField } from '../components/fields/select-field.tsx';
import { useService } from '../shell/services.tsx';

/** The vendor's products (VEND-02). */
export const OwnProductsPage = observer(function OwnProductsPage({ screen }: { screen: OwnProductsScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { wanted, rows, counts } = screen;
  const address = (change: Parameters<typeof screen.queryWith>[0]) =>
    links('AdminListProducts', {}, screen.queryWith(change));
  return (
    <ProfileFrame>
      <PageHeading
        title={t('own-products-title')}
        lead={t('own-products-count', { count: counts.all })}
        actions={
          <Row>
            <LinkButton look="secondary" to={links('AdminProductsImport')}>
              {t('own-products-import')}
            </LinkButton>
            <LinkButton to={links('AdminAddProduct')}>{t('own-products-add')}</LinkButton>
          </Row>
        }
      />
      <Stack>
        <IncompleteShop missing={screen.missing} />
        {screen.counts.unmeasured > 0 && (
          <Alert kind="info">{t('own-products-unmeasured', { count: screen.counts.unmeasured })}</Alert>
        )}
        {screen.lackingContact > 0 && (
          <Alert kind="info">{t('own-products-lacking-contact', { count: screen.lackingContact })}</Alert>
        )}
        <BulkOutcomeNote bulk={screen.bulk} />
        {counts.all === 0 ? (
          <EmptyState
            icon={BoxIcon}
            title={t('own-products-none')}
            text={t('own-products-none-text')}
            action={
              <Row>
                <LinkButton to={links('AdminAddProduct')}>{t('own-products-add')}</LinkButton>
                <LinkButton look="secondary" to={links('AdminProductsImport')}>
                  {t('own-products-import')}
                </LinkButton>
              </Row>
            }
          />
        ) : (
          <>
            <ProductExport />
            <OwnProductsFilter screen={screen} />
            <SegmentedLinks
              label={t('own-products-tabs')}
              items={OWN_PRODUCT_TABS.map((tab) => ({
                to: address({ tab }),
                label: t('own-products-tab-count', {
                  tab: t(`own-products-tab-${tab}`),
                  count: counts[tab],
                }),
                current: tab === wanted.tab,
              }))}
            />
            {rows.length > 0 ? (
              <>
                {wanted.search !== '' && (
                  <Row>
                    <span>{t('own-products-found', { count: screen.total, search: wanted.search })}</span>
                    <LinkButton look="quiet" size="small" to={address({ search: '' })}>
                      {t('own-products-search-clear')}
                    </LinkButton>
                  </Row>
                )}
                <Row spread>
                  <Hint>{t('own-products-hint')}</Hint>
                  <CurrencyChoice />
                </Row>
                <OwnProductsTable screen={screen} />
                <OwnProductsBulkBar screen={screen} />
              </>
            ) : (
              <EmptyState
                title={t('nothing-here')}
                text={t('own-products-none-found-text')}
                action={
                  <LinkButton look="secondary" to={address({ tab: 'all', search: '', categoryId: null })}>
                    {t('all-products')}
                  </LinkButton>
                }
              />
            )}
            <Pagination
              page={wanted.page}
              pages={screen.pageCount}
              hrefOf={(number) => address({ page: number })}
            />
          </>
        )}
      </Stack>
      <Deletion screen={screen} />
    </ProfileFrame>
  );
});

const Deletion = observer(function Deletion({ screen }: { screen: OwnProductsScreen }) {
  const t = useTexts();
  const { deleting } = screen;
  return (
    <Modal
      open={deleting !== null}
      title={t('own-product-delete-title')}
      onClose={() => screen.setDeleting(null)}
    >
      <Stack>
        <p>{t('own-product-delete-text', { title: deleting?.title ?? '' })}</p>
        <Row>
          <Button look="danger" onClick={() => void screen.delete()}>
            {t('own-product-delete-confirm')}
          </Button>
          <Button look="quiet" onClick={() => screen.setDeleting(null)}>
            {t('bulk-cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});

/** Currency of typed prices, above lists of price fields (PRICE-01). */
export const CurrencyChoice = observer(function CurrencyChoice() {
  const t = useTexts();
  const preferred = useService(PreferredCurrency);
  // Reads the stored currency after hydration.
  useEffect(() => preferred.read(), [preferred]);
  return (
    <SelectField
      name="currency"
      label={t('currency-choice')}
      unmarked
      disabled={preferred.currency === null}
      options={(['BGN', 'EUR'] as const).map((currency) => ({
        value: currency,
        label: t(`currency-name-${currency}`),
      }))}
      value={preferred.currency ?? 'BGN'}
      onValue={(currency) => currency && preferred.prefer(currency)}
    />
  );
});

/** All products as files that the import reads (SHIP-12). */
function ProductExport() {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Row>
      <Hint>{t('own-products-export-title')}</Hint>
      {(['xlsx', 'csv'] as const).map((format) => (
        <LinkButton
          key={format}
          look="quiet"
          size="small"
          to={`/exports/products.${format}?language=${language}`}
          reloadDocument
          aria-label={t(`own-products-export-${format}`)}
        >
          {format.toUpperCase()}
        </LinkButton>
      ))}
    </Row>
  );
}
