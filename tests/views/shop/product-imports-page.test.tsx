import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import type { ProductImport } from '../../../src/core/shop/import/product-import.ts';
import { anImport } from '../../support/memory/memory-imports.ts';
import { openShop } from '../support/render-with-services.tsx';

let sent: AnyCall[];
let shown: ProductImport;

beforeEach(() => {
  sent = [];
  shown = anImport();
});

function answer(call: AnyCall): unknown {
  sent.push(call);
  if (call.path === '/api/product/import/{id}/row') {
    const action = new Map(Object.entries(call.query ?? {})).get('action') ?? 'bad';
    const isOfPictures = action === 'pictures';
    const bad = {
      number: 4,
      code: 'L-3',
      title: 'Лампион',
      action: isOfPictures ? 'add' : action,
      productId: isOfPictures ? 12 : null,
      price: null,
      quantity: null,
      pictures: 2,
      errors: isOfPictures
        ? [
            {
              field: 'pictures',
              key: 'error-import-picture-missing',
              values: { text: 'https://shop.example/1.jpg' },
            },
          ]
        : [{ field: 'price', key: 'error-import-price', values: { text: 'скъпо' } }],
      changes: [],
      filled: [{ field: 'manufacturer', value: 'Дъб ООД', source: 'profile' }],
    };
    return { data: [bad], total: 1 };
  }
  if (call.path === '/api/product/import') {
    const { columns: _, ...summary } = shown;
    return { data: [summary], total: 1 };
  }
  return call.path.startsWith('/api/product/import') ? shown : {};
}

const open = (query = '?import=7') => openShop(`/profil/vnos-na-produkti${query}`, { answer });

describe('The page of imports (VEND-05)', () => {
  it('lists them with their progress', async () => {
    await open('');
    const list = within(await screen.findByRole('list', { name: 'Вашите импорти' }));
    expect(list.getByRole('link', { name: 'продукти.csv' })).toHaveAttribute(
      'href',
      '/profil/vnos-na-produkti?import=7',
    );
    expect(list.getByText('Проверен')).toBeVisible();
    expect(list.getByText('За поправка: 1')).toBeVisible();
  });
});

