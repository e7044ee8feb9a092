import { act, screen, waitFor, within } from '@testing-library/react';
import { ORDER_TOKEN } from '../../support/an-order-gateway.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../src/core/shared/failure.ts';
import { CartPage } from '../../../src/views/orders/cart-page.tsx';
import { aCheckoutBench } from '../../support/a-checkout.ts';
import { aProduct, aVendor } from '../../support/a-product.ts';
import { aUser } from '../../support/a-session.ts';
import { plain, showPage } from './show-page.tsx';

async function aShownCart() {
  const bench = aCheckoutBench();
  await bench.cart.add(aProduct(), 2);
  const page = showPage(CartPage, bench.screen);
  await act(async () => bench.screen.onEnter());
  return { ...bench, page };
}

const orderButton = () => screen.getByRole('button', { name: 'Поръчвам със задължение за плащане' });
const totals = () => plain(screen.getByRole('region', { name: 'Обобщение' }).textContent);

async function fillIn() {
  const user = userEvent.setup();
  const values = {
    'Име и фамилия': 'Мария Петрова',
    'Мобилен номер': '+359 888 123 456',
    Имейл: 'maria@primer.bg',
    'Населено място': 'София',
    'Пощенски код': '1000',
    'Улица и номер': 'ул. „Шипка“ 6',
  };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('checkbox', { name: /Приемам общите условия/ }));
}

