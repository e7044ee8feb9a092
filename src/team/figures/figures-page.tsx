import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { FIGURE_GROUPS, FIGURE_NAMES, figureNamed } from '../../core/team/figures/figures.ts';
import type { FigureGroup } from '../../core/team/figures/figures.ts';
import { useTexts } from '../use-texts.ts';
import { FigureCard } from './figure-card.tsx';
import { useFigureChoice } from './figure-choice.ts';
import { FigurePeriodInputs } from './figure-period-inputs.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Figures by group, for a chosen period and a compared one (TEAM-10). */
export function FiguresPage(): ReactNode {
  const t = useTexts();
  const { chosen, change } = useFigureChoice();
  const { group, period, compare } = chosen;
  const names = FIGURE_NAMES.filter((name) => figureNamed(name).group === group);
  return (
    <>
      <Title title={t('resources.figures.name', { count: 2 })} />
      <FigurePeriodInputs chosen={chosen} change={change} />
      <Tabs
        value={group}
        onChange={(_, next: FigureGroup) => change({ group: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('team-figures-groups')}
      >
        {FIGURE_GROUPS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`figures-tab-${name}`}
            aria-controls={name === group ? 'figures' : undefined}
            label={t(`figure-group-${name}`)}
          />
        ))}
      </Tabs>
      <Box id="figures" role="tabpanel" aria-labelledby={`figures-tab-${group}`} sx={GRID}>
        {names.map((name) => (
          <FigureCard key={name} name={name} period={period} compare={compare} />
        ))}
      </Box>
    </>
  );
}
