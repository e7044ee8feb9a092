import { observer } from 'mobx-react-lite';
import type { PropertyScreen } from '../../../view-models/properties/property-screen.ts';
import { NearMinutes } from './near-minutes.tsx';
import { TravelRule } from './travel-rule.tsx';
import { classNames } from '../../components/class-names.tsx';

/** Distance of a home to the searched places (FIND-05). */
export const NearHome = observer(function NearHome({ screen }: { screen: PropertyScreen }) {
  const { property, near, known } = screen;
  if (!property) return null;
  return (
    <div className={classNames('near-home')}>
      <NearMinutes near={near} known={known} home={property} />
      <TravelRule />
    </div>
  );
});
