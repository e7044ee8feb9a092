import { observer } from 'mobx-react-lite';
import { MAX_PLAN_DAYS_AHEAD } from '../../core/plans/moving-plan.ts';
import { Clock } from '../../core/shared/clock.ts';
import { addDays, sofiaDay } from '../../core/shared/sofia-time.ts';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { Hint } from '../components/fields/field.tsx';
import { Link } from '../components/actions/link.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FormSection, FormSheet, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { AnswersFields } from './answers-fields.tsx';
import { TypedHomeFields } from './typed-home-fields.tsx';

type Props = { screen: PlanStartScreen };

/** The home and the four questions, of which a plan is made (PLAN-01). */
export const PlanStartForm = observer(function PlanStartForm({ screen }: Props) {
  const t = useTexts();
  const today = sofiaDay(useService(Clock).now());
  return (
    <BoundForm form={screen.form} texts="plan-field" aria-label={t('plan-start-title')}>
      <FormErrors />
      <HomePart screen={screen} />
      <FormSection title={t('plan-questions')} lead={t('plan-questions-lead')}>
        <AnswersFields cities={screen.cities} from={today} to={addDays(today, MAX_PLAN_DAYS_AHEAD)} />
      </FormSection>
      <FormSheet>
        <SubmitButton>{t('plan-make')}</SubmitButton>
        <Hint>{t('plan-make-hint')}</Hint>
      </FormSheet>
    </BoundForm>
  );
});

/** The home of the listing, or fields for one that stands in none. */
const HomePart = observer(function HomePart({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { property } = screen;
  if (!property) {
    return (
      <FormSection title={t('plan-part-home')} lead={t('plan-typed-lead')}>
        <TypedHomeFields cities={screen.cities} />
      </FormSection>
    );
  }
  const { id, title, district, city, area } = property;
  return (
    <FormSection title={t('plan-part-home')}>
      <div>
        <p>
          <Link to={links('Property', { id })}>{title}</Link>
        </p>
        <p>
          <Hint>
            {district.name}, {city.name}, {t('property-area', { area })}
          </Hint>
        </p>
      </div>
    </FormSection>
  );
});
