import { act, screen, within } from '@testing-library/react';
import { anOrderGateway } from '../../support/an-order-gateway.ts';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RandomKeys } from '../../../src/adapters/browser/random-keys.ts';
import type { Order, ReceivedOrder } from '../../../src/core/orders/order.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { aFollowedOrder } from '../../support/a-followed-order.ts';
import { ReceivedOrderScreen } from '../../../src/view-models/orders/received-order-screen.ts';
import { ReceivedOrders as ReceivedOrdersState } from '../../../src/view-models/orders/received-orders.ts';
import { Modals } from '../../../src/view-models/site/modals.ts';
import { FollowedOrderPage } from '../../../src/views/orders/followed-order-page.tsx';
import { ReceivedOrderPage } from '../../../src/views/orders/received-order-page.tsx';
import { ReceivedOrders } from '../../../src/views/orders/received/received-orders.tsx';
import { anOrder, aReceivedOrder, aVendorOrder } from '../../support/an-order.ts';
import { aConversation, aTalkGateway } from '../../support/a-talk-gateway.ts';
import { aShipmentGateway, vendorWork } from '../../support/a-shipment-gateway.ts';
import { plain, showPage } from './show-page.tsx';

const { signal } = new AbortController();
const ACCESS = 'secret-of-a-mail'.padEnd(43, '-');
const query = { access: [ACCESS] };

async function showFollowed(order: Order = anOrder()) {
  const { gateway, went, modals, screen: followed } = await aFollowedOrder(order);
  const talk = aTalkGateway();
  const about = { kind: 'order' as const, id: 11, title: order.number, image: null, open: true };
  talk.talk = aConversation({
    subject: { ...about, orderToken: null },
    side: 'asker',
    messages: [],
    unread: 0,
  });
  showPage(FollowedOrderPage, followed, talk, modals);
  return { gateway, went, talk, modals };
}

