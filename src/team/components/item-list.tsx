import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import type { TextKey } from '../../../content/text-key.ts';
import { useTexts } from '../use-texts.ts';

const STYLES = {
  '& .RaSimpleFormIterator-form': { flexFlow: 'row wrap', alignItems: 'start', columnGap: 2, minWidth: 0 },
  '& .RaSimpleFormIterator-form > *': { flex: '1 1 12rem', maxWidth: { sm: '18rem' } },
  // react-admin shows the buttons of a row under a mouse only.
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-line': { py: 1 },
} as const;

type Props = {
  canChange: boolean;
  addLabel: TextKey;
  children: ReactNode;
};

/** Items of an `ArrayInput` that are added and removed by buttons. */
export function ItemList({ canChange, addLabel, children }: Props): ReactNode {
  return (
    <SimpleFormIterator
      addButton={<AddItem label={addLabel} />}
      disableAdd={!canChange}
      disableRemove={!canChange}
      disableReordering
      disableClear
      sx={STYLES}
    >
      {children}
    </SimpleFormIterator>
  );
}

function AddItem({ label }: { label: TextKey }): ReactNode {
  const t = useTexts();
  const { add } = useSimpleFormIterator();
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add()}>
      {t(label)}
    </Button>
  );
}
