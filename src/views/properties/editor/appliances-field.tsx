import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { APPLIANCES } from '../../../core/properties/property-choices.ts';
import type { PropertyForm } from '../../../core/properties/property-form.ts';
import type { Form } from '../../../view-models/site/form.ts';
import { Button, IconButton } from '../../components/actions/button.tsx';
import { CloseIcon, DownIcon, MenuIcon, PlusIcon } from '../../components/icons.tsx';
import { Row } from '../../components/layout.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { VisuallyHidden } from '../../components/accessibility.tsx';
import { focusNeighbour } from '../../forms/focus-neighbour.ts';
import { useSorting } from '../../forms/use-sorting.ts';

const classes = {
  drag: 'drag',
} as const;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  max-width: 34rem;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) repeat(3, auto);
    align-items: center;
    padding-left: var(--space-1);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius);
    background: var(--colour-surface);
  }
  & > li[data-held] {
    border-color: var(--colour-action);
    background: var(--colour-action-soft);
  }
  & .${classes.drag} {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    color: var(--colour-ink-soft);
    cursor: grab;
    touch-action: none;
  }
  /* Long names need the room; buttons replace the drag handle. */
  @media (max-width: 24rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) repeat(3, auto);
      padding-left: var(--space-3);
    }
    & .${classes.drag} {
      display: none;
    }
  }
  & [data-up] svg {
    transform: rotate(180deg);
  }
`;

/** Appliances in the order of the listing, sorted by dragging or buttons. */
export const AppliancesField = observer(function AppliancesField({ form }: { form: Form<PropertyForm> }) {
  const t = useTexts();
  const id = useId();
  const [announcement, announce] = useState('');
  const chosen = form.values.appliances;
  const nameOf = (appliance: (typeof chosen)[number]) => t(`property-appliance-${appliance}`);
  const sorting = useSorting((from, to) => {
    const moved = chosen[from];
    if (!moved) return;
    const others = chosen.filter((one) => one !== moved);
    form.set('appliances', [...others.slice(0, to), moved, ...others.slice(to)]);
    announce(t('moved-to', { name: nameOf(moved), place: to + 1, total: chosen.length }));
  });
  const last = chosen.length - 1;
  return (
    <>
      {chosen.length > 0 && (
        <List ref={sorting.list} aria-label={t('appliances-chosen')}>
          {chosen.map((appliance, index) => {
            const name = nameOf(appliance);
            const [up, down] = [`${id}-${appliance}-up`, `${id}-${appliance}-down`];
            return (
              <li key={appliance} data-place={index} data-held={sorting.dragged === index || undefined}>
                <span
                  className={classes.drag}
                  title={t('picture-drag', { name })}
                  {...sorting.handle(index, { byFinger: true })}
                >
                  <MenuIcon />
                </span>
                {name}
                <IconButton
                  icon={DownIcon}
                  id={up}
                  data-up=""
                  label={t('appliance-up', { name })}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && sorting.moveBy(index, index - 1, up)}
                />
                <IconButton
                  icon={DownIcon}
                  id={down}
                  label={t('appliance-down', { name })}
                  aria-disabled={index === last}
                  onClick={() => index < last && sorting.moveBy(index, index + 1, down)}
                />
                <IconButton
                  icon={CloseIcon}
                  label={t('remove-name', { name })}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget);
                    form.set(
                      'appliances',
                      chosen.filter((one) => one !== appliance),
                    );
                  }}
                />
              </li>
            );
          })}
        </List>
      )}
      <Row role="group" aria-label={t('appliances-add')}>
        {APPLIANCES.filter((appliance) => !chosen.includes(appliance)).map((appliance) => (
          <Button
            key={appliance}
            look="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              form.set('appliances', [...chosen, appliance]);
            }}
          >
            <PlusIcon />
            {nameOf(appliance)}
          </Button>
        ))}
      </Row>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
});
