import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '../../../src/development/components-page.tsx';
import { show } from '../components/render.tsx';

const FOLDER = 'src/views/components';
const SAMPLE_FILES = 'src/development';
const COMPONENT = /^export (?:function|const) [A-Z][a-z]/m;

// Nothing is drawn where there is no canvas: the table of a chart says the same.
vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
vi.mock('../../../src/views/components/draw-chart.ts', () => ({ drawChart: () => () => {} }));

/** The files that export a component, `classed` (which makes them) among them. */
const files = readdirSync(FOLDER).filter(
  (file) =>
    file.endsWith('.tsx') &&
    (COMPONENT.test(readFileSync(`${FOLDER}/${file}`, 'utf8')) || file === 'classed.tsx'),
);

describe('The page of the components', () => {
  it('has every component, and none that is gone', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(files.toSorted());
  });

  it.each(files)('shows %s itself', (file) => {
    const Sample = SAMPLES[file];
    if (!Sample) throw new Error(`${file} has no sample`);
    const { container } = show(<Sample />);
    expect(container.querySelectorAll('figure figcaption').length).toBeGreaterThan(0);
    const samples = readdirSync(SAMPLE_FILES).map((name) => readFileSync(`${SAMPLE_FILES}/${name}`, 'utf8'));
    expect(samples.some((sample) => sample.includes(`views/components/${file}'`))).toBe(true);
  });
});
