import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Modals } from '../../view-models/site/modals.ts';
import { Navigation } from '../../view-models/site/navigation.ts';
import { Badge } from '../components/badge.tsx';
import { PlusIcon } from '../components/icons.tsx';
import { Container } from '../components/layout.tsx';
import { ServiceMenu } from './service-menu.tsx';
import { useService } from './services.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useLinks } from './use-page-language.ts';

export const MENU_ID = 'menu';

const Base = styled.nav`
  color: inherit;
  & a,
  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    color: var(--colour-ink);
    text-decoration: none;
  }
  @media (hover: hover) {
    & a:hover,
    & summary:hover {
      color: var(--colour-action);
    }
  }
  & a[data-add] {
    color: var(--colour-action);
    font-weight: var(--weight-strong);
  }
  @media (min-width: 60rem) {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    font-size: var(--text-sm);
    & ul[data-row] {
      display: flex;
      gap: 0 clamp(var(--space-4), 2.2vw, var(--space-8));
    }
    & li[data-end] {
      margin-left: auto;
    }
    & [data-mobile] {
      display: none;
    }
  }
  @media (max-width: 59.99rem) {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    max-width: none;
    max-height: 88dvh;
    margin: 0;
    padding: var(--space-4) 0 max(var(--space-6), env(safe-area-inset-bottom));
    border: 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    background: var(--colour-surface);
    box-shadow: var(--shadow-lg);
    overflow: auto;
    overscroll-behavior: contain;
    font-size: var(--text-lg);
    &::backdrop {
      background: var(--colour-veil);
    }
    &:popover-open {
      animation: uyut-rise var(--motion) var(--ease);
    }
    & li:not(:last-child) {
      border-bottom: 1px solid var(--colour-line);
    }
    & a,
    & summary {
      min-height: 3.25rem;
    }
    & [data-small] {
      font-size: var(--text-md);
      color: var(--colour-ink-soft);
    }
    & li:has(> [data-small]) {
      border: 0;
    }
  }
`;

/** The ways into the product: a row under the bar, or a sheet on a phone, which opens without a script too. */
export const MainMenu = observer(function MainMenu() {
  const t = useTexts();
  const links = useLinks();
  const modals = useService(Modals);
  const key = useService(Navigation).current?.place;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [key]);
  return (
    <Base ref={sheet} id={MENU_ID} popover="auto" aria-label={t('main-menu')} data-print="hide">
      <Container>
        <ul data-row="">
          <li data-mobile="">
            <Link to={links('MarketplaceProductCategories')}>{t('all-products')}</Link>
          </li>
          <li>
            <Link to={links('MarketplaceProductPromoCategories')}>{t('promotions')}</Link>
          </li>
          <li>
            <Link to={links('Properties')}>{t('properties-for-rent')}</Link>
          </li>
          <li>
            <Link to={links('Roommates')}>
              {t('search-roommate')} <Badge look="new">{t('new-label')}</Badge>
            </Link>
          </li>
          <li>
            <ServiceMenu />
          </li>
          <li>
            <Link to={links('TrustedAgencies')}>{t('trusted-agencies')}</Link>
          </li>
          <li data-end="">
            <Link
              data-add=""
              to={links('AdminAddProperty')}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault();
                sheet.current?.hidePopover?.();
                modals.show('login');
              }}
            >
              <PlusIcon />
              {t('add-property')}
            </Link>
          </li>
          {(['BlogCategory', 'Contacts', 'PrivacyPolicyPage', 'TermsAndConditionsPage'] as const).map(
            (name) => (
              <li key={name} data-mobile="">
                <Link data-small="" to={links(name)}>
                  {t(`link-${name}`)}
                </Link>
              </li>
            ),
          )}
        </ul>
      </Container>
    </Base>
  );
});
