import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { FREQUENCIES, SEARCH_LIMITS } from '../../core/searches/saved-search.ts';
import type { ProposedSearch } from '../../core/searches/saved-search.ts';
import { routeOfList } from '../../core/searches/searched-list.ts';
import type { SaveSearchScreen } from '../../view-models/searches/save-search-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { CheckIcon, SearchIcon, WarningIcon } from '../components/icons.tsx';
import { PageContainer, Panel, Row, Stack } from '../components/layout.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { MailIcon } from '../components/page-icons.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { RelaxedSearches } from './relaxed-searches.tsx';
import { useFoundCount } from '../components/results/use-found-count.ts';
import { SearchWords } from './search-words.tsx';
import { classNames } from '../components/class-names.tsx';

const Narrow = styled(PageContainer)`
  & > * {
    max-width: var(--width-narrow);
    margin-inline: auto;
  }
`;

/** Loads after saving, if the browser supports notifications. */
const PushSwitch = lazyPart(async () => (await import('./push-switch.tsx')).PushSwitch);

type Props = { screen: SaveSearchScreen };

/** Saves a list as a search (FIND-01). */
export const SaveSearchPage = observer(function SaveSearchPage({ screen }: Props) {
  const t = useTexts();
  const { proposed } = screen;
  if (!proposed) {
    return (
      <PageContainer>
        <EmptyState
          level="h1"
          icon={SearchIcon}
          title={t('save-search-none')}
          text={t('save-search-none-text')}
          action={<ListLinks />}
        />
      </PageContainer>
    );
  }
  return (
    <Narrow>
      {screen.outcome === null && !proposed.savedAs && !proposed.isTooWide ? (
        <>
          <PageHeading title={t('save-search-title')} lead={t('save-search-lead')} />
          <SearchForm screen={screen} proposed={proposed} />
          {proposed.relaxed.length > 0 && <RelaxedSearches searches={proposed.relaxed} />}
        </>
      ) : (
        <Outcome screen={screen} proposed={proposed} />
      )}
    </Narrow>
  );
});

function ListLinks() {
  const t = useTexts();
  const links = useLinks();
  return (
    <>
      <LinkButton to={links('Properties')}>{t('search-kind-properties')}</LinkButton>
      <LinkButton look="secondary" to={links('Roommates')}>
        {t('search-kind-roommates')}
      </LinkButton>
    </>
  );
}

const SearchForm = observer(function SearchForm({ screen, proposed }: Props & { proposed: ProposedSearch }) {
  const t = useTexts();
  const foundCount = useFoundCount();
  const links = useLinks();
  const route = routeOfList(proposed);
  return (
    <Panel>
      <form
        className={classNames('form')}
        noValidate
        aria-label={t('save-search-title')}
        onSubmit={(event) => {
          event.preventDefault();
          void screen.save();
        }}
      >
        <Stack>
          <div>
            <SearchWords words={proposed.words} />
            <p>
              {proposed.total === 0
                ? t('save-search-finds-none')
                : t('save-search-finds', { found: foundCount(proposed.kind, proposed.total) })}
            </p>
          </div>
          <TextField
            name="name"
            label={t('save-search-name')}
            maxLength={SEARCH_LIMITS.name}
            value={screen.name}
            onValue={(name) => screen.rename(name)}
          />
          <RadioGroup
            name="frequency"
            label={t('save-search-frequency')}
            options={FREQUENCIES.map((value) => ({
              value,
              label: t(`search-frequency-${value}`),
              hint: t(`search-frequency-${value}-hint`),
            }))}
            value={screen.frequency}
            onValue={(frequency) => screen.setFrequency(frequency)}
          />
          {screen.needsEmail && (
            <TextField
              name="email"
              type="email"
              label={t('your-email')}
              hint={t('save-search-email-hint')}
              required
              value={screen.email}
              onValue={(email) => screen.typeEmail(email)}
              {...(screen.errors.email && { error: t(screen.errors.email) })}
            />
          )}
          <Row>
            <Button type="submit" busy={screen.busy}>
              {t('save')}
            </Button>
            <LinkButton look="quiet" to={links(route.name, route.params, route.query)}>
              {t('save-search-back')}
            </LinkButton>
          </Row>
          {screen.needsEmail && (
            <Row>
              <Button look="quiet" size="small" onClick={() => screen.requestSignIn()}>
                {t('login-title')}
              </Button>
              <span>{t('save-search-login-why')}</span>
            </Row>
          )}
        </Stack>
      </form>
    </Panel>
  );
});

/** Result, with a link back to the list. */
const Outcome = observer(function Outcome({ screen, proposed }: Props & { proposed: ProposedSearch }) {
  const t = useTexts();
  const links = useLinks();
  const route = routeOfList(proposed);
  const back = (
    <LinkButton look="secondary" to={links(route.name, route.params, route.query)}>
      {t('save-search-back')}
    </LinkButton>
  );
  const own = <LinkButton to={links('AdminSavedSearches')}>{t('save-search-see')}</LinkButton>;
  if (screen.outcome === 'sent') {
    return (
      <div role="status">
        <EmptyState
          level="h1"
          icon={MailIcon}
          title={t('save-search-by-mail-done')}
          text={t('save-search-by-mail-done-text', { email: screen.email.trim() })}
          action={back}
        />
      </div>
    );
  }
  if (screen.outcome === 'saved') {
    return (
      <div role="status">
        <EmptyState
          level="h1"
          icon={CheckIcon}
          title={t('save-search-done')}
          text={t('save-search-done-text', { name: screen.name.trim() || proposed.name })}
          action={
            <>
              {own}
              {back}
            </>
          }
        />
        {screen.push.isOffered &&
          (screen.saved?.channel === 'both' ? (
            <Alert>{t('push-done')}</Alert>
          ) : (
            <PushSwitch push={screen.push} isNew onTurnOn={() => void screen.enablePush()} />
          ))}
      </div>
    );
  }
  return proposed.savedAs ? (
    <EmptyState
      level="h1"
      icon={CheckIcon}
      title={t('save-search-saved')}
      text={t('save-search-saved-text', { name: proposed.savedAs.name })}
      action={
        <>
          {own}
          {back}
        </>
      }
    />
  ) : (
    <EmptyState
      level="h1"
      icon={WarningIcon}
      title={t('save-search-too-wide')}
      text={t('error-search-too-wide')}
      action={back}
    />
  );
});
