import { observer } from 'mobx-react-lite';
import type { PropertySummary } from '../../../core/properties/property.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { CompareBox } from '../../comparison/compare-box.tsx';
import { CardMarks } from '../../listings/marks/card-marks.tsx';
import { useListingTitle } from '../property-texts.ts';

const NearMinutes = lazyPart(() => import('../near/near-minutes.tsx').then((module) => module.NearMinutes));

type Props = { screen: PropertiesScreen; property: PropertySummary };

/** Below a home of the list: minutes to the searched places, comparison and "not for me". */
export const CardChoices = observer(function CardChoices({ screen, property }: Props) {
  const { id } = property;
  const title = useListingTitle()(property).lead;
  const { near } = screen.list.filters;
  return (
    <>
      {near.length > 0 && <NearMinutes near={near} known={screen} home={property} />}
      <CardMarks kind="property" id={id} title={title}>
        <CompareBox id={id} title={title} />
      </CardMarks>
    </>
  );
});
