import type { MissingOfVendor } from '../../../core/shop/vendor-profile.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';

type Props = {
  missing: readonly MissingOfVendor[];
  /** True on the page where the data are completed. */
  isInSettings?: boolean;
};

/**
 * Missing data of the trader and the missing approval (TEAM-06), without which products are not shown; renders
 * nothing if complete (VEND-03).
 */
export function IncompleteShop({ missing, isInSettings = false }: Props) {
  const t = useTexts();
  const links = useLinks();
  if (missing.length === 0) return null;
  const fields = missing.flatMap((one) => (one === 'approval' ? [] : t(`shop-missing-${one}`)));
  return (
    <Alert kind="info" title={t(fields.length > 0 ? 'shop-incomplete' : 'shop-not-approved')}>
      {fields.length > 0 && (
        <p>
          {t('shop-incomplete-text', { missing: fields.join(', ') })}{' '}
          {!isInSettings && (
            <Link to={`${links('AdminSettings')}#own-shop`}>{t('shop-incomplete-link')}</Link>
          )}
        </p>
      )}
      {missing.includes('approval') && <p>{t('shop-not-approved-text')}</p>}
    </Alert>
  );
}
