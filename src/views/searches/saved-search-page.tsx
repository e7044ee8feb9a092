import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { FREQUENCIES } from '../../core/searches/saved-search.ts';
import type { SavedSearch } from '../../core/searches/saved-search.ts';
import { routeOfList } from '../../core/searches/searched-list.ts';
import type { SavedSearchScreen, FoundCard } from '../../view-models/searches/saved-search-screen.ts';
import { Button, LinkButton } from '../components/actions/button.tsx';
import { ProductGrid } from '../components/content/cards.tsx';
import { SelectField } from '../components/fields/select-field.tsx';
import { CheckIcon, SearchIcon } from '../components/icons.tsx';
import { PageContainer, Row, Stack } from '../components/layout.tsx';
import { lazyPart } from '../components/lazy-part.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { EmptyState } from '../components/messages/empty-state.tsx';
import { Modal } from '../components/messages/modal.tsx';
import { UndoAlert } from '../components/messages/undo-alert.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from '../shell/use-page-language.ts';
import { SearchConfirmation } from './search-confirmation.tsx';
import { SearchWords } from './search-words.tsx';

/** Aligns the buttons with the field, below its label. */
const Settings = styled(Row)`
  align-items: end;
`;

/** Loads on demand, because it contains the cards of all kinds. */
const FoundItem = lazyPart(async () => (await import('./found-item.tsx')).FoundItem);

type Props = { screen: SavedSearchScreen };

/** Matches and settings of a saved search, opened by a mail's link (FIND-02). */
export const SavedSearchPage = observer(function SavedSearchPage({ screen }: Props) {
  const t = useTexts();
  const links = useLinks();
  const { found, search, cards, ended, hidden, left } = screen;
  if (screen.confirmation) return <SearchConfirmation screen={screen.confirmation} />;
  if (!found || !search) return null;
  const route = routeOfList(search);
  const list = (
    <LinkButton look="secondary" to={links(route.name, route.params, route.query)}>
      {t('saved-search-all')}
    </LinkButton>
  );
  if (ended) {
    return (
      <PageContainer>
        <div role="status">
          <EmptyState
            level="h1"
            icon={CheckIcon}
            title={t('saved-search-ended')}
            text={t(ended === 'all' ? 'saved-search-ended-all-text' : 'saved-search-ended-text')}
            action={list}
          />
        </div>
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <PageHeading title={search.name} actions={list} />
      <Stack>
        <SearchWords words={search.words} />
        {found.isConfirmed && <SearchSettings screen={screen} search={search} />}
        {hidden && (
          <UndoAlert of={hidden} text={hiddenText(t, hidden)} onUndo={() => void screen.undoHide()} />
        )}
        {found.gone > 0 && <Alert>{t('saved-search-gone', { count: found.gone })}</Alert>}
        {cards.length > 0 ? (
          <ProductGrid size="large" aria-busy={screen.busy}>
            {cards.map((card, index) => (
              <FoundItem key={card.id} screen={screen} card={card} priority={index < 2} />
            ))}
          </ProductGrid>
        ) : (
          <EmptyState
            icon={SearchIcon}
            title={t('saved-search-none-found')}
            text={t('saved-search-none-found-text')}
          />
        )}
        {left > 0 && (
          <Row>
            <Button look="secondary" busy={screen.busy} onClick={() => void screen.showMore()}>
              {t('saved-search-more', { count: left })}
            </Button>
          </Row>
        )}
      </Stack>
      <Ending screen={screen} />
    </PageContainer>
  );
});

type Translate = ReturnType<typeof useTexts>;

const hiddenText = (t: Translate, hidden: FoundCard | { id: number }) =>
  'item' in hidden ? t('match-dismissed', { title: hidden.item.title }) : t('match-dismissed-any');

const SearchSettings = observer(function SearchSettings({ screen, search }: Props & { search: SavedSearch }) {
  const t = useTexts();
  return (
    <Settings>
      <SelectField
        name="frequency"
        label={t('save-search-frequency')}
        unmarked
        options={FREQUENCIES.map((value) => ({ value, label: t(`search-frequency-${value}`) }))}
        value={search.frequency}
        disabled={search.isPaused}
        onValue={(value) => void screen.setFrequency(value)}
      />
      <Button look="quiet" size="small" onClick={() => void screen.pauseOrResume()}>
        {t(search.isPaused ? 'saved-search-resume' : 'saved-search-pause')}
      </Button>
      <Button look="quiet" size="small" onClick={() => screen.setEnding('one')}>
        {t('saved-search-end')}
      </Button>
      <Button look="quiet" size="small" onClick={() => screen.setEnding('all')}>
        {t('saved-search-end-all')}
      </Button>
    </Settings>
  );
});

const Ending = observer(function Ending({ screen }: Props) {
  const t = useTexts();
  const { ending } = screen;
  const isAll = ending === 'all';
  return (
    <Modal
      open={ending !== null}
      title={t(isAll ? 'saved-search-end-all' : 'saved-search-end')}
      onClose={() => screen.setEnding(null)}
    >
      <Stack>
        <p>{t(isAll ? 'saved-search-end-all-text' : 'saved-search-end-text')}</p>
        <Row>
          <Button look="danger" busy={screen.busy} onClick={() => void screen.end()}>
            {t(isAll ? 'saved-search-end-all' : 'saved-search-end')}
          </Button>
          <Button look="quiet" onClick={() => screen.setEnding(null)}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
});
