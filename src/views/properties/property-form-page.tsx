import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { STEP_NAMES } from '../../core/properties/property-steps.ts';
import type { PropertyStep } from '../../core/properties/property-steps.ts';
import type { PropertyFormScreen } from '../../view-models/properties/property-form-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { fieldId, Hint } from '../components/fields/field.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { ContentsStep } from './editor/contents-step.tsx';
import { HomeStep } from './editor/home-step.tsx';
import { PicturesStep } from './editor/pictures-step.tsx';
import { PriceStep } from './editor/price-step.tsx';
import { PropertyFormErrors, PropertyFormSteps } from './editor/property-form-steps.tsx';
import { SavingStatus } from './editor/saving-status.tsx';
import { TextStep } from './editor/text-step.tsx';
import { ViewingsStep } from './editor/viewings-step.tsx';
import { WhereStep } from './editor/where-step.tsx';
import { BoundForm } from '../forms/bound-form.tsx';

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & h2 {
    font-size: var(--text-xl);
    &:focus-visible {
      outline: none;
    }
  }
`;

const STEPS: Record<PropertyStep, ComponentType<{ screen: PropertyFormScreen }>> = {
  where: WhereStep,
  home: HomeStep,
  pictures: PicturesStep,
  contents: ContentsStep,
  price: PriceStep,
  text: TextStep,
  viewings: ViewingsStep,
};

/** Form of a listing in steps (HOME-04 to HOME-07, HOME-10, HOME-11, HOME-18). */
export const PropertyFormPage = observer(function PropertyFormPage({
  screen,
}: {
  screen: PropertyFormScreen;
}) {
  const t = useTexts();
  const links = useLinks();
  const { step, editor, unfinished } = screen;
  const Step = STEPS[step];
  const number = STEP_NAMES.indexOf(step) + 1;
  useUnsaved(screen);
  const heading = useStepFocus(screen);
  return (
    <ProfileFrame width="narrow">
      <PageHeading
        title={t(screen.titleKey)}
        lead={screen.isDraft ? t('property-form-lead') : editor.form.values.title}
      />
      <Stack>
        {unfinished && editor.id === null && editor.saving.state === 'untouched' && !editor.offered && (
          <Alert kind="info">
            {t('unfinished-draft', { title: unfinished.title || t('own-untitled') })}{' '}
            <Link to={links('AdminEditProperty', { id: unfinished.id })}>{t('own-continue')}</Link>
          </Alert>
        )}
        {editor.isPendingAsSimilar && <Alert kind="warning">{t('own-held-similar')}</Alert>}
        <SavingStatus editor={editor} />
        <PropertyFormSteps screen={screen} />
        <BoundForm
          form={editor.form}
          texts="field"
          aria-label={t(screen.titleKey)}
          onSubmit={() => (screen.isDraft && screen.nextStep ? screen.goTo(screen.nextStep) : screen.save())}
        >
          <PropertyFormErrors screen={screen} />
          <Sheet as="section" aria-labelledby="step-title">
            <header>
              <Hint>{t('property-form-step-of', { number, total: STEP_NAMES.length })}</Hint>
              <h2 id="step-title" ref={heading} tabIndex={-1}>
                {t(`property-step-${step}`)}
              </h2>
              <p>{t(`property-step-${step}-lead`)}</p>
            </header>
            <Step key={step} screen={screen} />
          </Sheet>
          <Ways screen={screen} />
        </BoundForm>
      </Stack>
    </ProfileFrame>
  );
});

const Ways = observer(function Ways({ screen }: { screen: PropertyFormScreen }) {
  const t = useTexts();
  const { previousStep, nextStep, isDraft, editor, missingCount } = screen;
  const isLast = nextStep === null;
  return (
    <Row spread>
      <Row>
        {nextStep &&
          (isDraft ? (
            <Button type="submit">{t('property-next', { step: t(`property-step-${nextStep}`) })}</Button>
          ) : (
            <LinkButton look="secondary" to={screen.addressOf(nextStep)}>
              {t('property-next', { step: t(`property-step-${nextStep}`) })}
            </LinkButton>
          ))}
        {previousStep && (
          <LinkButton look="quiet" to={screen.addressOf(previousStep)}>
            {t('previous')}
          </LinkButton>
        )}
      </Row>
      <Row>
        {isDraft && (
          <Hint>
            {missingCount > 0 ? t('property-missing', { count: missingCount }) : t('property-ready')}
          </Hint>
        )}
        <Button
          look={isDraft && !isLast ? 'secondary' : 'primary'}
          busy={editor.form.busy}
          onClick={() => void screen.save()}
        >
          {t(isDraft ? 'own-action-publish' : 'save-changes')}
        </Button>
      </Row>
    </Row>
  );
});

/**
 * Saves the draft when the page is closed; the browser asks about unsaved changes of a published listing.
 */
function useUnsaved(screen: PropertyFormScreen): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') screen.away();
    };
    const closing = (event: BeforeUnloadEvent) => {
      if (screen.editor.isBusy && !screen.isDraft) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('beforeunload', closing);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('beforeunload', closing);
    };
  }, [screen]);
}

/** Focuses the heading of a new step, or the requested field. */
function useStepFocus(screen: PropertyFormScreen) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, wanted } = screen;
  const shown = useRef(step);
  useEffect(() => {
    if (wanted !== null) {
      const field = document.getElementById(fieldId({ name: wanted }));
      if (!field) return;
      field.focus();
      screen.want(null);
    } else if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [screen, step, wanted]);
  return heading;
}
