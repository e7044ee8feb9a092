import PercentIcon from '@mui/icons-material/PercentOutlined';
import { CommissionPage } from '../payouts/commission-page.tsx';
import type { TeamResource } from './team-resource.ts';

export const commission: TeamResource = {
  name: 'commission',
  group: 'finance',
  icon: PercentIcon,
  list: CommissionPage,
};
