import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LINK_ACCESSES, PlanLinks } from '../../../core/plans/together/shared-plans.ts';
import type { LinkAccess, PlanLink } from '../../../core/plans/together/shared-plans.ts';
import { Sharing } from '../../../core/site/sharing.ts';
import { pathOf } from '../../../core/site/paths.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { PlanRepository } from '../../../view-models/plans/plan-repository.ts';
import { PlanSharing } from '../../../view-models/plans/together/plan-sharing.ts';
import { Modals } from '../../../view-models/site/modals.ts';
import { Button } from '../../components/actions/button.tsx';
import { Hint } from '../../components/fields/field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLanguage } from '../../shell/use-page-language.ts';
import { useService } from '../../shell/services.tsx';
import { PlanSection } from '../plan-section.tsx';

const Said = styled.p`
  color: var(--colour-ink-soft);
  font-size: var(--text-sm);
  &:empty {
    display: none;
  }
`;

/** Links that share the plan (PLAN-08). */
export const LinksSection = observer(function LinksSection({ id }: { id: string }) {
  const t = useTexts();
  const language = useLanguage();
  const shelf = useService(PlanRepository);
  const tools = {
    takeAlong: () => shelf.open(),
    links: useService(PlanLinks),
    sharing: useService(Sharing),
    session: useService(Session),
    modals: useService(Modals),
    pathOf: (token: string) => pathOf('SharedPlan', language, { token }),
  };
  const [state] = useState(() => new PlanSharing(id, tools));
  const { isSignedIn } = state;
  useEffect(() => {
    if (isSignedIn) void state.load();
  }, [state, isSignedIn]);
  return (
    <PlanSection title={t('plan-together-title')}>
      {isSignedIn ? (
        <>
          <p>{t('plan-together-lead')}</p>
          {state.links && LINK_ACCESSES.map((access) => <Link key={access} state={state} access={access} />)}
        </>
      ) : (
        <>
          <p>{t('plan-together-sign-in')}</p>
          <Row>
            <Button look="secondary" onClick={() => state.signIn()}>
              {t('plan-together-to-sign-in')}
            </Button>
          </Row>
        </>
      )}
    </PlanSection>
  );
});

type LinkProps = { state: PlanSharing; access: LinkAccess };

const Link = observer(function Link({ state, access }: LinkProps) {
  const t = useTexts();
  const link = state.linkOf(access);
  const said = state.done?.access === access ? state.done.what : null;
  return (
    <Stack as="section" gap="small" aria-labelledby={`link-${access}`}>
      <h3 id={`link-${access}`}>{t(`plan-link-${access}`)}</h3>
      <Hint>{t(`plan-link-${access}-hint`)}</Hint>
      {link ? (
        <MadeLink state={state} link={link} />
      ) : (
        <Row>
          <Button
            look="secondary"
            size="small"
            busy={state.busy}
            aria-describedby={`link-${access}`}
            onClick={() => void state.make(access)}
          >
            {t('plan-link-make')}
          </Button>
        </Row>
      )}
      <Said role="status">
        {said && said !== 'given-up' && said !== 'shared' && t(`plan-link-is-${said}`)}
      </Said>
    </Stack>
  );
});

const MadeLink = observer(function MadeLink({ state, link }: { state: PlanSharing; link: PlanLink }) {
  const t = useTexts();
  const { access } = link;
  return (
    <>
      <TextField
        name={`link-address-${access}`}
        label={t(`plan-link-${access}`)}
        hideLabel
        readOnly
        value={`${window.location.origin}${state.pathOf(link)}`}
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button
          size="small"
          aria-describedby={`link-${access}`}
          onClick={() => void state.share(link, t('moving-plan-title'))}
        >
          {t('plan-link-share')}
        </Button>
        <Button
          look="quiet"
          size="small"
          busy={state.busy}
          aria-describedby={`link-${access}`}
          onClick={() => void state.end(access)}
        >
          {t('plan-link-end')}
        </Button>
      </Row>
    </>
  );
});
