import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { VendorScreen } from '../../view-models/shop/vendor-screen.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { DefinitionTable } from '../components/content/definition-table.tsx';
import { FirmIntro } from '../components/content/firm.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { PageContainer, Panel } from '../components/layout.tsx';
import { Picture } from '../components/content/picture.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts, type TextOf } from '../components/use-texts.ts';
import { LazyReaderWarnings } from '../listings/lazy-reader-warnings.tsx';
import { LazyReviews } from '../reviews/lazy-reviews.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { useLanguage, useLinks, usePrices } from '../shell/use-page-language.ts';
import { HolidayNote } from './holiday-note.tsx';
import { ProductResults } from './catalogue/product-results.tsx';
import { nameIn } from '../../core/shared/transliteration.ts';

const Cover = styled.div`
  overflow: clip;
  margin-block: var(--space-2) var(--space-6);
  border-radius: var(--radius-lg);
`;
const Note = styled.div`
  &:not(:empty) {
    margin-bottom: var(--space-6);
  }
`;
const Own = styled.p`
  max-width: var(--width-text);
  white-space: pre-line;
  dl + & {
    margin-top: var(--space-4);
  }
`;

const VerifiedBadges = lazyPart(() =>
  import('../accounts/verified-badges.tsx').then((module) => module.VerifiedBadges),
);

/** A vendor's public page (SHOP-07) with trader and certification (VEND-03). */
export const VendorPage = observer(function VendorPage({ screen }: { screen: VendorScreen }) {
  const t = useTexts();
  const links = useLinks();
  const language = useLanguage();
  const prices = usePrices();
  const { vendor, list, reviews } = screen;
  if (!vendor) return null;
  const { company, cover, deliveryPrice, deliveryDays, returns } = vendor;
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('all-products'), to: links('MarketplaceProductCategories') },
          { label: nameIn(language, vendor.name) },
        ]}
      />
      <LazyReaderWarnings warnings={vendor.warnings} offered="goods" />
      {cover && (
        <Cover>
          <Picture of={cover} alt="" ratio="banner" sizes="(min-width: 80rem) 76rem, 100vw" priority />
        </Cover>
      )}
      <FirmIntro firm={vendor}>
        <RatingLine of={reviews} />
        {vendor.companyVerifiedAt && (
          <VerifiedBadges phoneVerifiedAt={null} companyVerifiedAt={vendor.companyVerifiedAt} />
        )}
        <small>
          {deliveryPrice > 0
            ? t('vendor-delivery', { price: prices.inText(deliveryPrice) })
            : t('vendor-delivery-free')}
          {deliveryDays && ` · ${deliveryDaysIn(deliveryDays, t)}`}
        </small>
      </FirmIntro>
      <Note>
        <HolidayNote of={vendor} text="holiday-vendor-text" />
      </Note>
      <ProductResults list={list} place={{ name: 'Vendor', params: { id: vendor.id } }} />
      {reviews && <LazyReviews list={reviews} />}
      {returns && (
        <Section title={t('vendor-returns')}>
          <Own>{returns}</Own>
        </Section>
      )}
      <Section title={t('vendor-company')}>
        <Panel>
          <DefinitionTable
            rows={[
              { term: t('company'), description: company.name },
              { term: t('company-number-eik'), description: company.number },
              { term: t('vat-number'), description: company.vatNumber },
              { term: t('order-address'), description: company.address },
              {
                term: t('order-contact-email'),
                description: <a href={`mailto:${company.email}`}>{company.email}</a>,
              },
              {
                term: t('order-contact-phone'),
                description: <a href={`tel:${company.phone}`}>{company.phone}</a>,
              },
            ]}
          />
          <Own>{t('vendor-certifies')}</Own>
        </Panel>
      </Section>
    </PageContainer>
  );
});

function deliveryDaysIn({ from, to }: { from: number; to: number }, t: TextOf): string {
  return from === to ? t('vendor-days-exact', { count: from }) : t('vendor-days', { from, to });
}
