// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RouterHistory } from '../../src/adapters/browser/router-history.ts';
import { aRouterHistory } from '../support/a-router-history.tsx';

/** One document has one router, as in the browser. */
let history: RouterHistory;
let reported: string[] = [];

beforeAll(() => {
  history = aRouterHistory(
    '/imoti',
    createElement(
      Fragment,
      null,
      createElement(Link, { to: '/kolichka?stapka=2' }, 'Cart'),
      createElement(Link, { to: '/imoti' }, 'Homes'),
    ),
  );
  history.listen(({ path, search, key }, action) => void reported.push(`${action} ${path}${search} ${key}`));
});
beforeEach(async () => {
  await history.push('/imoti');
  reported = [];
});

const click = (name: string) => screen.getByRole('link', { name }).click();
const present = () => history.placeOf('/').key;
const isAtOverlay = () => (window.history.state as { overlay?: boolean }).overlay === true;

/** Opens a dialog and waits for its history entry. */
async function openDialog(): Promise<HTMLDialogElement> {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.addEventListener('cancel', () => dialog.removeAttribute('open'));
  dialog.setAttribute('open', '');
  await waitFor(() => expect(isAtOverlay()).toBe(true));
  return dialog;
}

describe('The router of a page', () => {
  it('reports a clicked link', async () => {
    click('Cart');
    await waitFor(() => expect(reported).toEqual([expect.stringMatching(/^push \/kolichka\?stapka=2 \w+$/)]));
    expect(window.location.pathname).toBe('/kolichka');
  });

  it('replaces the entry when a link leads to the current URL', async () => {
    const entries = window.history.length;
    click('Homes');
    await waitFor(() => expect(reported).toEqual([expect.stringMatching(/^replace \/imoti \w+$/)]));
    expect(window.history.length).toBe(entries);
  });

  it('returns the location of a programmatic navigation without an event', async () => {
    const first = present();
    const place = await history.push('/magazin?page=2');
    expect(place).toMatchObject({ path: '/magazin', query: { page: ['2'] } });
    expect(place.key).not.toBe(first);
    expect(await history.replace('/magazin')).toMatchObject({ path: '/magazin', search: '' });
    expect(reported).toEqual([]);
  });

  it('returns the right location for each of two navigations', async () => {
    const [pushed, replaced] = await Promise.all([history.push('/magazin'), history.replace('/kolichka')]);
    expect([pushed.path, replaced.path]).toEqual(['/magazin', '/kolichka']);
  });

  it('reports going back with the key of the earlier visit', async () => {
    const first = present();
    await history.push('/magazin');
    window.history.back();
    await waitFor(() => expect(reported).toEqual([`back /imoti ${first}`]));
  });

  it('closes an overlay on going back, without an event', async () => {
    const dialog = await openDialog();
    window.history.back();
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(isAtOverlay()).toBe(false);
    expect(reported).toEqual([]);
    expect(window.location.pathname).toBe('/imoti');
  });

  it('goes forward to a page that was opened after an overlay', async () => {
    const dialog = await openDialog();
    dialog.removeAttribute('open');
    await history.push('/magazin');
    window.history.back();
    await waitFor(() => expect(reported).toHaveLength(1));
    window.history.forward();
    await waitFor(() => expect(reported[1]).toMatch(/^back \/magazin /));
    expect(window.location.pathname).toBe('/magazin');
  });
});
