import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '../../../src/development/components-page.tsx';
import { show } from '../components/render.tsx';

const FOLDER = 'src/views/components';
const SAMPLE_FILES = 'src/development';
const COMPONENT = /^export (?:function|const) [A-Z][a-z]/m;

// jsdom has no canvas, so charts are not drawn; their tables contain the data.
vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }));
vi.mock('../../../src/views/components/content/draw-chart.ts', () => ({ drawChart: () => () => {} }));

/** Files by the name of their exported component, including `classed`, which creates components. */
const files = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => [basename(path), path] as const)
    .filter(
      ([name, path]) =>
        name === 'class-names.tsx' || COMPONENT.test(readFileSync(`${FOLDER}/${path}`, 'utf8')),
    ),
);

describe('The page of the components', () => {
  it('has a sample of every existing component', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual([...files.keys()].toSorted());
  });

  it.each([...files])('renders %s', (file, path) => {
    const Sample = SAMPLES[file];
    if (!Sample) throw new Error(`${file} has no sample`);
    const { container } = show(<Sample />);
    expect(container.querySelectorAll('figure figcaption').length).toBeGreaterThan(0);
    const samples = readdirSync(SAMPLE_FILES).map((name) => readFileSync(`${SAMPLE_FILES}/${name}`, 'utf8'));
    expect(samples.some((sample) => sample.includes(`views/components/${path}'`))).toBe(true);
  });
});
