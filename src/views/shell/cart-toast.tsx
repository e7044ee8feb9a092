import { CartViewModel } from '../../view-models/orders/cart-view-model.ts';
import { IconButton, LinkButton } from '../components/actions/button.tsx';
import { CheckIcon, CloseIcon } from '../components/icons.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useService } from './services.tsx';
import { useLinks } from './use-page-language.ts';
import { classNames } from '../components/class-names.tsx';

/** A notice about a product added to the cart, with a link to the cart. */
export function CartToast({ title }: { title: string }) {
  const t = useTexts();
  const links = useLinks();
  const cart = useService(CartViewModel);
  return (
    <div className={classNames('added-notice')}>
      <CheckIcon />
      <p>
        <strong>{t('added-to-cart')}</strong>
        {title}
      </p>
      <IconButton icon={CloseIcon} label={t('close')} onClick={() => cart.dismissAdded()} />
      <LinkButton to={links('Cart')} onClick={() => cart.dismissAdded()}>
        {t('go-to-cart')}
      </LinkButton>
    </div>
  );
}
