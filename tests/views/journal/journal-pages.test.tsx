import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPostSummary, aJournal } from '../../support/a-journal.ts';
import { openShop } from '../support/render-with-services.tsx';

const LEAD = aPostSummary({ id: 'parvi-dom', title: 'Първият дом', highlighted: true });
const DEPOSIT = aPostSummary();
const LIGHT = aPostSummary({
  id: 'svetlina',
  title: 'Светлината в хола',
  category: { id: 'furnishing', name: 'furnishing' },
});
const journal = aJournal([LEAD, DEPOSIT, LIGHT]);
const nothing = { data: [], total: 0 };

describe('The journal (BLOG-01)', () => {
  it('shows the featured post first and the others once, with links to categories', async () => {
    await openShop('/blog/kategoriya', { journal });
    expect(screen.getByRole('heading', { level: 1, name: 'Блог за дома' })).toBeInTheDocument();
    const links = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(links.slice(0, 3)).toEqual(['Първият дом', 'Депозитът при наем', 'Светлината в хола']);
    const tabs = screen.getByRole('navigation', { name: 'Теми в блога' });
    expect(within(tabs).getByRole('link', { name: 'Всички' })).toHaveAttribute('aria-current', 'page');
    expect(within(tabs).getByRole('link', { name: 'furnishing' })).toHaveAttribute(
      'href',
      '/blog/kategoriya/furnishing',
    );
  });

  it('shows one category, and reports an unknown one', async () => {
    await openShop('/blog/kategoriya/furnishing', { journal });
    expect(screen.getByRole('link', { name: 'Светлината в хола' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Депозитът при наем' })).toBeNull();
    cleanup();
    await openShop('/blog/kategoriya/cars', { journal });
    expect(screen.queryByRole('heading', { level: 1, name: 'Блог за дома' })).toBeNull();
  });
});

describe('A post (BLOG-02)', () => {
  it('leads to its sections and related posts, and accepts a comment', async () => {
    await openShop('/blog/depozit-pri-naem', { journal, answer: () => nothing });
    expect(screen.getByRole('heading', { level: 1, name: 'Депозитът при наем' })).toBeInTheDocument();
    expect(screen.getAllByText('27 август 2026 г.').length).toBeGreaterThan(0);
    const contents = screen.getAllByRole('navigation', { name: 'В тази статия' }).at(-1) as HTMLElement;
    const part = screen.getByRole('heading', { level: 2, name: 'Как' });
    part.scrollIntoView = () => {};
    // Two exist: one is collapsed for narrow windows.
    await userEvent.click(within(contents).getAllByRole('link', { name: 'Как' })[0] as HTMLElement);
    expect(part).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Светлината в хола' })).toHaveAttribute('href', '/blog/svetlina');
    await userEvent.click(screen.getByRole('button', { name: 'Публикуване' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Коментар' })).toHaveAccessibleDescription(
        /Въведете поне 3 знака/,
      ),
    );
  });

  it('shows comments as text, never as markup', async () => {
    const evil = '<img src=x onerror=alert(1)>\nвтори ред';
    const comment = { id: 1, name: '<b>Име</b>', text: evil, at: '2026-11-21T10:00:00.000Z' };
    await openShop('/blog/depozit-pri-naem', {
      journal,
      answer: () => ({ data: [{ ...comment, status: 'shown', own: false }], total: 1 }),
    });
    expect(screen.getByText('<b>Име</b>')).toBeInTheDocument();
    expect(screen.getByText(/<img src=x/).textContent).toBe(evil);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('that is missing is reported', async () => {
    await openShop('/blog/nyama-takava', { journal, answer: () => nothing });
    expect(screen.queryByRole('button', { name: 'Публикуване' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

describe('The footer’s newsletter (BLOG-03)', () => {
  it('marks an invalid address and sends nothing', async () => {
    const asked: string[] = [];
    await openShop('/blog/kategoriya', { journal, answer: ({ path }) => asked.push(path) });
    const field = screen.getByRole('textbox', { name: 'Имейл за бюлетина' });
    await userEvent.type(field, 'nobody');
    await waitFor(() => expect(field).toHaveAttribute('data-invalid'));
    await userEvent.type(field, '@example.com');
    await waitFor(() => expect(field).not.toHaveAttribute('data-invalid'));
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAttribute('data-invalid'));
    await userEvent.type(field, 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Абониране' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(asked.filter((path) => /newsletter|captcha/.test(path))).toEqual([]);
  });
});

describe('The footer’s newsletter field without a focus before (BLOG-03)', () => {
  it('validates an address that the browser fills in', async () => {
    await openShop('/blog/kategoriya', { journal });
    const field = screen.getByRole('textbox', { name: 'Имейл за бюлетина' });
    fireEvent.input(field, { target: { value: 'nobody' } });
    await waitFor(() => expect(field).toHaveAttribute('data-invalid'));
  });
});