describe('The cart', () => {
  it('shows a placeholder until the browser’s storage is read', () => {
    showPage(CartPage, aCheckoutBench().screen);
    expect(screen.getByRole('heading', { name: 'Количка' })).toBeTruthy();
    expect(screen.queryByText('Количката е празна')).toBeNull();
  });

  it('shows links when it is empty', async () => {
    const { screen: cartScreen } = aCheckoutBench();
    showPage(CartPage, cartScreen);
    await act(async () => cartScreen.onEnter());
    expect(screen.getByRole('link', { name: 'Към магазина' }).getAttribute('href')).toBe('/');
  });

  it('shows totals in both currencies, with the contained VAT (CART-03, PRICE-01)', async () => {
    await aShownCart();
    expect(totals()).toContain('2 продукта91,80 лв. (46,94 €)');
    expect(totals()).toContain('Общо97,70 лв. (49,95 €)');
    expect(totals()).toContain('В това число ДДС16,28 лв.');
  });

  it('promises each parcel by the day of its slowest product', async () => {
    const bench = aCheckoutBench();
    const vase = aProduct({ id: 2, title: 'Ваза', deliveryDays: { from: 1, to: 6 } });
    bench.shop.products = [aProduct(), vase];
    await bench.cart.add(aProduct());
    await bench.cart.add(vase);
    showPage(CartPage, bench.screen);
    await act(async () => bench.screen.onEnter());
    expect(screen.getByText('Доставка до пн, 30 ноември')).toBeTruthy();
  });

  it('counts the day of delivery from the next working day after the cut-off hour of the shop', async () => {
    const bench = aCheckoutBench();
    bench.shop.products = [
      aProduct({ vendor: { ...aVendor(), cutoffHour: 14 }, deliveryDays: { from: 1, to: 4 } }),
    ];
    await bench.cart.add(aProduct());
    showPage(CartPage, bench.screen);
    await act(async () => bench.screen.onEnter());
    expect(screen.getByText('Доставка до пт, 27 ноември')).toBeTruthy();
  });

  it('says until when a shop takes no orders', async () => {
    const bench = aCheckoutBench();
    bench.shop.products = [aProduct({ vendor: { ...aVendor(), holidayUntil: '2026-12-01' } })];
    await bench.cart.add(aProduct());
    showPage(CartPage, bench.screen);
    await act(async () => bench.screen.onEnter());
    const title = 'Магазинът е в почивка до 1 декември 2026 г. включително';
    expect(
      screen.getByText((_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === title),
    ).toBeTruthy();
  });

  it('names the legal guarantee before the order button', async () => {
    await aShownCart();
    const guarantee = screen.getByRole('link', { name: /^2 години законова гаранция/ });
    expect(guarantee).toHaveAttribute('href', '/zakonova-garantsiya');
    expect(guarantee.compareDocumentPosition(orderButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('changes the number of pieces (CART-04)', async () => {
    await aShownCart();
    await userEvent.click(screen.getByRole('button', { name: 'Увеличаване с 1' }));
    expect(totals()).toContain('3 продукта');
  });

  it('removes a product and restores it', async () => {
    await aShownCart();
    await userEvent.click(screen.getByRole('button', { name: /Премахване: Настолна лампа/ }));
    expect(screen.getByText('Количката е празна')).toBeTruthy();
    const undo = screen.getByRole('button', { name: 'Връщане' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(totals()).toContain('2 продукта');
  });

  it('shows the changes since it was filled (CART-06)', async () => {
    const bench = aCheckoutBench();
    await bench.cart.add(aProduct(), 2);
    await bench.cart.add(aProduct({ id: 2, title: 'Абажур', vendor: aVendor({ id: 8 }) }));
    bench.shop.products = [aProduct({ price: 4990, quantity: 1 })];
    showPage(CartPage, bench.screen);
    await act(async () => bench.screen.onEnter());
    const warning = await screen.findByText(/Има промени в количката Ви/);
    const alert = plain(warning.closest('[role=status]')?.textContent);
    expect(alert).toContain('цената беше 45,90 лв. (23,47 €), вече е 49,90 лв. (25,51 €)');
    expect(alert).toContain('остава само 1 брой');
    expect(alert).toContain('Абажур: изчерпан продукт');
  });
});

describe('The checkout', () => {
  it('shows a signed-in buyer the saved data as a summary, and opens it for a change (CART-05)', async () => {
    const bench = aCheckoutBench();
    await bench.cart.add(aProduct());
    bench.session.set(aUser());
    showPage(CartPage, bench.screen);
    await act(async () => bench.screen.onEnter());
    const change = await screen.findByRole('button', { name: 'Промяна' });
    expect(screen.queryByLabelText('Име и фамилия')).toBeNull();
    expect(screen.getByText(/maria@example\.bg/)).toBeTruthy();
    await userEvent.click(change);
    await waitFor(() => expect(screen.getByLabelText('Име и фамилия')).toHaveFocus());
    expect(screen.getByLabelText('Име и фамилия')).toHaveValue('Мария Георгиева');
  });

  it('sent empty marks its fields, lists the errors above and moves the focus there', async () => {
    const { gateway } = await aShownCart();
    await userEvent.click(orderButton());
    expect(gateway.inputs('placeOrder')).toEqual([]);
    const name = screen.getByLabelText('Име и фамилия');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Въведете името си (от 2 до 100 знака).');
    const summary = screen.getByRole('alert');
    expect(document.activeElement?.contains(summary)).toBe(true);
    expect(within(summary).getAllByRole('link')).toHaveLength(7);
    await userEvent.click(within(summary).getByRole('link', { name: /пощенски|Пощенският/i }));
    expect(document.activeElement).toBe(screen.getByLabelText('Пощенски код'));
  });

  it('marks an invalid field on blur, and does not move the focus', async () => {
    await aShownCart();
    const phone = screen.getByLabelText('Мобилен номер');
    const street = screen.getByLabelText('Улица и номер');
    const leaveWrong = async () => {
      await userEvent.clear(phone);
      await userEvent.type(phone, '02');
      await userEvent.click(street);
      await waitFor(() => expect(phone).toBeInvalid());
      await act(async () => {});
      expect(street).toHaveFocus();
    };
    await leaveWrong();
    expect(screen.queryByText('Моля, поправете отбелязаните полета:')).toBeNull();
    await fillIn();
    await userEvent.clear(phone);
    await userEvent.click(orderButton());
    await userEvent.type(phone, '0888123456');
    await leaveWrong();
  });

  it('moves the focus to its errors after each rejection', async () => {
    await aShownCart();
    await userEvent.click(orderButton());
    await userEvent.type(screen.getByLabelText('Име и фамилия'), 'Мария');
    await userEvent.click(orderButton());
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it('with valid fields places the order', async () => {
    const { gateway, went } = await aShownCart();
    await fillIn();
    await userEvent.click(orderButton());
    expect(gateway.inputs('placeOrder')[0]).toMatchObject({
      phone: '0888123456',
      paymentMethod: 'on-delivery',
    });
    expect(went).toEqual([`order ${ORDER_TOKEN}`]);
  });

  it('rejected after a change reports it above the cart and confirms again (CART-06)', async () => {
    const { gateway, shop } = await aShownCart();
    await fillIn();
    shop.products = [aProduct({ price: 4990 })];
    gateway.failOnce(
      'placeOrder',
      new Failure('order-changed', { 'products.1': 'error-product-price-changed' }, 'conflict'),
    );
    await userEvent.click(orderButton());
    const alert = await screen.findByRole('alert');
    expect(plain(alert.textContent)).toContain('Прегледайте количката и потвърдете отново');
    expect(plain(alert.textContent)).toContain('вече е 49,90 лв.');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    await userEvent.click(orderButton());
    expect(gateway.inputs('placeOrder')[1]?.products[0]?.expectedPrice).toBe(4990);
  });

  it('shows that cards are charged in euro (PRICE-07)', async () => {
    await aShownCart();
    expect(plain(screen.getByText(/Картата се таксува в евро/).textContent)).toContain('49,95 €');
  });

  it('opens the right keyboard and supports autofill', async () => {
    await aShownCart();
    const attributes = (label: string) => {
      const field = screen.getByLabelText(label);
      const keyboard = field.getAttribute('inputmode') ?? field.getAttribute('type');
      return [keyboard, field.getAttribute('autocomplete')];
    };
    expect(attributes('Мобилен номер')).toEqual(['tel', 'tel']);
    expect(attributes('Имейл')).toEqual(['email', 'email']);
    expect(attributes('Пощенски код')).toEqual(['numeric', 'postal-code']);
  });
});
