// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/views/components/actions/button.tsx';
import { FigureList } from '../../../src/views/components/content/figure-list.tsx';
import { FilterGroup } from '../../../src/views/components/results/filter-group.tsx';
import { NotificationBox } from '../../../src/views/components/messages/notification-box.tsx';
import { pageWindow, Pagination } from '../../../src/views/components/actions/pagination.tsx';
import { Picture } from '../../../src/views/components/content/picture.tsx';
import { Price } from '../../../src/views/components/content/price.tsx';
import { ProgressBar } from '../../../src/views/components/messages/progress-bar.tsx';
import { show } from './render.tsx';

describe('Numbers', () => {
  it('are formatted by language, and amounts are unchanged', () => {
    const revenue = '1 234,50 лв.';
    show(
      <FigureList
        figures={[
          { label: 'Поръчки', value: 12_345 },
          { label: 'Оборот', value: revenue },
        ]}
      />,
    );
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    expect(values).toEqual(['12\u00a0345', revenue]);
  });
});

describe('The pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [7, 20, [1, null, 6, 7, 8, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
  ])('at page %d of %d is %j', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown);
  });

  it('has links that keep the URL’s query, and marks the current page', () => {
    show(
      <Pagination page={2} pages={3} hrefOf={(page) => `/produkti/kategorii/4?cvyat=byal&page=${page}`} />,
    );
    const third = screen.getByRole('link', { name: 'Страница 3' });
    expect(third.getAttribute('href')).toBe('/produkti/kategorii/4?cvyat=byal&page=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(screen.getByRole('link', { name: 'Следваща страница' }).getAttribute('rel')).toBe('next');
  });

  it('is hidden for a single page', () => {
    show(<Pagination page={1} pages={1} hrefOf={() => '/'} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('A busy button', () => {
  it('keeps the focus and ignores another press', async () => {
    const pressed = vi.fn();
    show(
      <Button busy onClick={pressed}>
        Поръчка
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Поръчка' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });
});

describe('A picture', () => {
  it('that fails or is missing shows a frame with its description', () => {
    show(<Picture of={{ url: '/lampa.webp', width: 400, height: 400 }} alt="Лампа от дъб" />);
    fireEvent.error(screen.getByRole('img', { name: 'Лампа от дъб' }));
    expect(screen.getByRole('img', { name: 'Лампа от дъб' }).tagName).toBe('svg');
  });

  it('loads lazily unless it is the main one', () => {
    show(<Picture of={{ url: '/lampa.webp', width: 400, height: 400 }} alt="Лампа" />);
    show(<Picture of={{ url: '/masa.webp', width: 400, height: 400 }} alt="Маса" priority />);
    expect(screen.getByAltText('Лампа').getAttribute('loading')).toBe('lazy');
    expect(screen.getByAltText('Маса').getAttribute('loading')).toBe('eager');
  });
});

describe('A promo price', () => {
  it('has a text for the old price for screen readers', () => {
    show(<Price main="89,90 лв." equivalent="45,97 €" value="89.90" old="112,00 лв." />);
    expect(document.querySelector('data')?.value).toBe('89.90');
    expect(document.querySelector('s')?.textContent).toBe('Предишна цена: 112,00 лв.');
  });
});

describe('A filter', () => {
  it('reports a ticked option, and disables an option without results', async () => {
    const toggled = vi.fn();
    const options = [
      { value: 'dab', label: 'Дъб', count: 24 },
      { value: 'mramor', label: 'Мрамор', count: 0 },
    ];
    show(<FilterGroup open title="Материал" name="material" options={options} onToggle={toggled} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Дъб/ }));
    expect(toggled).toHaveBeenCalledWith('dab', true, 'material');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Мрамор/ }).disabled).toBe(true);
  });
});

describe('Notices and progress', () => {
  it('announce an error assertively and a success politely', () => {
    show(<NotificationBox kind="error" message="Количката Ви е празна." />);
    show(<NotificationBox kind="success" message="Готово!" />);
    expect(screen.getByRole('alert').textContent).toBe('Количката Ви е празна.');
    expect(screen.getByRole('status').textContent).toBe('Готово!');
  });

  it('show a bar only with a value', () => {
    show(<ProgressBar value={40} />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(40);
    cleanup();
    show(<ProgressBar value={null} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
