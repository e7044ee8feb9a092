import type { Company } from '../../../core/shop/vendor-profile.ts';
import { Alert } from '../../components/messages/alert.tsx';
import { Link } from 'react-router-dom';
import { useTexts } from '../../components/use-texts.ts';
import { useLinks } from '../../shell/use-page-language.ts';

/**
 * Missing data of the trader, without which products are not shown; renders nothing if complete (VEND-03).
 */
export function IncompleteShop({ missing }: { missing: readonly (keyof Company)[] }) {
  const t = useTexts();
  const links = useLinks();
  if (missing.length === 0) return null;
  return (
    <Alert kind="info" title={t('shop-incomplete')}>
      <p>
        {t('shop-incomplete-text', {
          missing: missing.map((field) => t(`shop-missing-${field}`)).join(', '),
        })}{' '}
        <Link to={`${links('AdminSettings')}#own-shop`}>{t('shop-incomplete-link')}</Link>
      </p>
    </Alert>
  );
}
