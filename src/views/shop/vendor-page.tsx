import { observer } from 'mobx-react-lite';
import { VendorScreen } from '../../view-models/shop/vendor-screen.ts';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { DefinitionTable } from '../components/definition-table.tsx';
import { FirmIntro } from '../components/firm-intro.tsx';
import { Panel } from '../components/layout.tsx';
import { Section } from '../components/section.tsx';
import { page } from '../page.ts';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { PageContainer } from '../components/page-container.tsx';
import { ProductResults } from './product-results.tsx';

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
      <FirmIntro firm={vendor}>
        <small>
          {deliveryPrice > 0
            ? t('vendor-delivery', { price: prices.inText(deliveryPrice) })
            : t('vendor-delivery-free')}
        </small>
      </FirmIntro>
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