describe('An import (VEND-04)', () => {
  it('lists each invalid row with the reason, and offers to import the valid ones', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /Лампион/ }));
    expect(row.getByRole('cell', { name: /скъпо/ })).toHaveTextContent(
      'Цена: „скъпо“ не е цена. Въведете например 1 234,50.',
    );
    expect(screen.getByRole('link', { name: 'Изтегляне за поправка' })).toHaveAttribute(
      'href',
      '/imports/bad-rows-7.csv?language=bg',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Импорт на 2 реда' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'importing' });
  });

  it('shows the progress', async () => {
    shown = anImport({ status: 'importing', progress: 50, taken: 1 });
    await open();
    const bar = await screen.findByRole('progressbar', { name: 'Импортирани редове: 1 от 2' });
    expect(bar).toHaveValue(50);
    expect(screen.queryByRole('button', { name: /^Импорт на \d/ })).toBeNull();
  });

  it('asks for the column of the code if it was not detected', async () => {
    const none = { bad: 0, add: 0, change: 0, same: 0 };
    const columns = [{ name: 'Шифър', field: null, examples: ['L-1', 'L-2'] }];
    shown = anImport({ rows: 0, counts: none, columns, error: { key: 'error-import-no-code', values: {} } });
    await open();
    const column = await screen.findByRole('combobox', { name: 'Шифър' });
    expect(column).toHaveAccessibleDescription('Например: L-1, L-2');
    await userEvent.selectOptions(column, 'Код на продукта');
    await userEvent.click(screen.getByRole('button', { name: 'Повторна проверка' }));
    const { body } = sent.find(({ path }) => path.endsWith('/mapping')) ?? {};
    expect(body).toEqual({
      columns: [{ name: 'Шифър', field: 'code' }],
      manufacturer: '',
      manufacturerAddress: '',
      manufacturerContact: '',
    });
  });

  it('shows the encoding with a sample, and reads the file again in another', async () => {
    shown = anImport({ encoding: 'windows-1251', encodingSample: ['Њ®¤'] });
    await open();
    const part = within(await screen.findByRole('region', { name: 'Кодировка на файла' }));
    part.getByText('Прочетохме файла като Windows-1251 (кирилица). Примерен текст от него:');
    part.getByText('Њ®¤');
    await userEvent.selectOptions(part.getByLabelText('Кодировка на файла'), 'CP866 (DOS, кирилица)');
    await userEvent.click(part.getByRole('button', { name: 'Повторно четене' }));
    expect(sent.find(({ path }) => path.endsWith('/encoding'))?.body).toEqual({ encoding: 'ibm866' });
  });

  it('uses one manufacturer for the whole file, and rejects an invalid one', async () => {
    await open();
    await userEvent.click(await screen.findByText('Колони във файла', { exact: false }));
    const name = screen.getByRole('textbox', { name: /^Производител/ });
    await userEvent.type(name, 'Д');
    await userEvent.click(screen.getByRole('button', { name: 'Повторна проверка' }));
    expect(name).toHaveAccessibleDescription('Въведете производителя.');
    await userEvent.type(name, 'ъб ООД');
    await userEvent.click(screen.getByRole('button', { name: 'Повторна проверка' }));
    const { body } = sent.find(({ path }) => path.endsWith('/mapping')) ?? {};
    expect(body).toMatchObject({ manufacturer: 'Дъб ООД', manufacturerAddress: '' });
  });

  it('shows the filled-in values and their source', async () => {
    await open('?import=7&rows=add');
    const row = await screen.findByRole('row', { name: /Лампион/ });
    expect(row).toHaveTextContent('Производител: Дъб ООД (от данните на магазина)');
  });

  it('shows the number of loaded pictures, and warns that one may block the others', async () => {
    shown = anImport({
      status: 'fetching',
      progress: 40,
      taken: 2,
      pictures: { total: 5, fetched: 1, failed: 1 },
    });
    await open('?import=7&rows=add');
    const bar = await screen.findByRole('progressbar', { name: 'Изтеглени снимки: 2 от 5' });
    expect(bar).toHaveValue(40);
    expect(screen.getByText('1 от 5')).toBeVisible();
    expect(screen.getByRole('row', { name: /Лампион/ })).toHaveTextContent('2 снимки по адрес');
    await userEvent.click(screen.getByRole('button', { name: 'Прекратяване на импорта' }));
    expect(await screen.findByText(/Вече изтеглените снимки се запазват/)).toBeVisible();
  });

  it('lists rows with failed pictures, the reason, and a link to the product', async () => {
    shown = anImport({
      status: 'done',
      taken: 2,
      counts: { bad: 0, add: 2, change: 0, same: 0 },
      pictures: { total: 2, fetched: 1, failed: 1 },
      withoutPictures: 1,
    });
    await open();
    expect(await screen.findByText(/1 ред е без част от снимките си/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'С липсващи снимки · 1' })).toHaveAttribute('aria-current');
    const row = within(screen.getByRole('row', { name: /Лампион/ }));
    expect(row.getByRole('cell', { name: /няма снимка/ })).toHaveTextContent('https://shop.example/1.jpg');
    expect(row.getByRole('link', { name: 'Преглед на продукта' })).toHaveAttribute(
      'href',
      '/profil/produkt/12',
    );
  });

  it('shows the remaining changes before it is cancelled', async () => {
    shown = anImport({ status: 'importing', progress: 50, taken: 1 });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Прекратяване на импорта' }));
    expect(await screen.findByText(/Импортираните дотук редове се запазват/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Прекратяване' }));
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ status: 'cancelled' });
  });
});
