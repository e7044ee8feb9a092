import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { figureNamed } from '../../core/team/figures/figures.ts';
import type { Figure } from './figure-card.tsx';
import { useFigureFormat } from './figure-format.ts';

/** Pixels of a column chart, of a row, and of the scale with the legend. */
const [COLUMNS_HEIGHT, ROW_HEIGHT, FRAME_HEIGHT] = [260, 34, 90];
const MAX_NAME_LENGTH = 22;

const shortened = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/** Chart of a figure. The table has the same values, so screen readers skip it; without a canvas it is left out. */
export function FigureChart({ figure }: { figure: Figure }): ReactNode {
  const { palette, typography } = useTheme();
  const format = useFigureFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  const { name, period, compared, rows } = figure;
  const { kind, unit } = figureNamed(name);
  const drawnPeriod = (of: typeof period, valueOf: (row: (typeof rows)[number]) => number) => ({
    label: format.period(of),
    values: rows.map((row) => format.height(valueOf(row), unit)),
    shown: rows.map((row) => format.value(valueOf(row), unit)),
  });
  const drawing = {
    kind: kind === 'series' ? ('columns' as const) : ('rows' as const),
    names: rows.map(({ key, label }) =>
      kind === 'series' ? format.step(key, period, true) : shortened(label),
    ),
    current: drawnPeriod(period, ({ value }) => value),
    compared: compared && drawnPeriod(compared, ({ before }) => before ?? 0),
    colours: {
      ink: palette.text.primary,
      soft: palette.text.secondary,
      line: palette.divider,
      main: palette.primary.main,
      other: palette.warning.main,
      surface: palette.background.paper,
    },
    font: { family: typography.fontFamily ?? 'sans-serif', size: 13 },
    locale: format.locale,
  };
  const written = JSON.stringify(drawing);
  useEffect(() => {
    let erase = () => {};
    let isGone = false;
    const draw = async () => {
      try {
        const { drawFigure } = await import('./draw-figure.ts');
        if (!isGone && canvas.current)
          erase = drawFigure(canvas.current, JSON.parse(written) as typeof drawing);
      } catch {
        // The table remains.
        if (!isGone) setDrawn(false);
      }
    };
    void draw();
    return () => {
      isGone = true;
      erase();
    };
  }, [written]);
  if (!isDrawn) return null;
  const perRow = compared ? ROW_HEIGHT * 1.4 : ROW_HEIGHT;
  const height = kind === 'series' ? COLUMNS_HEIGHT : rows.length * perRow + FRAME_HEIGHT;
  return (
    <Box
      aria-hidden="true"
      sx={{ position: 'relative', height, minWidth: 0, '@media print': { display: 'none' } }}
    >
      <canvas ref={canvas} />
    </Box>
  );
}
