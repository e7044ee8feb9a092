import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { PictureQueue, PictureTile } from '../../view-models/site/picture-queue.ts';
import { Badge } from '../components/messages/badge.tsx';
import { Button, IconButton } from '../components/actions/button.tsx';
import { CloseIcon, LeftIcon, RightIcon } from '../components/icons.tsx';
import { Picture } from '../components/content/picture.tsx';
import { useTexts } from '../components/use-texts.ts';
import { VisuallyHidden } from '../components/accessibility.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { useSorting } from './use-sorting.ts';
import type { Sorting } from './use-sorting.ts';
import { classNames } from '../components/class-names.tsx';

const classes = {
  tileActions: 'tile-actions',
  tileFile: 'tile-file',
  tileMark: 'tile-mark',
} as const;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  gap: var(--space-4);
  @media (max-width: 30rem) {
    /* Two columns, unless their three buttons do not fit. */
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
    gap: var(--space-3);
  }
  & > li {
    position: relative;
    display: flex;
    flex-direction: column;
    border-radius: var(--radius);
    background: var(--colour-sunken);
    overflow: clip;
  }
  & > li[data-held] {
    box-shadow: var(--shadow-lg);
    opacity: 0.8;
  }
  & > li[data-state='failed'] {
    background: var(--colour-danger-soft);
  }
  & .tile-handle {
    cursor: grab;
    user-select: none;
    -webkit-user-drag: none;
    & img {
      pointer-events: none;
    }
  }
  & .${classes.tileFile} {
    display: grid;
    flex: 1;
    align-content: center;
    gap: var(--space-2);
    min-height: 8rem;
    padding: var(--space-3);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
  & .${classes.tileActions} {
    display: flex;
    justify-content: space-between;
    margin-top: auto;
    & > span {
      display: flex;
    }
  }
  & .${classes.tileMark} {
    position: absolute;
    top: var(--space-2);
    left: var(--space-2);
  }
  & progress {
    width: 100%;
    accent-color: var(--colour-action);
  }
`;

/** Pictures of a form with their upload state; sortable unless `plain`. */
export const PictureTiles = observer(function PictureTiles({
  queue,
  label,
  plain = false,
}: {
  queue: PictureQueue;
  label: string;
  plain?: boolean;
}) {
  const t = useTexts();
  const id = useId();
  const [announcement, announce] = useState('');
  const sorting = useSorting((from, to) => queue.move(from, to));
  if (queue.tiles.length === 0) return null;
  return (
    <>
      <Tiles ref={sorting.list} aria-label={label}>
        {queue.tiles.map((tile, index) => (
          <li
            key={tile.id}
            data-place={index}
            data-state={tile.state}
            data-held={sorting.dragged === index || undefined}
          >
            <Tile
              tile={tile}
              name={tile.name || t(plain ? 'plan-picture' : 'picture-numbered', { number: index + 1 })}
              {...(!plain && { handle: sorting.handle(index) })}
              onRetry={() => queue.retry(tile.id)}
            />
            {index === 0 && !plain && tile.picture && (
              <span className={classes.tileMark}>
                <Badge look="good">{t('picture-main')}</Badge>
              </span>
            )}
            <Actions
              queue={queue}
              tile={tile}
              index={index}
              {...{ id, plain, sorting }}
              moved={(name, place) => announce(t('moved-to', { name, place, total: queue.tiles.length }))}
            />
          </li>
        ))}
      </Tiles>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
});

function Tile({
  tile: { state, sentShare, error, retriable, picture },
  name,
  handle,
  onRetry,
}: {
  tile: PictureTile;
  name: string;
  handle?: ReturnType<Sorting['handle']>;
  onRetry: () => void;
}) {
  const t = useTexts();
  if (picture) {
    return (
      <div className={handle && 'tile-handle'} {...handle}>
        <Picture of={picture} alt={name} ratio="wide" sizes="14rem" />
      </div>
    );
  }
  const percent = Math.round(sentShare * 100);
  return (
    <div className={classes.tileFile}>
      <strong>{name}</strong>
      {state === 'waiting' && <span>{t('picture-waiting')}</span>}
      {state === 'sending' && (
        <>
          {/* Indeterminate while the server processes the picture. */}
          <progress aria-label={name} {...(sentShare < 1 && { max: 100, value: percent })} />
          <span>{sentShare < 1 ? t('picture-part', { percent }) : t('picture-preparing')}</span>
        </>
      )}
      {error && (
        <span className={classNames('field-error')} role="alert">
          {t(error)}
        </span>
      )}
      {retriable && (
        <Button look="secondary" size="small" aria-label={t('picture-retry-of', { name })} onClick={onRetry}>
          {t('try-again')}
        </Button>
      )}
    </div>
  );
}

const Actions = observer(function Actions({
  queue,
  tile,
  index,
  id,
  plain,
  sorting,
  moved,
}: {
  queue: PictureQueue;
  tile: PictureTile;
  index: number;
  id: string;
  plain: boolean;
  sorting: Sorting;
  moved: (name: string, place: number) => void;
}) {
  const t = useTexts();
  const name = tile.name || t(plain ? 'plan-picture' : 'picture-numbered', { number: index + 1 });
  const move = (to: number, way: 'earlier' | 'later') => {
    sorting.moveBy(index, to, `${id}-${tile.id}-${way}`);
    moved(name, to + 1);
  };
  const last = queue.tiles.length - 1;
  return (
    <div className={classes.tileActions}>
      {!plain && last > 0 && (
        <span>
          <IconButton
            icon={LeftIcon}
            id={`${id}-${tile.id}-earlier`}
            label={t('picture-earlier', { name })}
            aria-disabled={index === 0}
            onClick={() => index > 0 && move(index - 1, 'earlier')}
          />
          <IconButton
            icon={RightIcon}
            id={`${id}-${tile.id}-later`}
            label={t('picture-later', { name })}
            aria-disabled={index === last}
            onClick={() => index < last && move(index + 1, 'later')}
          />
        </span>
      )}
      <IconButton
        icon={CloseIcon}
        label={t('remove-name', { name })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget);
          queue.remove(tile.id);
        }}
      />
    </div>
  );
});
