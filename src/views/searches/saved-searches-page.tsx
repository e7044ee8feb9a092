import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { ALERT_CHANNELS, FREQUENCIES, SEARCH_LIMITS } from '../../core/searches/saved-search.ts';
import type { SavedSearch } from '../../core/searches/saved-search.ts';
import { routeOfList } from '../../core/searches/searched-list.ts';
import type { SavedSearchesScreen } from '../../view-models/searches/saved-searches-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Hint } from '../components/fields/field.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { Panel, Row, Stack } from '../components/layout.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { Badge } from '../components/messages/badge.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { UndoAlert } from '../components/messages/undo-alert.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { ProfileFrame } from '../shell/profile-frame.tsx';
import { useDates, useLinks } from '../shell/use-page-language.ts';
import { SearchWords } from './search-words.tsx';
import { classNames } from '../components/class-names.tsx';

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-3);
  & h2 {
    overflow-wrap: anywhere;
  }
  & .row > .field {
    min-width: 12rem;
  }
`;

/** Loads if the browser supports notifications. */
const PushSwitch = lazyPart(async () => (await import('./push-switch.tsx')).PushSwitch);

type Props = { screen: SavedSearchesScreen };

/** Saved searches of the account (FIND-01, FIND-02). */
export const SavedSearchesPage = observer(function SavedSearchesPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { list, removed } = screen;
  return (
    <ProfileFrame>
      <PageHeading title={t('saved-searches')} />
      <Stack>
        {removed && (
          <UndoAlert
            of={removed}
            text={t('saved-search-deleted', { name: removed.name })}
            onUndo={() => void screen.undoDelete()}
          />
        )}
        {list.length > 0 ? (
          <ul className={classNames('stack')} aria-busy={screen.changing !== null}>
            {list.map((search) => (
              <li key={search.id}>
                <SearchCard screen={screen} search={search} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={SearchIcon}
            title={t('saved-searches-none')}
            text={t('saved-searches-none-text')}
            action={
              <>
                <LinkButton to={links('Properties')}>{t('search-kind-properties')}</LinkButton>
                <LinkButton look="secondary" to={links('Roommates')}>
                  {t('search-kind-roommates')}
                </LinkButton>
              </>
            }
          />
        )}
        {screen.push.isOffered && (
          <PushSwitch push={screen.push} onTurnOn={() => void screen.push.turnOn()} />
        )}
        <Panel as="section" aria-labelledby="favorites-told-title">
          <Stack>
            <h2 id="favorites-told-title">{t('favorites-end-title')}</h2>
            <p>{t('favorites-tell-hint')}</p>
            <div>
              <LinkButton look="secondary" size="small" to={links('Favorites')}>
                {t('favourites')}
              </LinkButton>
            </div>
          </Stack>
        </Panel>
      </Stack>
    </ProfileFrame>
  );
});

const SearchCard = observer(function SearchCard({ screen, search }: Props & { search: SavedSearch }) {
  const t = useTexts();
  const links = useLinks();
  const dates = useDates();
  const { id, name, kind, newMatches, isPaused, frequency, channel, token, words, createdAt } = search;
  const route = routeOfList(search);
  const named = (
    key: 'saved-search-change' | 'saved-search-pause' | 'saved-search-resume' | 'own-action-delete',
  ) => t('search-action-of', { action: t(key), name });
  const pause = isPaused ? 'saved-search-resume' : 'saved-search-pause';
  return (
    <Card>
      <Row>
        <Badge look="plain">{t(`search-kind-${kind}`)}</Badge>
        {isPaused && <Badge look="warning">{t('saved-search-paused')}</Badge>}
        {newMatches > 0 && <Badge look="new">{t('saved-search-new', { count: newMatches })}</Badge>}
      </Row>
      {screen.renamed === id ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void screen.saveName(search);
          }}
        >
          <Row>
            <TextField
              id={`search-name-${id}`}
              name="name"
              label={t('save-search-name')}
              maxLength={SEARCH_LIMITS.name}
              autoFocus
              value={screen.name}
              onValue={(typed) => screen.type(typed)}
            />
            <Button type="submit" size="small" busy={screen.changing === id}>
              {t('done')}
            </Button>
          </Row>
        </form>
      ) : (
        <h2>
          <Link to={links(route.name, route.params, route.query)}>{name}</Link>
        </h2>
      )}
      <SearchWords words={words} />
      <Hint>{t('saved-search-from', { day: dates.day(createdAt) })}</Hint>
      <SelectField
        id={`search-frequency-${id}`}
        name="frequency"
        label={t('save-search-frequency')}
        unmarked
        options={FREQUENCIES.map((value) => ({ value, label: t(`search-frequency-${value}`) }))}
        value={frequency}
        disabled={isPaused}
        onValue={(value) => void screen.setFrequency(search, value)}
      />
      {(screen.push.isOffered || channel !== 'email') && (
        <SelectField
          id={`search-channel-${id}`}
          name="channel"
          label={t('search-channel')}
          unmarked
          options={ALERT_CHANNELS.map((value) => ({ value, label: t(`search-channel-${value}`) }))}
          value={channel}
          disabled={isPaused}
          onValue={(value) => void screen.setChannel(search, value)}
        />
      )}
      <Row>
        <LinkButton look="secondary" size="small" to={links('SavedSearch', { token })}>
          {newMatches > 0 ? t('saved-search-new', { count: newMatches }) : t('saved-search-found')}
        </LinkButton>
        <Button
          look="quiet"
          size="small"
          aria-label={named('saved-search-change')}
          onClick={() => screen.rename(screen.renamed === id ? null : search)}
        >
          {t('saved-search-change')}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={named(pause)}
          aria-disabled={screen.changing === id}
          onClick={() => void screen.pauseOrResume(search)}
        >
          {t(pause)}
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={named('own-action-delete')}
          onClick={() => void screen.delete(search)}
        >
          {t('own-action-delete')}
        </Button>
      </Row>
    </Card>
  );
});
