import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ServiceGroup } from '../../core/services/service.ts';
import type { ServicesPageScreen } from '../../view-models/services/services-page-screen.ts';
import { Alert } from '../components/messages/alert.tsx';
import { CheckIcon, MinusIcon } from '../components/icons.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { LinkButton } from '../components/actions/button.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { LazyReviews } from '../reviews/lazy-reviews.tsx';
import { RatingLine } from '../reviews/rating-line.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { Questions } from './questions.tsx';
import { ServiceHero } from './service-hero.tsx';
import { Steps } from './steps.tsx';
import { useServiceWords } from './use-service-words.ts';

/** A printed price list: as many columns as fit. */
const Prices = styled.ul`
  --gap: clamp(var(--space-3), 1.6vw, var(--space-6));
  columns: 28rem;
  column-gap: var(--gap);
  & > li {
    break-inside: avoid;
  }
  & > li + li {
    margin-top: var(--gap);
  }
  & li li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: var(--space-3);
    border-top: 1px solid var(--colour-line);
  }
  & h3 {
    margin-bottom: var(--space-3);
  }
  & span {
    margin-left: auto;
    color: var(--colour-ink-soft);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  @media (max-width: 35.99rem) {
    & li li {
      display: block;
    }
    & span {
      display: block;
      text-align: left;
    }
  }
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-6);
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-2);
    & > svg {
      margin-top: 0.2em;
      color: var(--colour-action);
    }
  }
  & [data-not] svg {
    color: var(--colour-ink-soft);
  }
  & h3 {
    margin-bottom: var(--space-3);
  }
`;

const Invitation = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  margin-top: var(--space-10);
  & > div {
    flex: 1 1 18rem;
    max-width: var(--width-text);
  }
`;

const STEPS = ['choose', 'time', 'visit', 'pay'];
const INCLUDED = ['1', '2', '3', '4', '5'];
const NOT_INCLUDED = ['1', '2', '3'];
const QUESTIONS = ['1', '2', '3', '4', '5', '6'];

/** Description and prices of cleaning or moving, with a link to order (NAV-04). */
export const ServicesPage = observer(function ServicesPage({ screen }: { screen: ServicesPageScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { kind, groups, cities, reviews } = screen;
  const choose = links(kind === 'moving' ? 'MovingServices' : 'CleaningServices');
  const of = (key: string) => t(`services-page-${kind}-${key}`);
  return (
    <PageContainer sheets>
      <ServiceHero title={of('heading')} lead={of('lead')} picture={`services/${kind}-0`}>
        <RatingLine of={reviews} />
        <Row>
          <LinkButton to={choose}>{of('choose')}</LinkButton>
        </Row>
        <p>
          <small>
            {cities.length > 0
              ? t('services-page-cities', { cities: cities.map(({ name }) => name).join(', ') })
              : t('services-soon')}
          </small>
        </p>
      </ServiceHero>
      <Section title={t('services-page-steps')}>
        <Steps items={STEPS.map((step) => ({ title: of(`step-${step}`), text: of(`step-${step}-text`) }))} />
      </Section>
      <Section title={t('services-page-prices')}>
        <Stack>
          <PriceList groups={groups} />
          <Alert>{t('services-page-prices-text')}</Alert>
        </Stack>
      </Section>
      <Section title={of('included')}>
        <Lists>
          <Panel>
            <h3>{t('services-page-always')}</h3>
            <ul>
              {INCLUDED.map((number) => (
                <li key={number}>
                  <CheckIcon />
                  {of(`included-${number}`)}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel data-not="">
            <h3>{t('services-page-not')}</h3>
            <ul>
              {NOT_INCLUDED.map((number) => (
                <li key={number}>
                  <MinusIcon />
                  {of(`not-${number}`)}
                </li>
              ))}
            </ul>
          </Panel>
        </Lists>
      </Section>
      {reviews && <LazyReviews list={reviews} />}
      <Section title={t('services-page-questions')}>
        <Questions
          items={QUESTIONS.map((number) => ({
            question: of(`question-${number}`),
            answer: of(`answer-${number}`),
          }))}
        />
        <Invitation>
          <div>
            <h3>{of('invitation')}</h3>
            <p>{t('services-page-invitation-text')}</p>
          </div>
          <LinkButton to={choose}>{of('choose')}</LinkButton>
        </Invitation>
      </Section>
    </PageContainer>
  );
});

function PriceList({ groups }: { groups: readonly ServiceGroup[] }) {
  const words = useServiceWords();
  return (
    <Prices>
      {groups.map(({ key, name, items }) => (
        <Panel as="li" key={key}>
          <h3>{name}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.serviceKey}>
                {item.name}
                <span>{words.unitPrice(item)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </Prices>
  );
}
