import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useBrowserValue } from '../../../src/views/components/use-browser-value.ts';

/** Hydrates a page that was rendered without a name, in a browser with a stored name. */
async function takeOver(useName: (name: string) => string) {
  const Greeting = ({ name }: { name: string }) => <p>{useName(name) || <a href="/">?</a>}</p>;
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Greeting name="" />);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(place, <Greeting name="Мария" />, { onRecoverableError: (error) => errors.push(error) });
  });
  return { text: place.textContent, errors };
}

it('A value stored in the browser is shown after the hydration, without an error', async () => {
  const { text, errors } = await takeOver((name) => useBrowserValue(name, ''));
  expect([text, errors]).toEqual(['Мария', []]);
  // A direct read causes a hydration error.
  expect((await takeOver((name) => name)).errors).toHaveLength(1);
});
