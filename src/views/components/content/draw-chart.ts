import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** A point of a chart: name, value and formatted value. */
export type ChartPoint = { label: string; value: number; shown: string };

/**
 * Draws points in the colours of the page.
 * @returns a function that removes the drawing
 */
export function drawChart(
  canvas: HTMLCanvasElement,
  { kind, points, locale }: { kind: 'bar' | 'rows'; points: readonly ChartPoint[]; locale: string },
): () => void {
  const colour = (name: string) => getComputedStyle(canvas).getPropertyValue(`--colour-${name}`).trim();
  const { fontFamily, fontSize } = getComputedStyle(canvas);
  const ticks = {
    color: colour('ink-soft'),
    font: { family: fontFamily, size: parseFloat(fontSize) * 0.75 },
  };
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const [names, values] = kind === 'rows' ? (['y', 'x'] as const) : (['x', 'y'] as const);
  const chart = new Chart<'bar', number[], string | string[]>(canvas, {
    type: 'bar',
    data: {
      labels: points.map(({ label }) => (kind === 'rows' ? linesOf(label) : label)),
      datasets: [
        {
          data: points.map(({ value }) => value),
          backgroundColor: colour('action'),
          hoverBackgroundColor: colour('action-strong'),
          borderRadius: 4,
          maxBarThickness: 40,
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
          callbacks: {
            title: ([first]) => points[first?.dataIndex ?? 0]?.label ?? '',
            label: ({ dataIndex }) => points[dataIndex]?.shown ?? '',
          },
        },
      },
    },
  });
  return () => chart.destroy();
}

/** In characters. Longer names are cut at their beginning in narrow charts. */
const MAX_LINE_LENGTH = 14;

function linesOf(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= MAX_LINE_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
