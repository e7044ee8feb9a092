import type { HomeFacts, MovingPlan } from '../../core/plans/moving-plan.ts';
import type { City } from '../../core/properties/location.ts';
import type { TextOf } from '../components/use-texts.ts';

/** Name of a plan's home: `Двустаен до парка`, or place and area: `Лозенец, София, 64 m²`. */
export function homeName(
  t: TextOf,
  { title, district, cityId, area }: Pick<HomeFacts, 'title' | 'district' | 'cityId' | 'area'>,
  cities: readonly City[],
): string {
  if (title !== '') return title;
  const city = cities.find(({ id }) => id === cityId)?.name ?? '';
  return [district, city, t('property-area', { area })].filter((part) => part !== '').join(', ');
}

/** Name of a person in the plan: `Мария`, else `Човек 2`. */
export function personName(t: TextOf, { names }: Pick<MovingPlan, 'names'>, person: number): string {
  return names[person]?.trim() || t('plan-person', { number: person + 1 });
}
