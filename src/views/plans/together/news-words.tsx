import type { PlanChange } from '../../../core/plans/together/plan-history.ts';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage } from '../../shell/use-page-language.ts';
import { changeWords } from './change-words.ts';

/** Describes the latest change of another person. */
export function NewsWords({ news, direction }: { news: PlanChange; direction: 'in' | 'out' }) {
  return changeWords(useTexts(), news, direction, useLanguage());
}
