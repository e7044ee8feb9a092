import type { ComponentProps } from 'react';
import { Panels } from '../../../view-models/site/panels.ts';
import { SofaIcon } from '../../components/icons.tsx';
import { LinkButton } from '../../components/actions/button.tsx';
import { BarLink } from './bar-link.tsx';
import { useService } from '../services.tsx';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../use-page-language.ts';

function useShopLink(): Pick<ComponentProps<typeof LinkButton>, 'to' | 'aria-haspopup' | 'onClick'> {
  const links = useLinks();
  const panels = useService(Panels);
  return {
    to: links('Marketplace'),
    'aria-haspopup': 'dialog',
    onClick: (event) => {
      event.preventDefault();
      panels.openRooms();
    },
  };
}

/** Opens the rooms; without a script it is a link to the shop (HEAD-01). */
export function ShopButton(props: { 'data-desktop': '' }) {
  const t = useTexts();
  return (
    <LinkButton {...useShopLink()} {...props}>
      <SofaIcon />
      {t('shop')}
    </LinkButton>
  );
}

/** The same link in the bottom bar of phones. */
export function ShopBarLink() {
  const t = useTexts();
  return <BarLink icon={SofaIcon} label={t('shop')} {...useShopLink()} />;
}
