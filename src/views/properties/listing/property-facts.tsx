import styled from '@emotion/styled';
import type { Bill, Property } from '../../../core/properties/property.ts';
import { DefinitionTable } from '../../components/content/definition-table.tsx';
import { CheckIcon } from '../../components/icons.tsx';
import { Picture } from '../../components/content/picture.tsx';
import { Section } from '../../components/page-heading.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { usePrices } from '../../shell/use-page-language.ts';
import { usePropertyFacts } from '../use-property-facts.ts';

const Facts = styled.div`
  @media (min-width: 44rem) {
    & > dl {
      columns: 2;
      column-gap: var(--space-10);
    }
    & > dl > div {
      break-inside: avoid;
    }
  }
`;

/** Facts of a home in one table (HOME-03, HOME-18). */
export function PropertyFacts({ property }: { property: Property }) {
  const t = useTexts();
  const facts = usePropertyFacts();
  return (
    <Section title={t('about-the-home')}>
      <Facts>
        <DefinitionTable rows={facts(property)} />
      </Facts>
    </Section>
  );
}

const Plan = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: center;
  @media (min-width: 44rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Floor plan with the area of each room in m². */
export function PropertyPlan({ property: { plan, planMeta, title } }: { property: Property }) {
  const t = useTexts();
  if (!plan && planMeta.length === 0) return null;
  const area = (squareMetres: number) => t('property-area', { area: squareMetres });
  return (
    <Section title={t('listing-plan')}>
      <Plan>
        {plan && (
          <Picture
            of={plan}
            alt={t('listing-plan-of', { title })}
            sizes="(min-width: 60rem) 36vw, 92vw"
            rounded
          />
        )}
        {planMeta.length > 0 && (
          <DefinitionTable
            rows={planMeta.map(({ room, area: squareMetres }) => ({
              term: t(`property-room-${room}`),
              description: area(squareMetres),
            }))}
          />
        )}
      </Plan>
    </Section>
  );
}

const Ticks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-2) var(--space-6);
  & > li {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
    align-self: center;
    color: var(--colour-action);
  }
`;

/** A list of words with ticks; renders nothing without words. */
export function PropertyTicks({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Section title={title}>
      <Ticks>
        {words.map((word) => (
          <li key={word}>
            <CheckIcon />
            {word}
          </li>
        ))}
      </Ticks>
    </Section>
  );
}

/** Payer and monthly estimate of each bill. */
export function PropertyBills({ bills, taxes }: { bills: readonly Bill[]; taxes: string }) {
  const t = useTexts();
  const prices = usePrices();
  if (bills.length === 0 && taxes === '') return null;
  return (
    <Section title={t('listing-bills')}>
      <DefinitionTable
        rows={bills.map(({ bill, payer, amount }) => ({
          term: t(`property-bill-${bill}`),
          description:
            amount === null
              ? t(`listing-bill-${payer}`)
              : t(`listing-bill-${payer}-about`, { amount: prices.inText(amount) }),
        }))}
      />
      {taxes && <p>{taxes}</p>}
    </Section>
  );
}
