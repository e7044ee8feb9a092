import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { DataTable } from './data-table.tsx';
import type { ChartPoint } from './draw-chart.ts';
import { useTexts } from '../use-texts.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  & figcaption {
    font-weight: var(--weight-strong);
  }
  & [data-drawing] {
    position: relative;
    height: 15rem;
  }
  & canvas {
    max-width: 100%;
  }
  & summary {
    width: fit-content;
    min-height: var(--target);
    padding-block: var(--space-2);
    color: var(--colour-action);
    font-size: var(--text-sm);
    cursor: pointer;
  }
  @media print {
    & [data-drawing] {
      display: none;
    }
  }
`;

export interface ChartProps {
  title: string;
  /** `rows` draws horizontal bars for long names. */
  kind: 'bar' | 'rows';
  columns: readonly [string, string];
  points: readonly ChartPoint[];
  /** Locale of the scale's numbers, such as `bg-BG`. */
  locale: string;
}

/**
 * A chart with the same numbers as a table. The chart's library loads on demand; without it the table is
 * shown.
 */
export function Chart({ title, kind, columns, points, locale }: ChartProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState<boolean | null>(null);
  useEffect(() => {
    let erase = () => {};
    let isGone = false;
    const theme = matchMedia('(prefers-color-scheme: dark)');
    const draw = async () => {
      try {
        const { drawChart } = await import('./draw-chart.ts');
        if (isGone || !canvas.current) return;
        erase();
        erase = drawChart(canvas.current, { kind, points, locale });
        setDrawn(true);
      } catch {
        // Falls back to the table.
        if (!isGone) setDrawn(false);
      }
    };
    void draw();
    theme.addEventListener('change', draw);
    return () => {
      isGone = true;
      theme.removeEventListener('change', draw);
      erase();
    };
  }, [kind, points, locale]);
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      {isDrawn !== false && (
        <div data-drawing="" aria-hidden="true">
          <canvas ref={canvas} />
        </div>
      )}
      <details open={isDrawn === false ? true : undefined}>
        <summary>{t('chart-as-table')}</summary>
        <DataTable
          label={title}
          columns={[{ title: columns[0] }, { title: columns[1], isNumber: true }]}
          rows={points.map(({ label, shown }) => ({ key: label, cells: [label, shown] }))}
        />
      </details>
    </Figure>
  );
}
