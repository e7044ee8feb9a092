import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** One row of a chart: its name, its value, and the value as people read it. */
export type ChartPoint = { label: string; value: number; shown: string };

/** Draws points in the colours of the page. @returns what takes the drawing away again */
export function drawChart(
  canvas: HTMLCanvasElement,
  { kind, points, locale }: { kind: 'bar' | 'line' | 'rows'; points: readonly ChartPoint[]; locale: string },
): () => void {
  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(`--colour-${name}`).trim();
  const { fontFamily } = getComputedStyle(canvas);
  const ticks = { color: colour('ink-soft'), font: { family: fontFamily, size: 12 } };
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const [names, values] = kind === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const chart = new Chart<'bar' | 'line', number[], string>(canvas, {
    type: kind === 'line' ? 'line' : 'bar',
    data: {
      labels: points.map(({ label }) => label),
      datasets: [
        {
          data: points.map(({ value }) => value),
          backgroundColor: colour('action'),
          hoverBackgroundColor: colour('action-strong'),
          borderColor: colour('action'),
          borderRadius: 4,
          borderWidth: kind === 'line' ? 2 : 0,
          maxBarThickness: 40,
          pointRadius: points.length > 40 ? 0 : 3,
          pointHitRadius: 12,
          tension: 0.25,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      indexAxis: names,
      interaction: { intersect: false, mode: 'index', axis: names },
      scales: {
        [names]: {
          grid: { display: false },
          ticks: { ...ticks, maxRotation: 0, autoSkip: kind !== 'rows', autoSkipPadding: 12 },
        },
        [values]: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: colour('line') },
          ticks: {
            ...ticks,
            precision: 0,
            maxTicksLimit: 5,
            callback: (value) => short.format(Number(value)),
          },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          backgroundColor: colour('ink'),
          titleColor: colour('paper'),
          bodyColor: colour('paper'),
          titleFont: { family: fontFamily },
          bodyFont: { family: fontFamily },
          callbacks: { label: ({ dataIndex }) => points[dataIndex]?.shown ?? '' },
        },
      },
    },
  });
  return () => chart.destroy();
}