describe('The buyer’s page of an order', () => {
  it('thanks, and shows number, amounts with contained VAT, and next steps (CART-03, CART-08)', async () => {
    await showFollowed();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Поръчка № U-100012');
    expect(screen.getByText(/Благодарим Ви, Мария Петрова/)).toBeTruthy();
    const totals = plain(screen.getByRole('region', { name: 'Общо за поръчката' }).textContent);
    expect(totals).toContain('51,80 лв. (26,48 €)');
    expect(totals).toContain('В това число ДДС8,63 лв.');
    const steps = screen.getAllByRole('listitem').filter((item) => item.dataset['state']);
    expect(steps.map(({ dataset }) => dataset['state'])).toEqual(['current', 'next', 'next', 'next']);
  });

  it('shows the messages with the vendor, and sends the first (TRUST-05)', async () => {
    const { talk } = await showFollowed();
    const form = within(await screen.findByRole('form', { name: 'Вашето съобщение' }));
    await userEvent.click(form.getByRole('button', { name: 'Изпращане' }));
    expect(await form.findAllByText('Напишете съобщение.')).not.toHaveLength(0);
    await userEvent.type(form.getByRole('textbox'), 'Кога ще пристигне?');
    await userEvent.click(form.getByRole('button', { name: 'Изпращане' }));
    const log = await screen.findByRole('log', { name: 'Съобщения в разговора' });
    expect(within(log).getByText('Кога ще пристигне?')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Край на разговора' })).toBeNull();
    expect(talk.inputs('askAboutOrder')).toHaveLength(1);
  });

  it('offers no messages before the vendor has the order', async () => {
    await showFollowed(
      anOrder({
        payment: { method: 'card', status: 'failed', paymentUrl: null, isProcessing: false, heldUntil: null },
      }),
    );
    expect(screen.queryByRole('heading', { name: /^Съобщения с/ })).toBeNull();
  });

  it('asks for a missing payment by card', async () => {
    const { went } = await showFollowed(
      anOrder({
        payment: { method: 'card', status: 'failed', paymentUrl: null, isProcessing: false, heldUntil: null },
      }),
    );
    expect(plain(screen.getByRole('alert').textContent)).toContain('Плащането не беше успешно');
    await userEvent.click(screen.getByRole('button', { name: 'Плащане с карта' }));
    expect(went).toEqual(['/pay/1']);
  });

  it('cancels before the parcel is sent, after a confirmation', async () => {
    const { gateway } = await showFollowed();
    expect(screen.queryByRole('button', { name: 'Отказ от договора' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Отмяна на поръчката' }));
    const dialog = await screen.findByRole('dialog', { name: 'Отмяна на поръчката' });
    expect(dialog.textContent).toContain('Настолна лампа „Зора“');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Запазване на поръчката' }));
    expect(gateway.inputs('withdrawOrder')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Отмяна на поръчката' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отмяна на продуктите' }));
    expect(gateway.inputs('withdrawOrder')).toMatchObject([{ vendorOrderId: 11 }]);
    expect(plain(screen.getByText(/Отменихте поръчката на/).textContent)).toContain('21 ноември');
    expect(screen.queryByRole('button', { name: 'Отмяна на поръчката' })).toBeNull();
  });

  it('withdraws after the parcel is sent, with a confirmation and a dated receipt (CART-10)', async () => {
    const { gateway } = await showFollowed(anOrder({ vendorOrders: [aVendorOrder({ status: 'shipped' })] }));
    await userEvent.click(screen.getByRole('button', { name: 'Отказ от договора' }));
    const dialog = await screen.findByRole('dialog', { name: 'Отказ от договора' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Потвърждаване на отказа' }));
    expect(gateway.inputs('withdrawOrder')).toMatchObject([{ vendorOrderId: 11 }]);
    expect(plain(screen.getByText(/Получихме отказа Ви на/).textContent)).toContain('21 ноември');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Отказ от договора' })).toBeNull();
  });

  it('starts with the amount due and the status of each parcel, and collapses finished ones', async () => {
    const open = aVendorOrder({ id: 11, status: 'accepted', totalAmount: 5_180 });
    const done = aVendorOrder({
      id: 12,
      vendor: { id: 8, name: 'Лъч' },
      status: 'delivered',
      deliverBy: null,
      steps: [{ status: 'delivered', at: '2026-11-20T10:00:00.000Z', note: '' }],
    });
    await showFollowed(anOrder({ vendorOrders: [open, done] }));
    const summary = within(screen.getByRole('region', { name: 'Накратко' }));
    expect(summary.getByText('За плащане на куриера')).toBeTruthy();
    expect(summary.getByText('51,80 лв.')).toBeTruthy();
    expect(summary.getByText('Доставка до пт, 27 ноември')).toBeTruthy();
    expect(summary.getByText('20 ноември 2026 г.')).toBeTruthy();
    expect(summary.getByRole('link', { name: 'Лъч' })).toHaveAttribute('href', '#order-part-12');
    const finished = within(screen.getByRole('region', { name: 'Лъч' }));
    expect(finished.getByRole('group')).not.toHaveAttribute('open');
    // The right of withdrawal stays visible (CART-10).
    const withdraw = finished.getByRole('button', { name: 'Отказ от договора' });
    expect(withdraw.closest('details')).toBeNull();
  });

  it('asks for the products until they are back at the seller (CART-10)', async () => {
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T12:00:00.000Z' };
    await showFollowed(
      anOrder({
        vendorOrders: [
          aVendorOrder({ id: 11, status: 'shipped', withdrawal }),
          aVendorOrder({ id: 12, status: 'returned', withdrawal }),
        ],
      }),
    );
    const [onTheirWay, back] = screen.getAllByText(/заедно с цената на доставката/);
    expect(onTheirWay?.textContent).toMatch(/^Върнете продуктите на търговеца/);
    expect(back?.textContent).toMatch(/^Търговецът получи продуктите обратно/);
  });

  it('asks for a bank account above the products while a refund is due', async () => {
    const refunds = [
      { amount: 4_590, method: 'bank', status: 'due', at: '2026-11-21T10:00:00.000Z' },
    ] as const;
    await showFollowed(anOrder({ refunds: [...refunds], bankAccount: { isAsked: true, ending: null } }));
    const account = screen.getByRole('form', { name: 'Банкова сметка за връщане на сумата' });
    const products = screen.getByRole('heading', { name: 'Дом и светлина' });
    expect(account.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('heading', { name: 'Връщане на суми' })).toHaveLength(1);
  });

  it('waits for the buyer’s confirmation, and offers the mail again', async () => {
    await showFollowed(anOrder({ confirmation: { isAwaited: true, until: '2026-11-22T10:00:00.000Z' } }));
    expect(screen.getAllByText('Непотвърдена')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Поръчване отново' })).toBeNull();
    expect(screen.getByRole('textbox', { name: /Имейл за потвърждението/ })).toHaveProperty(
      'value',
      'maria@primer.bg',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Повторно изпращане' }));
  });

  it('shows the last day of withdrawal after it has passed', async () => {
    const withdrawal = { possible: false, until: '2026-11-15T12:00:00.000Z', withdrawnAt: null };
    await showFollowed(anOrder({ vendorOrders: [aVendorOrder({ status: 'delivered', withdrawal })] }));
    expect(screen.queryByRole('button', { name: 'Отказ от договора' })).toBeNull();
    expect(screen.getByText(/Срокът за отказ от договора изтече на 15 ноември 2026/)).toBeTruthy();
  });
});

describe('A delivered order on its buyer’s page', () => {
  const delivered = aVendorOrder({
    status: 'delivered',
    steps: [{ status: 'delivered', at: '2026-11-21T10:00:00.000Z', note: '' }],
  });

  it('links to the reviews of its products and vendor (TRUST-04)', async () => {
    await showFollowed(anOrder({ vendorOrders: [delivered] }));
    const addresses = screen
      .getAllByRole('link', { name: /^Отзив: / })
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/profil/otzivi/product-1', '/profil/otzivi/vendor-7']);
  });

  it('offers a guest an account for reviews', async () => {
    const { modals } = await showFollowed(anOrder({ vendorOrders: [delivered], isOfGuest: true }));
    expect(screen.queryByRole('link', { name: /^Отзив: / })).toBeNull();
    expect(screen.getByText(/тази поръчка е без профил/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }));
    expect(modals.open).toBe('signUp');
  });

  it('links to no review before the delivery', async () => {
    await showFollowed();
    expect(screen.queryByRole('heading', { name: 'Вашият отзив' })).toBeNull();
  });
});

describe('The vendor’s page of an order', () => {
  async function showReceived(order: ReceivedOrder = aReceivedOrder()) {
    const gateway = anOrderGateway(anOrder(), order);
    const received = new ReceivedOrderScreen(
      gateway,
      new Modals(),
      new RandomKeys(),
      new FakeClock(),
      aShipmentGateway(),
      'bg',
    );
    await received.load({ route: 'AdminVendorOrder', params: { id: '11' }, query, signal });
    showPage(ReceivedOrderPage, received);
    return gateway;
  }

  it('shows the buyer with a telephone link', async () => {
    await showReceived();
    expect(screen.getByRole('link', { name: '0888123456' }).getAttribute('href')).toBe('tel:0888123456');
  });

  it('removes pieces, with a message to the buyer', async () => {
    const [lamp] = aReceivedOrder().products;
    const received = aReceivedOrder({ products: [{ ...lamp!, quantity: 2, amount: 9_180 }] });
    const gateway = await showReceived(received);
    gateway.handlers.cancelPieces = ({ note }) => ({
      ...received,
      products: [{ ...lamp!, cancelled: 1 }],
      steps: [
        ...received.steps,
        { status: 'partly-cancelled', at: '2026-11-21T10:00:00.000Z', note, pieces: [] },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Частична отмяна' }));
    const dialog = screen.getByRole('dialog', { name: 'Продукти, които не можете да изпратите' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Увеличаване с 1' }));
    await userEvent.type(within(dialog).getByLabelText(/Съобщение до купувача/), 'Едната е счупена.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмяна на избраните' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(gateway.inputs('cancelPieces')).toMatchObject([
      { products: [{ productId: 1, quantity: 1 }], note: 'Едната е счупена.' },
    ]);
    expect(screen.getByText('1 отменен брой')).toBeTruthy();
    expect(screen.getByText('Едната е счупена.')).toBeTruthy();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('waits for withdrawn products until they are back (CART-10)', async () => {
    const withdrawal = { possible: false, until: null, withdrawnAt: '2026-11-21T12:00:00.000Z' };
    await showReceived(aReceivedOrder({ status: 'returned', withdrawal }));
    expect(screen.getByText(/^Продуктите са върнати при Вас/)).toBeTruthy();
    expect(screen.queryByText(/Очаквайте продуктите/)).toBeNull();
  });

  it('is accepted with one press', async () => {
    const gateway = await showReceived();
    await userEvent.click(screen.getByRole('button', { name: 'Приемане' }));
    expect(gateway.inputs('changeOrderStatus')).toMatchObject([{ status: 'accepted' }]);
    expect(document.activeElement).toHaveTextContent(/^Приета$/);
  });

  it('is cancelled only after a confirmation', async () => {
    const gateway = await showReceived();
    await userEvent.click(screen.getByRole('button', { name: 'Отмяна на поръчката' }));
    expect(gateway.inputs('changeOrderStatus')).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Отмяна на поръчка № U-100012?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Отмяна на поръчката' }));
    expect(gateway.inputs('changeOrderStatus')).toMatchObject([{ status: 'cancelled' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^Отменена$/);
  });
});

describe('The vendor’s orders', () => {
  it('lead to each order and to the other statuses, with the vendor’s link', async () => {
    const gateway = anOrderGateway();
    const counts = { new: 1, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
    gateway.handlers.orders = () => ({ data: [aReceivedOrder()], total: 1, counts });
    const list = new ReceivedOrdersState(gateway);
    await act(() => list.load(query, signal));
    showPage(ReceivedOrders, { received: list, work: vendorWork(list) });
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('U-100012')).toBe(`/profil/porachki/11?access=${ACCESS}`);
    expect(address('Изпратена (0)')).toBe(`/profil/porachki?status=shipped&access=${ACCESS}`);
    expect(address('CSV')).toBe(`/exports/orders.csv?access=${ACCESS}&language=bg`);
    expect(screen.getByRole('link', { name: 'Всички (1)' }).getAttribute('aria-current')).toBe('page');
  });

  it('report an empty list, and can clear the filter', async () => {
    const gateway = anOrderGateway();
    const counts = { new: 0, accepted: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 };
    gateway.handlers.orders = () => ({ data: [], total: 0, counts });
    const list = new ReceivedOrdersState(gateway);
    await list.load({ ...query, status: ['returned'] }, signal);
    showPage(ReceivedOrders, { received: list, work: vendorWork(list) });
    expect(screen.getByRole('link', { name: 'Всички поръчки' }).getAttribute('href')).toBe(
      `/profil/porachki?access=${ACCESS}`,
    );
  });
});
