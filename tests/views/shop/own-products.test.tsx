import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../../src/adapters/http/http-client.ts';
import { Failure } from '../../../src/core/shared/failure.ts';
import type { BulkPreview, UndoableChange } from '../../../src/core/shop/bulk-change.ts';
import type { OwnShop } from '../../../src/core/shop/vendor-profile.ts';
import { aChair } from '../../support/a-product-content.ts';
import { aProduct, aWholeProduct } from '../../support/a-product.ts';
import { anOwnProduct, anOwnShop } from '../../support/an-own-products-gateway.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

let sent: AnyCall[];

beforeEach(() => {
  sent = [];
});

const chairs = () => aProductCatalogue([aProduct({ categories: [{ id: 1, name: 'Столове' }] })]);

async function openOwn(
  url: string,
  {
    shop = anOwnShop(),
    stored = {},
    total = 2,
  }: { shop?: OwnShop; stored?: Record<string, string>; total?: number } = {},
) {
  let undoable: UndoableChange | null = null;
  const answer = (call: AnyCall) => {
    sent.push(call);
    if (call.path === '/api/vendor/profile') return shop;
    if (call.path === '/api/vendor/product/{id}') {
      return { id: 7, hidden: false, content: aChair(), pictures: [], family: [] };
    }
    if (call.path === '/api/vendor/product/{id}/stock-and-price') {
      return { price: 12_900, promoPrice: null, quantity: 8, ...(call.body as object) };
    }
    if (call.path === '/api/vendor/product/bulk/preview') return aPreview(call.body);
    if (call.path === '/api/vendor/product/bulk') {
      undoable = { id: 5, action: 'delete', changed: 2, until: '2026-11-21T10:10:00.000Z' };
      return { id: 5, changed: 2, unchanged: 0, refused: [] };
    }
    if (call.path === '/api/vendor/product/bulk/{id}/undo') {
      undoable = null;
      return { id: 5, changed: 2, unchanged: 0, refused: [] };
    }
    if (call.method === 'POST') return { id: 8 };
    const counts = { all: 2, selling: 2, low: 0, 'sold-out': 0, promo: 0, unmeasured: 1, hidden: 0 };
    return {
      data: [anOwnProduct(), anOwnProduct({ id: 9, code: 'B', title: 'Маса', lacksContact: true })],
      total,
      counts,
      lackingContact: 1,
      undoable,
    };
  };
  return openShop(url, { catalogue: chairs(), answer, stored });
}

/** Preview that sets the stock of two products to 20, or deletes them. */
function aPreview(body: unknown): BulkPreview {
  const isDeletion = (body as { action: string }).action === 'delete';
  const change = (id: number, code: string, before: number) => ({
    id,
    code,
    title: 'Стол',
    changes: isDeletion ? [] : [{ field: 'quantity' as const, before, after: 20 }],
    withoutReduction: false,
  });
  return {
    total: 3,
    changed: 2,
    refusedCount: 1,
    refused: [{ id: 12, code: 'C', error: 'error-promo-price-not-lower' }],
    withoutReduction: 1,
    changes: [change(7, 'A', 3), change(9, 'B', 8)],
    version: 'x'.repeat(22),
  };
}

const written = () =>
  sent.filter(({ method, path }) => method !== 'GET' && path !== '/api/vendor/product/bulk/preview');

