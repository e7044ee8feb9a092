import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { IconButton } from '../components/icon-button.tsx';
import { CheckIcon, CloseIcon } from '../components/icons.tsx';
import { LinkButton } from '../components/link-button.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

/** How long it stays, in milliseconds; not while somebody is in it. */
const SHOWN_FOR = 8_000;

const Place = styled.div`
  position: fixed;
  z-index: var(--layer-notice);
  inset: auto var(--space-3) calc(4.25rem + env(safe-area-inset-bottom));
  @media (min-width: 60rem) {
    inset: 5rem var(--gutter) auto auto;
    width: 26rem;
  }
`;
const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-3) var(--space-4) var(--space-5);
  border-radius: var(--radius-lg);
  background: var(--colour-surface);
  box-shadow: var(--shadow-lg);
  animation: uyut-rise var(--motion) var(--ease);
  & > svg {
    color: var(--colour-action);
  }
  & > a {
    grid-column: 1 / -1;
    margin-right: var(--space-2);
  }
  & strong {
    display: block;
  }
`;

/** What was just put in the cart, and the way there; the place that is read aloud is there before the note. */
export const AddedNotice = observer(function AddedNotice() {
  const t = useTexts();
  const links = useLinks();
  const cart = useService(CartViewModel);
  const { added } = cart;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!added) return;
    const timer = window.setInterval(() => {
      if (!place.current?.matches(':focus-within, :hover')) cart.dismissAdded();
    }, SHOWN_FOR);
    return () => window.clearInterval(timer);
  }, [added, cart]);
  return (
    <Place ref={place} role="status" data-print="hide">
      {added && (
        <Note>
          <CheckIcon />
          <p>
            <strong>{t('added-to-cart')}</strong>
            {added.title}
          </p>
          <IconButton icon={CloseIcon} label={t('close')} onClick={() => cart.dismissAdded()} />
          <LinkButton to={links('Cart')} onClick={() => cart.dismissAdded()}>
            {t('to-cart')}
          </LinkButton>
        </Note>
      )}
    </Place>
  );
});
