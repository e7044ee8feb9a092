import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import type { ChartDataset } from 'chart.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** Values of one period with their texts. */
export type DrawnPeriod = { label: string; values: readonly number[]; shown: readonly string[] };

export type DrawnFigure = {
  /** Columns over time, or rows of names. */
  kind: 'columns' | 'rows';
  names: readonly string[];
  current: DrawnPeriod;
  compared: DrawnPeriod | null;
  colours: { ink: string; soft: string; line: string; main: string; other: string; surface: string };
  font: { family: string; size: number };
  /** Locale of the scale's numbers, such as `bg-BG`. */
  locale: string;
};

/**
 * Draws a figure. The compared period has another form than the current one, not only another colour: a dashed line
 * with points over columns, or hollow bars beside full ones.
 * @returns a function that removes the drawing
 */
export function drawFigure(canvas: HTMLCanvasElement, figure: DrawnFigure): () => void {
  const { kind, names, current, compared, colours, font, locale } = figure;
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const [nameAxis, valueAxis] = kind === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const ticks = { color: colours.soft, font };
  const periods = compared ? [current, compared] : [current];
  const datasets: ChartDataset<'bar' | 'line', number[]>[] = [
    {
      type: 'bar',
      label: current.label,
      data: [...current.values],
      backgroundColor: colours.main,
      pointStyle: 'rectRounded',
      borderRadius: 3,
      maxBarThickness: 32,
      order: 1,
    },
  ];
  if (compared)
    datasets.push(
      kind === 'rows' ? hollowBars(compared, colours.other) : dashedLine(compared, colours.other),
    );
  const chart = new Chart<'bar' | 'line', number[], string>(canvas, {
    type: 'bar',
    data: { labels: [...names], datasets },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: nameAxis,
      interaction: { intersect: false, mode: 'index', axis: nameAxis },
      scales: {
        [nameAxis]: {
          grid: { display: false },
          ticks: { ...ticks, maxRotation: 0, autoSkip: kind === 'columns', autoSkipPadding: 12 },
        },
        [valueAxis]: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: colours.line },
          ticks: {
            ...ticks,
            precision: 0,
            maxTicksLimit: 5,
            callback: (value: string | number) => short.format(Number(value)),
          },
        },
      },
      plugins: {
        legend: {
          display: compared !== null,
          position: 'bottom',
          align: 'start',
          labels: {
            color: colours.ink,
            font,
            usePointStyle: true,
            boxHeight: 8,
            sort: (one, other) => (one.datasetIndex ?? 0) - (other.datasetIndex ?? 0),
          },
        },
        tooltip: {
          usePointStyle: true,
          backgroundColor: colours.ink,
          titleColor: colours.surface,
          bodyColor: colours.surface,
          titleFont: { family: font.family },
          bodyFont: { family: font.family },
          callbacks: {
            label: ({ datasetIndex, dataIndex }) => {
              const period = periods[datasetIndex];
              return `${period?.label ?? ''}: ${period?.shown[dataIndex] ?? ''}`;
            },
          },
        },
      },
    },
  });
  return () => chart.destroy();
}

const dashedLine = ({ label, values }: DrawnPeriod, colour: string): ChartDataset<'line', number[]> => ({
  type: 'line',
  label,
  data: [...values],
  borderColor: colour,
  backgroundColor: colour,
  borderDash: [6, 4],
  borderWidth: 2,
  pointStyle: 'rectRot',
  pointRadius: values.length > 31 ? 0 : 4,
  order: 0,
});

const hollowBars = ({ label, values }: DrawnPeriod, colour: string): ChartDataset<'bar', number[]> => ({
  type: 'bar',
  label,
  data: [...values],
  borderColor: colour,
  backgroundColor: 'transparent',
  borderWidth: 2,
  borderSkipped: false,
  borderRadius: 3,
  pointStyle: 'rectRot',
  maxBarThickness: 32,
  order: 2,
});
