import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { actsForShop } from '../../../core/accounts/account.ts';
import { Session } from '../../../view-models/accounts/session.ts';
import { Navigation } from '../../../view-models/site/navigation.ts';
import { Badge } from '../../components/messages/badge.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { Container } from '../../components/layout.tsx';
import { LanguageLink } from './language-link.tsx';
import { ServiceMenu } from './service-menu.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';
import { classNames } from '../../components/class-names.tsx';

export const MENU_ID = 'menu';

/** Main navigation: a row below the header, on a phone a sheet that opens without a script. */
export const MainMenu = observer(function MainMenu() {
  const t = useTexts();
  const links = useLinks();
  const key = useService(Navigation).current?.place;
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [key]);
  return (
    <nav
      className={classNames('main-menu')}
      ref={sheet}
      id={MENU_ID}
      popover="auto"
      aria-label={t('main-menu')}
      data-print="hide"
    >
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
            <Link to={links('MovingIn')}>{t('moving-in-plan')}</Link>
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
            <AddLink hideMenu={() => sheet.current?.hidePopover?.()} />
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
          <li data-mobile="">
            <LanguageLink look="long" />
          </li>
        </ul>
      </Container>
    </nav>
  );
});

/** Adding a home, or a product for vendors; a visitor signs in first (HEAD-03, HEAD-04). */
const AddLink = observer(function AddLink({ hideMenu }: { hideMenu: () => void }) {
  const t = useTexts();
  const links = useLinks();
  const session = useService(Session);
  const isVendor = session.user?.type === 'vendor';
  if (isVendor && !actsForShop(session.user, 'products')) return null;
  const to = links(isVendor ? 'AdminAddProduct' : 'AdminAddProperty');
  return (
    <Link
      data-add=""
      to={to}
      {...(!session.user && {
        'aria-haspopup': 'dialog',
        onClick: (event) => {
          event.preventDefault();
          hideMenu();
          session.requestSignIn({ go: to });
        },
      })}
    >
      <PlusIcon />
      {t(isVendor ? 'add-product' : 'add-property')}
    </Link>
  );
});
