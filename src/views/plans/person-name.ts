import type { MovingPlan } from '../../core/plans/moving-plan.ts';
import type { TextOf } from '../components/use-texts.ts';

/** Name of a person in the plan: `Мария`, else `Човек 2`. */
export function personName(t: TextOf, { names }: Pick<MovingPlan, 'names'>, person: number): string {
  return names[person]?.trim() || t('plan-person', { number: person + 1 });
}