describe('The vendor’s list (VEND-02)', () => {
  it('reports a missing electronic address of the manufacturer', async () => {
    await openOwn('/profil/produkti');
    expect(screen.getByText(/^При 1 продукт липсват размери или тегло/)).toBeInTheDocument();
    expect(screen.getByText(/^При 1 продукт липсва имейл или сайт на производителя/)).toBeInTheDocument();
    const row = screen.getByRole('row', { name: /Маса/ });
    expect(within(row).getByText('Липсва имейл или сайт на производителя')).toBeInTheDocument();
  });

  it('is edited by keyboard: Enter saves, Tab moves on, Esc resets', async () => {
    await openOwn('/profil/produkti');
    const price = await screen.findByRole('textbox', { name: 'Цена: Стол „Ана“' });
    await userEvent.clear(price);
    await userEvent.type(price, '145,90{Enter}');
    await waitFor(() => expect(screen.getByText('Запазено')).toBeVisible());
    expect(written().map(({ body }) => body)).toEqual([{ price: 14_590 }]);
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Промо цена: Стол „Ана“' })).toHaveFocus();
    const stock = screen.getByRole('textbox', { name: 'Наличност: Стол „Ана“' });
    await userEvent.type(stock, '99{Escape}');
    expect(stock).toHaveValue('8');
    await userEvent.tab();
    expect(written()).toHaveLength(1);
  });

  it('shows errors at the field and keeps the typed value', async () => {
    await openOwn('/profil/produkti');
    const stock = await screen.findByRole('textbox', { name: 'Наличност: Маса' });
    await userEvent.clear(stock);
    await userEvent.type(stock, 'много{Enter}');
    expect(stock).toHaveAccessibleDescription('Въведете наличността с цифри.');
    expect([stock.getAttribute('aria-invalid'), (stock as HTMLInputElement).value]).toEqual([
      'true',
      'много',
    ]);
  });

  it('changes the whole page at once, and confirms a deletion', async () => {
    await openOwn('/profil/produkti');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Избор на всички продукти на страницата' }),
    );
    const bar = within(screen.getByRole('region', { name: 'Действия с избраните продукти' }));
    expect(bar.getByText('Избрани 2 продукта')).toBeVisible();
    await userEvent.selectOptions(bar.getByRole('combobox'), 'Изтриване');
    await userEvent.click(bar.getByRole('button', { name: 'Преглед на промяната' }));
    expect(written()).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Изтриване' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Изтриване на 2\s?продукта$/ }));
    expect(await screen.findByText('Променени 2 продукта')).toBeVisible();
    expect(written()[0]?.body).toEqual({ ids: [7, 9], action: 'delete', version: 'x'.repeat(22) });
  });

  it('shows the values before and after, and undoes the change', async () => {
    await openOwn('/profil/produkti');
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Избор на всички продукти на страницата' }),
    );
    const bar = within(screen.getByRole('region', { name: 'Действия с избраните продукти' }));
    await userEvent.selectOptions(bar.getByRole('combobox'), 'Промяна на наличността');
    await userEvent.type(bar.getByRole('textbox', { name: 'Брой от всеки продукт' }), '20{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Промяна на наличността' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'C: Промо цената трябва да е по-ниска от обикновената.',
      'A СтолНаличност: от 3 → на 20',
      'B СтолНаличност: от 8 → на 20',
    ]);
    expect(dialog.getByText(/Избрани 3 продукта/)).toHaveTextContent('Ще се променят 2 продукта:');
    await userEvent.click(dialog.getByRole('button', { name: 'Промяна на 2 продукта' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Затваряне' }));
    expect(screen.queryByRole('button', { name: 'Затваряне' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Отмяна на промяната' }));
    expect(await screen.findByText('Отменена е промяната на 2 продукта')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отмяна на промяната' })).toBeNull();
  });
});

describe('Products of several pages', () => {
  const chooseThePage = async (total: number) => {
    await openOwn('/profil/produkti', { total });
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Избор на всички продукти на страницата' }),
    );
    return within(screen.getByRole('region', { name: 'Действия с избраните продукти' }));
  };

  it('can be selected all at once', async () => {
    const bar = await chooseThePage(4_999);
    await userEvent.click(bar.getByRole('button', { name: /^Всички 4\s?999 продукта$/ }));
    expect(bar.getByText(/^Избрани 4\s?999 продукта$/)).toBeVisible();
  });

  it('can’t be selected above the limit of one change', async () => {
    const bar = await chooseThePage(5_001);
    expect(bar.queryByRole('button', { name: /^Избор на всички/ })).toBeNull();
    expect(bar.getByText(/^Наведнъж можете да промените най-много 5.?000 продукта/)).toBeVisible();
  });
});

describe('The form of a product', () => {
  it('marks missing fields, keeps the rest, and is sent when complete', async () => {
    await openOwn('/profil/produkt');
    await userEvent.type(await screen.findByLabelText('Име на български'), 'Стол „Ана“');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване' }));
    expect(await screen.findByRole('link', { name: 'Изберете категория.' })).toBeVisible();
    expect(screen.getByLabelText('Име на български')).toHaveValue('Стол „Ана“');
    await userEvent.type(screen.getByLabelText('Ваш код'), 'A-1');
    await userEvent.selectOptions(screen.getByLabelText('Категория'), 'Столове');
    await userEvent.type(screen.getByLabelText('Цена'), '129,90');
    await userEvent.type(screen.getByLabelText('Наличност (бр.)'), '4');
    await userEvent.type(screen.getByLabelText('Производител'), 'Дървото ООД');
    await userEvent.type(screen.getByLabelText('Адрес на производителя'), 'Троян, ул. Минзухар 1');
    await userEvent.type(screen.getByLabelText('Имейл или сайт на производителя'), 'oak.example');
    expect(screen.queryByLabelText('Отговорно лице в ЕС')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Държава на производителя'), 'Турция');
    expect(screen.getByLabelText('Отговорно лице в ЕС')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Държава на производителя'), 'България');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]?.body).toMatchObject({
      content: {
        code: 'A-1',
        price: 12_990,
        quantity: 4,
        categoryId: 1,
        titleEn: '',
        manufacturerCountry: 'BG',
      },
      hidden: false,
    });
  });

  it('shows a preview of the current draft', async () => {
    await openOwn('/profil/produkt');
    await userEvent.type(await screen.findByLabelText(/^Описание на български/), 'Удобен стол.');
    await userEvent.click(screen.getByRole('button', { name: 'Преглед' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Преглед' }));
    expect(dialog.getByRole('heading', { name: 'Продукт без име' })).toBeVisible();
    expect(dialog.getByText('Удобен стол.')).toBeVisible();
  });

  it('with a conflict asks once, without other messages', async () => {
    const edited = { id: 7, hidden: false, content: aChair(), pictures: [], family: [], version: '1' };
    let isSaved = false;
    const answer = (call: AnyCall) => {
      if (call.path === '/api/vendor/profile') return anOwnShop();
      if (call.path === '/api/product/{id}') {
        isSaved = true;
        throw new Failure('error-edited-elsewhere', {}, 'conflict');
      }
      return isSaved ? { ...edited, content: { ...aChair(), price: 9_900 }, version: '2' } : edited;
    };
    await openShop('/profil/produkt/7', { catalogue: chairs(), answer });
    const price = await screen.findByLabelText('Цена');
    await userEvent.clear(price);
    await userEvent.type(price, '129,90');
    await userEvent.click(screen.getByRole('button', { name: 'Запазване' }));
    expect(await screen.findByRole('group', { name: 'Цена' })).toBeVisible();
    expect(screen.getAllByText(/^Едни и същи полета са променени и от друго място/)).toHaveLength(1);
  });

  it('of an incomplete shop is saved hidden, with the reason', async () => {
    await openOwn('/profil/produkt', { shop: anOwnShop({ missing: ['number', 'address'] }) });
    expect(await screen.findByText(/попълнете за фирмата: ЕИК, адрес/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Запазване като скрит' })).toBeVisible();
  });
});

describe('The page of a product with variants', () => {
  const family = [
    { id: 1, colour: 'green', size: null, price: 4_590, promoPrice: null, quantity: 3, image: null },
    { id: 2, colour: 'black', size: '120 см', price: 5_590, promoPrice: null, quantity: 0, image: null },
  ];

  it('leads to each of them, and marks the current one and the sold-out one', async () => {
    const catalogue = aProductCatalogue();
    catalogue.handlers.product = () => aWholeProduct({ family, variants: 1 });
    await openShop('/produkti/1', { catalogue });
    const choice = within(await screen.findByRole('navigation', { name: 'Варианти' }));
    expect(choice.getByRole('link', { current: 'page' })).toHaveTextContent('Зелено');
    const other = choice.getByRole('link', { name: /Черно, 120 см/ });
    expect(other).toHaveAttribute('href', '/produkti/2');
    expect(other).toHaveTextContent('Изчерпан');
  });
});
