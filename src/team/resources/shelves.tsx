import ViewStreamIcon from '@mui/icons-material/ViewStreamOutlined';
import type { ReactNode } from 'react';
import { Show } from 'react-admin';
import { ShelfForm } from '../catalogue/shelf-form.tsx';
import { useTexts } from '../use-texts.ts';
import type { TeamResource } from './team-resource.ts';

/** The front page is one record. */
function ShelfPage(): ReactNode {
  const t = useTexts();
  return (
    <Show resource="shelves" id="home" component="div" title={t('resources.shelves.name', { count: 2 })}>
      <ShelfForm />
    </Show>
  );
}

export const shelves: TeamResource = {
  name: 'shelves',
  group: 'shop',
  icon: ViewStreamIcon,
  list: ShelfPage,
};
