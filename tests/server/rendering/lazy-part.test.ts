import { createElement } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyPart, partsLoaded } from '../../../src/views/components/lazy-part.tsx';

it('The server waits for a lazily loaded component before it renders the page', async () => {
  let arrive: (part: ComponentType<object>) => void = () => {};
  const Part = lazyPart(() => new Promise<ComponentType<object>>((resolve) => (arrive = resolve)));
  let isLoaded = false;
  const waiting = partsLoaded().then(() => (isLoaded = true));
  await new Promise((next) => setImmediate(next));
  expect(isLoaded).toBe(false);
  arrive(() => createElement('p', {}, 'the bar of a comparison'));
  await waiting;
  expect(renderToString(createElement(Part))).toContain('the bar of a comparison');
  await partsLoaded();
});
