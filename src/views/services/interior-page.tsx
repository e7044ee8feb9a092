import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { INTERIOR_PACKAGES } from '../../core/services/interior.ts';
import type { InteriorPackageKey } from '../../core/services/interior.ts';
import type { InteriorScreen } from '../../view-models/services/interior-screen.ts';
import { Button } from '../components/actions/button.tsx';
import { PageContainer, Panel, Row } from '../components/layout.tsx';
import { Price } from '../components/content/price.tsx';
import { Section } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { usePrices } from '../shell/use-page-language.ts';
import { BeforeAfter, EXAMPLES } from './before-after.tsx';
import { ENQUIRY, InteriorEnquiry } from './interior-enquiry.tsx';
import { Questions } from './questions.tsx';
import { ServiceHero } from './service-hero.tsx';
import { Steps } from './steps.tsx';

const Packages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: clamp(var(--space-3), 1.6vw, var(--space-6));
  & > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-3);
  }
  & p {
    flex: 1;
    color: var(--colour-ink-soft);
  }
`;

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: clamp(var(--space-6), 3vw, var(--space-10));
`;

const Narrow = styled.div`
  max-width: var(--width-narrow);
`;

const STEPS = ['ask', 'meet', 'draw', 'build'];
const QUESTIONS = ['1', '2', '3', '4'];

function goToEnquiry() {
  const form = document.getElementById(ENQUIRY);
  form?.scrollIntoView();
  form?.focus({ preventScroll: true });
}

/** Interior design: packages, examples and the enquiry (SERV-08). */
export const InteriorPage = observer(function InteriorPage({ screen }: { screen: InteriorScreen }) {
  const t = useTexts();
  const choose = (key: InteriorPackageKey) => {
    screen.choose(key);
    goToEnquiry();
  };
  return (
    <PageContainer sheets>
      <ServiceHero title={t('interior-heading')} lead={t('interior-lead')} picture="services/interior-1">
        <Row>
          <Button onClick={goToEnquiry}>{t('interior-ask')}</Button>
        </Row>
      </ServiceHero>
      <Section title={t('interior-examples')}>
        <Examples>
          {EXAMPLES.map((name) => (
            <BeforeAfter key={name} name={name} />
          ))}
        </Examples>
      </Section>
      <Section title={t('interior-packages')}>
        <PackageList onChoose={choose} />
      </Section>
      <Section title={t('services-page-steps')}>
        <Steps
          items={STEPS.map((step) => ({
            title: t(`interior-step-${step}`),
            text: t(`interior-step-${step}-text`),
          }))}
        />
      </Section>
      <Section title={t('services-page-questions')}>
        <Questions
          items={QUESTIONS.map((number) => ({
            question: t(`interior-question-${number}`),
            answer: t(`interior-answer-${number}`),
          }))}
        />
      </Section>
      <Section title={t('interior-enquiry')}>
        <Narrow>
          <InteriorEnquiry screen={screen} />
        </Narrow>
      </Section>
    </PageContainer>
  );
});

function PackageList({ onChoose }: { onChoose: (key: InteriorPackageKey) => void }) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <Packages>
      {INTERIOR_PACKAGES.map(({ key, price, per }) => {
        const name = t(`interior-package-${key}`);
        return (
          <Panel as="li" key={key}>
            <h3>{name}</h3>
            <Price {...prices.show(price)} note={t(`interior-per-${per}`)} />
            <p>{t(`interior-package-${key}-description`)}</p>
            <Row>
              <Button
                look="secondary"
                size="small"
                aria-label={t('interior-choose-of', { name })}
                onClick={() => onChoose(key)}
              >
                {t('interior-choose')}
              </Button>
            </Row>
          </Panel>
        );
      })}
    </Packages>
  );
}
