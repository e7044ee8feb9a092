import { observer } from 'mobx-react-lite';
import { BEDROOM_CHOICES } from '../../../core/properties/property-search.ts';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { useLinks } from '../../shell/use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

/** Links that add or remove a number of bedrooms, named as in Bulgarian listings: "двустаен" has one bedroom. */
export const BedroomChips = observer(function BedroomChips({ screen }: { screen: PropertiesScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { bedrooms } = screen.list.filters;
  const without = (count: number) => bedrooms.filter((other) => other !== count);
  return (
    <ul className={classNames('quick-chips')} aria-label={t('rooms-chips')}>
      {BEDROOM_CHOICES.map((count) => {
        const isChosen = bedrooms.includes(count);
        const chosen = isChosen ? without(count) : [...bedrooms, count].toSorted();
        return (
          <li key={count}>
            <Link
              className={classNames('quick-chip')}
              aria-current={isChosen ? 'true' : undefined}
              to={links('Properties', {}, screen.queryWith({ filters: { bedrooms: chosen } }))}
            >
              {t(`rooms-${count}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
