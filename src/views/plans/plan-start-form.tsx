import { observer } from 'mobx-react-lite';
import { MAX_PLAN_DAYS_AHEAD } from '../../core/plans/moving-plan.ts';
import { addDays } from '../../core/shared/sofia-time.ts';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { Hint } from '../components/fields/field.tsx';
import { Link } from '../components/actions/link.tsx';
import { useTexts } from '../components/use-texts.ts';
import { BoundForm, FieldTexts, FormSection, FormSheet, SubmitButton } from '../forms/bound-form.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { AnswersFields } from './answers-fields.tsx';
import { homeName } from './home-name.ts';
import { TypedHomeFields } from './typed-home-fields.tsx';
import { useToday } from './use-today.ts';

type Props = { screen: PlanStartScreen };

/** The home and the four questions, of which a plan is made (PLAN-01). */
export const PlanStartForm = observer(function PlanStartForm({ screen }: Props) {
  const t = useTexts();
  const today = useToday();
  return (
    <BoundForm
      form={screen.form}
      texts="plan-field"
      aria-label={t(screen.isLeaving ? 'leaving-start-title' : 'plan-start-title')}
    >
      <FormErrors />
      <HomePart screen={screen} />
      <FormSection
        title={t(screen.isLeaving ? 'leaving-questions' : 'plan-questions')}
        lead={t('plan-questions-lead')}
      >
        <FieldTexts texts={screen.isLeaving ? 'leaving-field' : 'plan-field'}>
          <AnswersFields
            cities={screen.cities}
            from={screen.freeFrom ?? today}
            to={addDays(today, MAX_PLAN_DAYS_AHEAD)}
          />
        </FieldTexts>
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
  const dates = useDates();
  const { property, base } = screen;
  if (base) {
    return (
      <FormSection title={t('plan-part-home')}>
        <p>{homeName(t, base.home, screen.cities)}</p>
      </FormSection>
    );
  }
  if (!property) {
    const lead = t(screen.isLeaving ? 'leaving-start-home-lead' : 'plan-typed-lead');
    return (
      <FormSection title={t('plan-part-home')} lead={lead}>
        <TypedHomeFields cities={screen.cities} isLeft={screen.isLeaving} />
      </FormSection>
    );
  }
  const { id, title, district, city, area, shortestTerm } = property;
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
        {screen.freeFrom && (
          <p>
            <Hint>{t('property-free-from', { day: dates.day(screen.freeFrom) })}</Hint>
          </p>
        )}
        {shortestTerm !== null && (
          <p>
            <Hint>{t('plan-home-term', { count: shortestTerm })}</Hint>
          </p>
        )}
      </div>
    </FormSection>
  );
});
