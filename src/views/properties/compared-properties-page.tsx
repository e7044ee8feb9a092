import { observer } from 'mobx-react-lite';
import { pricePerSquareMetre } from '../../core/properties/property.ts';
import type { Property } from '../../core/properties/property.ts';
import type { ComparisonScreen } from '../../view-models/comparison/comparison-screen.ts';
import { ComparisonFrame } from '../comparison/comparison-frame.tsx';
import { ComparisonTable } from '../comparison/comparison-table.tsx';
import { Price } from '../components/content/price.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { useListingTitle } from './property-texts.ts';
import { usePropertyFacts } from './use-property-facts.ts';

/** Up to four homes side by side (FIND-06). */
export const ComparedPropertiesPage = observer(function ComparedPropertiesPage({
  screen,
}: {
  screen: ComparisonScreen<Property>;
}) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const facts = usePropertyFacts();
  const titleOf = useListingTitle();
  const homes = screen.things;
  const row = (term: string, valueOf: (home: Property) => string | number | null) => ({
    term,
    values: homes.map(valueOf),
  });
  const price = (stotinki: number | null) => (stotinki === null ? null : prices.inText(stotinki));
  const tick = (is: boolean) => t(is ? 'comparison-yes' : 'comparison-no');
  const appliances = [...new Set(homes.flatMap((home) => home.appliances))];
  const tables = homes.map(facts);
  return (
    <ComparisonFrame screen={screen} back={{ label: t('homes-for-rent'), to: links('Properties') }}>
      <ComparisonTable
        label={t('comparison-of-properties')}
        columns={homes.map((home) => {
          const { id, image, price: rent } = home;
          const { lead, language } = titleOf(home);
          return {
            id,
            title: lead,
            lang: language,
            to: links('Property', { id }),
            picture: image,
            ratio: 'wide',
            note: <Price {...prices.show(rent)} note={t('property-a-month')} />,
          };
        })}
        rows={[
          row(t('status'), ({ status }) => (status === 'rented' ? t('listing-rented') : null)),
          row(t('location'), ({ district, city }) => `${district.name}, ${city.name}`),
          row(t('comparison-price-per-square-metre'), (home) => price(pricePerSquareMetre(home))),
          row(t('comparison-due-at-moving-in'), ({ dueAtMovingIn }) => price(dueAtMovingIn)),
          row(t('deposit'), ({ deposit }) => price(deposit)),
          row(t('commission'), ({ commission }) => price(commission)),
          ...(tables[0] ?? []).map(({ term }, index) => ({
            term,
            values: tables.map((table) => table[index]?.description ?? null),
          })),
          ...appliances.map((appliance) =>
            row(t(`property-appliance-${appliance}`), (home) => tick(home.appliances.includes(appliance))),
          ),
          row(t('landlord'), ({ owner }) => owner.agency?.name ?? owner.name),
        ]}
        leaveOut={({ id }) => ({
          to: links('ComparedProperties', {}, screen.queryWithout(id)),
          onClick: () => void screen.leaveOut(id),
        })}
      />
    </ComparisonFrame>
  );
});
