import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { changeText } from '../../core/favorites/favorite-change-text.ts';
import type { FavoriteType } from '../../core/favorites/favorites.ts';
import type { PathName } from '../../core/site/routes.ts';
import type { FavoriteAlert } from '../../view-models/favorites/favorite-alert.ts';
import type { FavoriteChanges } from '../../view-models/favorites/favorite-changes.ts';
import { Button } from '../components/actions/button.tsx';
import { Link } from 'react-router-dom';
import { Panel, Stack } from '../components/layout.tsx';
import { Alert } from '../components/messages/alert.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks, usePrices } from '../shell/use-page-language.ts';
import { CheckboxField } from '../components/fields/checkbox-field.tsx';

/** Setting of e-mails about changed favorites (FIND-03). */
const FavoriteAlertField = observer(function FavoriteAlertField({ alert }: { alert: FavoriteAlert }) {
  const t = useTexts();
  if (alert.isEnabled === null) return null;
  return (
    <CheckboxField
      id="favorites-told"
      name="favoritesTold"
      label={t('favorites-tell')}
      hint={t('favorites-tell-hint')}
      checked={alert.isEnabled}
      aria-disabled={alert.busy}
      onChecked={(enabled) => void alert.setEnabled(enabled)}
    />
  );
});

const ROUTES: Record<FavoriteType, PathName> = {
  product: 'Product',
  property: 'Property',
  roommate: 'RoommateOffer',
};

const Changed = styled.ul`
  display: grid;
  gap: var(--space-3);
  & > li {
    overflow-wrap: anywhere;
  }
  & > li > p {
    color: var(--colour-ink-soft);
  }
`;

type Props = { changes: FavoriteChanges; alert: FavoriteAlert; isInAccount: boolean };

/** Changes of the favorites, and the choice to be notified (FIND-03). */
export const ChangedFavorites = observer(function ChangedFavorites({ changes, alert, isInAccount }: Props) {
  const t = useTexts();
  const links = useLinks();
  const prices = usePrices();
  const { list } = changes;
  const wording = { t, price: (stotinki: number) => prices.inText(stotinki) };
  return (
    <>
      <Ending alert={alert} />
      {(list.length > 0 || alert.isEnabled !== null) && (
        <Panel
          as={list.length > 0 ? 'section' : 'div'}
          aria-labelledby={list.length > 0 ? 'changes' : undefined}
        >
          <Stack>
            {list.length > 0 && (
              <>
                <h2 id="changes">{t(isInAccount ? 'favorites-changes' : 'favorites-changes-here')}</h2>
                <Changed>
                  {list.map(({ type, id, title, changes: all }) => (
                    <li key={`${type} ${id}`}>
                      <Link to={links(ROUTES[type], { id })}>{title}</Link>
                      {all.map((change) => (
                        <p key={change.kind}>{changeText(type, change, wording)}</p>
                      ))}
                    </li>
                  ))}
                </Changed>
              </>
            )}
            <FavoriteAlertField alert={alert} />
          </Stack>
        </Panel>
      )}
    </>
  );
});

const Ending = observer(function Ending({ alert }: { alert: FavoriteAlert }) {
  const t = useTexts();
  if (alert.ending === null) return null;
  if (alert.isEnded) return <Alert kind="success">{t('favorites-untold')}</Alert>;
  return (
    <Alert title={t('favorites-end-title')}>
      <Stack>
        <p>{t('favorites-end-text')}</p>
        <div>
          <Button busy={alert.busy} onClick={() => void alert.end()}>
            {t('favorites-end')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
});
