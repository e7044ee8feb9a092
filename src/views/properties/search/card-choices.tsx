import { observer } from 'mobx-react-lite';
import type { PropertySummary } from '../../../core/properties/property.ts';
import type { PropertiesScreen } from '../../../view-models/properties/properties-screen.ts';
import { CompareBox } from '../../comparison/compare-box.tsx';
import { CardMarks } from '../../listings/marks/card-marks.tsx';
import { NearMinutes } from '../near/near-minutes.tsx';

type Props = { screen: PropertiesScreen; property: PropertySummary };

/** Below a home of the list: how far it is from one's places; it is compared, or hidden as not for oneself. */
export const CardChoices = observer(function CardChoices({ screen, property }: Props) {
  const { id, title } = property;
  return (
    <>
      <NearMinutes near={screen.list.filters.near} known={screen} home={property} />
      <CardMarks kind="property" id={id} title={title}>
        <CompareBox id={id} title={title} />
      </CardMarks>
    </>
  );
});
