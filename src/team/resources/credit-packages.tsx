import TokenIcon from '@mui/icons-material/TokenOutlined';
import type { ReactNode } from 'react';
import { Show } from 'react-admin';
import { CreditPackagesForm } from '../catalogue/credit-packages-form.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

/** All packages are one record. */
function CreditPackagesPage(): ReactNode {
  const t = useTexts();
  return (
    <Show
      resource="credit-packages"
      id="all"
      component="div"
      title={t('resources.credit-packages.name', { count: 2 })}
    >
      <CreditPackagesForm />
    </Show>
  );
}

export const creditPackages: TeamResource = {
  name: 'credit-packages',
  group: 'finance',
  icon: TokenIcon,
  list: CreditPackagesPage,
};
