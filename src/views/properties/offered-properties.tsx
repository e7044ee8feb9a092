import { observer } from 'mobx-react-lite';
import type { PropertySummary } from '../../core/properties/property.ts';
import type { Page } from '../../core/shared/page.ts';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { Pagination } from '../components/actions/pagination.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { PropertyGrid } from './property-grid.tsx';

export interface OfferedPropertiesProps {
  screen: { properties: Page<PropertySummary>; page: number; pageCount: number };
  hrefOf: (page: number) => string;
}

/** Listings of an agency or person, with paging. */
export const OfferedProperties = observer(function OfferedProperties({
  screen,
  hrefOf,
}: OfferedPropertiesProps) {
  const t = useTexts();
  const foundCount = useFoundCount();
  const links = useLinks();
  const { data, total } = screen.properties;
  return (
    <Section title={t('homes-for-rent')} action={total > 0 && <span>{foundCount('properties', total)}</span>}>
      <div>
        {data.length > 0 ? (
          <PropertyGrid properties={data} eager={2} />
        ) : (
          <EmptyState
            title={t('offered-homes-none')}
            text={t('offered-homes-none-text')}
            action={<LinkButton to={links('Properties')}>{t('properties-for-rent')}</LinkButton>}
          />
        )}
        <Pagination page={screen.page} pages={screen.pageCount} hrefOf={hrefOf} />
      </div>
    </Section>
  );
});
