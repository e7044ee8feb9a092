import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { VendorScreen } from '../../view-models/shop/vendor-screen.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { DefinitionTable } from '../components/definition-table.tsx';
import { Panel } from '../components/layout.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { page } from '../page.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { PageContainer } from './page-container.tsx';
import { ProductResults } from './product-results.tsx';

const Intro = styled.div`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);
  align-items: center;
  margin-block: var(--space-4) var(--space-8);
  & > p {
    grid-column: 1 / -1;
    max-width: var(--width-text);
    font-size: var(--text-lg);
  }
  & small {
    display: block;
    margin-top: var(--space-1);
    color: var(--colour-ink-soft);
  }
`;

/** A vendor's public page (SHOP-07). */
const VendorPage = observer(function VendorPage({ screen }: { screen: VendorScreen }) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { vendor, list } = screen;
  if (!vendor) return null;
  const { company, deliveryPrice } = vendor;
  return (
    <PageContainer>
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('all-products'), to: links('MarketplaceProductCategories') },
          { label: vendor.name },
        ]}
      />
      <Intro>
        <Picture src={vendor.logo?.url} alt="" width={400} height={400} ratio="square" rounded priority />
        <div>
          <h1>{vendor.name}</h1>
          <small>
            {deliveryPrice > 0
              ? t('vendor-delivery', { price: prices.inText(deliveryPrice) })
              : t('vendor-delivery-free')}
          </small>
        </div>
        <p>{vendor.description}</p>
      </Intro>
      <ProductResults list={list} place={{ name: 'Vendor', params: { id: vendor.id } }} />
      <Section title={t('vendor-company')}>
        <Panel>
          <DefinitionTable
            rows={[
              { term: t('company-name'), description: company.name },
              { term: t('company-number'), description: company.number },
              { term: t('company-vat'), description: company.vatNumber },
              { term: t('company-address'), description: company.address },
              {
                term: t('company-email'),
                description: <a href={`mailto:${company.email}`}>{company.email}</a>,
              },
              { term: t('company-phone'), description: <a href={`tel:${company.phone}`}>{company.phone}</a> },
            ]}
          />
        </Panel>
      </Section>
    </PageContainer>
  );
});

export const vendorPage = page(VendorScreen, VendorPage);
