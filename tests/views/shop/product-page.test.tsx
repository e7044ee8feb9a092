import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { aUser } from '../../support/a-session.ts';
import { CartViewModel } from '../../../src/view-models/orders/cart-view-model.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aProductCatalogue } from '../../support/a-product-catalogue.ts';
import { openShop } from '../support/render-with-services.tsx';

const openProduct = (change: Parameters<typeof aProduct>[0]) =>
  openShop('/produkti/1', { catalogue: aProductCatalogue([aProduct(change)]) });

describe('A product’s page (SHOP-05)', () => {
  it('adds the chosen quantity with a note to the cart', async () => {
    const { container } = await openProduct({});
    await userEvent.click(screen.getByRole('button', { name: 'Увеличаване с 1' }));
    await userEvent.type(screen.getByLabelText(/^Бележка/), 'За подарък');
    await userEvent.click(screen.getByRole('button', { name: 'Добавяне в количката' }));
    expect(await screen.findByText('Добавено в количката')).toBeInTheDocument();
    const line = container.get(CartViewModel).cart.find(1);
    expect(line).toMatchObject({ quantity: 2, productNotes: 'За подарък' });
  });

  it('names the legal guarantee, and links to its explanation', async () => {
    await openProduct({});
    const guarantee = screen.getByRole('link', { name: /^2 години законова гаранция/ });
    expect(guarantee).toHaveAttribute('href', '/zakonova-garantsiya');
  });

  it('promises delivery by a date, in working days from today (CART-08)', async () => {
    await openProduct({ deliveryDays: { from: 2, to: 4 } });
    // Today is Saturday, 21 November.
    expect(screen.getByText('Доставка до чт, 26 ноември')).toBeInTheDocument();
    expect(screen.getByText('(2–4 работни дни)')).toBeInTheDocument();
  });

  it('counts the day of delivery from the next working day after the cut-off hour of the shop', async () => {
    await openProduct({ deliveryDays: { from: 2, to: 4 }, vendor: { ...aVendor(), cutoffHour: 14 } });
    expect(screen.getByText('Доставка до пт, 27 ноември')).toBeInTheDocument();
    expect(screen.getByText(/^Поръчки до 14:00 ч\./)).toBeInTheDocument();
  });

  it('disables the cart button of a sold-out product', async () => {
    await openProduct({ quantity: 0 });
    expect(screen.getByRole('button', { name: 'Изчерпан' })).toBeDisabled();
  });

  it('says until when its shop takes no orders, and disables the cart button', async () => {
    const vendor = { ...aVendor(), holidayUntil: '2026-11-21' };
    await openProduct({ vendor });
    expect(screen.getByText('Магазинът е в почивка до 21 ноември 2026 г. включително')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Добавяне в количката' })).toBeDisabled();
    expect(screen.queryByText(/^Доставка до/)).toBeNull();
  });

  it('can be ordered from the day after the holiday of its shop', async () => {
    await openProduct({ vendor: { ...aVendor(), holidayUntil: '2026-11-20' } });
    expect(screen.queryByText(/в почивка/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Добавяне в количката' })).toBeEnabled();
  });

  it('shows a low stock', async () => {
    await openProduct({ quantity: 3 });
    expect(screen.getByText('Последни 3 броя')).toBeInTheDocument();
  });

  it('shows the price in both currencies, and beside a promo the lowest of 30 days', async () => {
    await openProduct({ price: 4200, promoPrice: 3990 });
    expect(screen.getByText('39,90 лв.')).toBeInTheDocument();
    expect(screen.getByText('(20,40 €)')).toBeInTheDocument();
    expect(screen.getByText('Най-ниска цена за последните 30 дни: 42,00 лв. (21,47 €)')).toBeInTheDocument();
    expect(screen.getByText('Цената е с ДДС.')).toBeInTheDocument();
  });

  it('shows an uploaded picture in its available widths', async () => {
    const image = { url: '/pictures/uploads/lamp', width: 1600, height: 1600, widths: [400, 1600] };
    await openProduct({ image });
    const shown = screen.getByAltText(aProduct().title);
    expect(shown).toHaveAttribute('src', '/pictures/uploads/lamp-400.webp');
    expect(shown.getAttribute('srcset')).toContain('/pictures/uploads/lamp-1600.webp 1600w');
  });

  it('enlarges its picture in a dialog, by button and by keyboard', async () => {
    await openProduct({});
    const button = screen.getByRole('button', { name: 'Увеличаване на снимката' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Снимки' }));
    const place = dialog.getByRole('group');
    expect(place).not.toHaveAttribute('data-enlarged');
    await userEvent.click(dialog.getByRole('button', { name: 'Увеличаване на снимката' }));
    expect(place).toHaveAttribute('data-enlarged');
    await userEvent.keyboard('-');
    expect(place).not.toHaveAttribute('data-enlarged');
    await userEvent.dblClick(place);
    expect(place).toHaveAttribute('data-enlarged');
    await userEvent.click(dialog.getByRole('button', { name: 'Затваряне' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows that there are no questions, with a login for visitors to ask (TRUST-04)', async () => {
    const { container } = await openProduct({});
    expect(await screen.findByText('Още няма въпроси за този продукт.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Вход за въпрос' }));
    expect(container.get(Modals).open).toBe('login');
  });

  it('publishes the question of a signed-in person (TRUST-04)', async () => {
    const { container } = await openProduct({});
    act(() => container.get(Session).set(aUser()));
    const field = await screen.findByRole('textbox', { name: 'Вашият въпрос' });
    await userEvent.click(screen.getByRole('button', { name: 'Задаване на въпрос' }));
    // The rules of the form load with its first use.
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(field, 'Каква крушка е нужна за лампата?');
    await userEvent.click(screen.getByRole('button', { name: 'Задаване на въпрос' }));
    const questions = within(screen.getByRole('region', { name: 'Въпроси за продукта' }));
    expect(await questions.findByText('Каква крушка е нужна за лампата?')).toBeInTheDocument();
    expect(questions.getByText('Очаква отговор от търговеца')).toBeInTheDocument();
    await userEvent.click(questions.getByRole('button', { name: 'Изтриване на въпроса' }));
    expect(await questions.findByText('Още няма въпроси за този продукт.')).toBeInTheDocument();
  });

  it('shows recently opened products at the end of the page', async () => {
    const vase = aProduct({ id: 2, title: 'Ваза „Роза“', categories: [] });
    await openShop('/produkti/1', {
      catalogue: aProductCatalogue([aProduct(), vase]),
      stored: { 'viewed-products': '[2]' },
    });
    const shelf = await screen.findByRole('heading', { name: 'Последно разгледани' });
    expect(shelf).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ваза „Роза“' })).toBeInTheDocument();
  });

  it('can be marked as a favorite, which the favorites page then shows (SHOP-06)', async () => {
    const { navigation } = await openProduct({});
    const heart = () => screen.getByRole('button', { name: /^Любим продукт/ });
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await navigation.go('/lyubimi');
    expect(await screen.findByRole('link', { name: aProduct().title })).toBeInTheDocument();
    await userEvent.click(heart());
    await waitFor(() => expect(screen.getByText('Още няма любими')).toBeInTheDocument());
  });
});
