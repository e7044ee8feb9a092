import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import type { HomeScreen } from '../../../view-models/shop/home-screen.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Button, LinkButton } from '../../components/actions/button.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { SearchIcon } from '../../components/icons.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { useService } from '../../shell/services.tsx';
import { useLinks, usePrices } from '../../shell/use-page-language.ts';

/** Id of the datalist of places. */
const PLACES = 'hero-places';
const TABS = ['properties', 'roommates', 'products', 'services'] as const;
type Tab = (typeof TABS)[number];

const SERVICES = ['CleaningPage', 'MovingPage', 'InteriorPage'] as const;
/** Placeholder rents, in stotinki. */
const USUAL_RENT = { home: 120_000, room: 40_000 };
const BEDROOMS = [1, 2, 3, 4] as const;

const classes = {
  tabs: 'tabs',
  wide: 'wide',
} as const;

/** CSS shows the panel of the checked tab, so that all four work without scripts. */
const Base = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > .${classes.tabs} {
    display: flex;
    width: 100%;
    max-width: 30rem;
    padding: var(--space-1);
    border-radius: var(--radius-round);
    background: var(--colour-sunken);
  }
  & > .${classes.tabs} > label {
    position: relative;
    display: grid;
    flex: 1;
    place-items: center;
    min-height: var(--target);
    padding-inline: var(--space-1);
    border-radius: var(--radius-round);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  & > .${classes.tabs} input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > .${classes.tabs} > label:has(:focus-visible) {
    outline: 3px solid var(--colour-focus);
    outline-offset: -3px;
  }
  & > .${classes.tabs} > label:has(input:checked) {
    background: var(--colour-surface);
    box-shadow: var(--shadow-sm);
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (hover: hover) {
    & > .${classes.tabs} > label:hover {
      color: var(--colour-action);
    }
  }
  & > [data-panel] {
    display: none;
    margin-top: var(--space-3);
  }
  ${TABS.map((tab) => `&:has([value=${tab}]:checked) > [data-panel=${tab}]`).join(', ')} {
    display: block;
  }
`;

const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: end;
  padding: var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow);
  & > .${classes.wide},
  & > button {
    grid-column: 1 / -1;
  }
  &:not([data-fields='3']) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > button {
      grid-column: auto;
      min-height: var(--space-12);
    }
    &:not([data-fields='3']) > .${classes.wide} {
      grid-column: auto;
    }
    &[data-fields='2'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto;
    }
    &[data-fields='1'] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding: var(--space-4);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow);
`;

type Props = { screen: HomeScreen };

/** Search of the front page: a home, a room, products or a service. */
export const HeroSearch = observer(function HeroSearch({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  return (
    <Base>
      <VisuallyHidden as="legend">{t('hero-search')}</VisuallyHidden>
      <datalist id={PLACES}>
        {screen.places.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className={classes.tabs}>
        {TABS.map((tab, index) => (
          <label key={tab}>
            <input type="radio" name="hero-tab" value={tab} defaultChecked={index === 0} />
            <span>{t(`hero-tab-${tab}`)}</span>
          </label>
        ))}
      </div>
      <Panel tab="properties" fields={3}>
        <Place id="hero-homes-place" screen={screen} />
        <SelectField
          id="hero-bedrooms"
          name="bedrooms"
          label={t('hero-bedrooms')}
          unmarked
          value={null}
          placeholder={t('hero-any')}
          options={BEDROOMS.map((count) => ({
            value: String(count),
            label: t(count === 4 ? 'bedrooms-or-more' : 'bedrooms-count', { count }),
          }))}
        />
        <Rent id="hero-homes-rent" usual={USUAL_RENT.home} />
      </Panel>
      <Panel tab="roommates" fields={2}>
        <Place id="hero-rooms-place" screen={screen} />
        <Rent id="hero-rooms-rent" usual={USUAL_RENT.room} />
      </Panel>
      <Panel tab="products" fields={1}>
        <div className={classes.wide}>
          <TextField
            id="hero-things"
            name="request"
            type="search"
            label={t('hero-things')}
            unmarked
            maxLength={200}
            placeholder={t('hero-things-example')}
            enterKeyHint="search"
          />
        </div>
      </Panel>
      <div data-panel="services">
        <Links aria-label={t('hero-service')}>
          {SERVICES.map((name) => (
            <li key={name}>
              <LinkButton look="secondary" to={links(name)}>
                {t(`start-${name}`)}
              </LinkButton>
            </li>
          ))}
        </Links>
      </div>
    </Base>
  );
});

type PanelProps = { tab: Exclude<Tab, 'services'>; fields: number; children: ReactNode };

/** A plain form that works without a script. */
function Panel({ tab, fields, children }: PanelProps) {
  const t = useTexts();
  const links = useLinks();
  const navigation = useService(Navigation);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    void navigation.go(links('Search', {}, Object.fromEntries(entries) as Record<string, string>));
  };
  return (
    <div data-panel={tab}>
      <Fields
        role="search"
        aria-label={t(`hero-tab-${tab}`)}
        action={links('Search')}
        data-fields={fields}
        onSubmit={submit}
      >
        <input type="hidden" name="first" value={tab} />
        {children}
        <Button type="submit">
          <SearchIcon />
          <span>{t('search')}</span>
        </Button>
      </Fields>
    </div>
  );
}

function Place({ id, screen }: Props & { id: string }) {
  const t = useTexts();
  return (
    <div className={classes.wide}>
      <TextField
        id={id}
        name="request"
        label={t('hero-place')}
        unmarked
        maxLength={200}
        placeholder={t('hero-place-example')}
        autoComplete="off"
        list={PLACES}
        onFocus={() => void screen.loadPlaces()}
      />
    </div>
  );
}

function Rent({ id, usual }: { id: string; usual: number }) {
  const t = useTexts();
  const prices = usePrices();
  return (
    <TextField
      id={id}
      name="priceTo"
      label={t('hero-rent')}
      unmarked
      placeholder={prices.brief(usual)}
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
    />
  );
}
