import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FAIR_PRICE } from '../../core/properties/fair-price.ts';
import { PROPERTY_LIMITS, PROPERTY_TYPES } from '../../core/properties/property-choices.ts';
import type { FairPriceScreen } from '../../view-models/properties/fair-price-screen.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Breadcrumbs } from '../components/actions/breadcrumbs.tsx';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Prose } from '../components/content/prose.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Columns, PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { PageHeading, Section } from '../components/page-heading.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from '../shell/services.tsx';
import { useLinks } from '../shell/use-page-language.ts';
import { FairPriceBand } from './listing/fair-price-band.tsx';
import { classNames } from '../components/class-names.tsx';

/** Usual rents for a district, type and area, with an explanation of the rule (TRUST-01). */
export const FairPricePage = observer(function FairPricePage({ screen }: { screen: FairPriceScreen }) {
  const t = useTexts();
  const links = useLinks();
  return (
    <PageContainer width="narrow">
      <Breadcrumbs
        items={[
          { label: t('home'), to: links('Index') },
          { label: t('homes-for-rent'), to: links('Properties') },
          { label: t('fair-price-title') },
        ]}
      />
      <PageHeading title={t('fair-price-title')} lead={t('fair-price-lead')} />
      <Stack gap="large">
        <Question screen={screen} />
        <Answer screen={screen} />
        <Rules />
      </Stack>
    </PageContainer>
  );
});

/** A plain form that works without a script. */
const Question = observer(function Question({ screen }: { screen: FairPriceScreen }) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const { home } = screen;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, String(value)] as const,
    );
    void navigation.go(links('FairPrice', {}, Object.fromEntries(fields)));
  };
  return (
    <Panel>
      <form className={classNames('stack')} method="get" action={links('FairPrice')} onSubmit={submit}>
        <Columns>
          <SelectField
            name="district"
            label={t('fair-price-district')}
            required
            placeholder={t('fair-price-choose')}
            value={home ? String(home.district) : null}
            options={screen.cities.flatMap((city) =>
              city.districts.map(({ id, name }) => ({ value: String(id), label: `${city.name} · ${name}` })),
            )}
          />
          <SelectField
            name="type"
            label={t('fair-price-type')}
            required
            placeholder={t('fair-price-choose')}
            value={home?.type ?? null}
            options={PROPERTY_TYPES.map((value) => ({ value, label: t(`property-type-${value}`) }))}
          />
          <TextField
            name="area"
            label={t('fair-price-area')}
            type="number"
            inputMode="numeric"
            required
            min={PROPERTY_LIMITS.area.from}
            max={FAIR_PRICE.largestArea}
            defaultValue={home?.area}
          />
        </Columns>
        <Row>
          <Button type="submit">{t('fair-price-ask')}</Button>
        </Row>
      </form>
    </Panel>
  );
});

const Answer = observer(function Answer({ screen }: { screen: FairPriceScreen }) {
  const t = useTexts();
  const links = useLinks();
  const { home, place, fairPrice } = screen;
  if (!home || !place) return null;
  const similar = links('Properties', {}, { district: home.district, type: home.type });
  return (
    <div role="status">
      {fairPrice ? (
        <Section
          title={t('fair-price-title')}
          action={
            <LinkButton look="secondary" size="small" to={similar}>
              {t('properties-for-rent')}
            </LinkButton>
          }
        >
          <FairPriceBand fairPrice={fairPrice} rent={null} type={home.type} {...place} />
        </Section>
      ) : (
        <EmptyState
          icon={SearchIcon}
          title={t('fair-price-too-few')}
          text={t('fair-price-too-few-text', { homes: FAIR_PRICE.leastHomes, days: FAIR_PRICE.days })}
          action={<LinkButton to={similar}>{t('properties-for-rent')}</LinkButton>}
        />
      )}
    </div>
  );
});

function Rules() {
  const t = useTexts();
  const { days, leastHomes, leastOwners, areaPercent } = FAIR_PRICE;
  return (
    <Section title={t('fair-price-rules')}>
      <Prose>
        <ol>
          <li>{t('fair-price-rule-area', { percent: areaPercent })}</li>
          <li>{t('fair-price-rule-days', { days })}</li>
          <li>{t('fair-price-rule-left-out')}</li>
          <li>{t('fair-price-rule-few', { homes: leastHomes, owners: leastOwners })}</li>
          <li>{t('fair-price-rule-band')}</li>
        </ol>
        <p>{t('fair-price-of-listings')}</p>
        <p>{t('fair-price-not-bought')}</p>
      </Prose>
    </Section>
  );
}
