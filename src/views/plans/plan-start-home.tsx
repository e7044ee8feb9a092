import { observer } from 'mobx-react-lite';
import type { PlanStartScreen } from '../../view-models/plans/plan-start-screen.ts';
import { LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { FormSection } from '../forms/bound-form.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { homeName } from './plan-names.ts';
import { TypedHomeFields } from './typed-home-fields.tsx';

/** First step of a plan: the home of a listing or of another plan, or fields for any other home. */
export const PlanStartHome = observer(function PlanStartHome({ screen }: { screen: PlanStartScreen }) {
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
    return (
      <FormSection
        title={t('plan-part-home')}
        lead={t(screen.isLeaving ? 'leaving-start-home-lead' : 'plan-typed-lead')}
      >
        {!screen.isLeaving && (
          <p>
            <LinkButton look="secondary" to={links('Properties')}>
              {t('plan-start-from-listing')}
            </LinkButton>
          </p>
        )}
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
