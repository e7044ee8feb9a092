import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/core/properties/property.ts';
import { Session } from '../../../src/view-models/accounts/session.ts';
import { aProperty } from '../../support/a-property.ts';
import { aUser } from '../../support/a-session.ts';
import { aViewingGateway } from '../../support/a-viewing-gateway.ts';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ');

async function openProperty(change: Partial<Property> = {}, language: 'bg' | 'en' = 'bg') {
  const properties = aPropertyCatalogue([
    aProperty(change),
    aProperty({ id: 8, title: 'Тристаен до метрото' }),
  ]);
  const viewings = aViewingGateway();
  const opened = await openShop(language === 'bg' ? '/imoti/7' : '/property/7', {
    properties,
    viewings,
    language,
  });
  return { ...opened, properties, viewings };
}

const described = (term: string) => plain(screen.getByText(term).nextElementSibling?.textContent);

describe('A listing’s page (HOME-03)', () => {
  it('shows the payments each month and for moving in, in both currencies', async () => {
    await openProperty();
    const offer = screen.getByRole('region', { name: 'Цена и оглед' });
    expect(plain(offer.textContent)).toContain('900,00 лв. (460,16 €)');
    expect(described('Депозит')).toBe('900,00 лв. (460,16 €)');
    expect(described('Комисиона')).toBe('450,00 лв. (230,08 €)');
    expect(described('Дължимо при нанасяне')).toBe('2 250,00 лв. (1 150,41 €)');
  });

  it('shows the most important facts under the title', async () => {
    await openProperty();
    const facts = screen.getByRole('list', { name: 'Накратко' });
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map((item) => plain(item.textContent)),
    ).toEqual([
      '64 m²',
      'Двустаен',
      '1 спалня',
      'ет. 3 от 8',
      'асансьор',
      'Обзаведено',
      expect.stringMatching(/^Свободно от 1 декември/),
    ]);
  });

  it('shows the monthly cost with bills, the age of the listing and the history of its rent', async () => {
    await openProperty({
      listedDays: 12,
      priceChanges: [{ day: '2026-11-03', from: 95_000, to: 90_000 }],
    });
    const offer = screen.getByRole('region', { name: 'Цена и оглед' });
    expect(plain(offer.textContent)).toContain('Със сметките около 1 050,00 лв. (536,86 €)');
    expect(plain(offer.textContent)).toContain('при 2 обитатели');
    expect(plain(offer.textContent)).toContain('Публикувана преди 12 дни');
    const changes = screen.getByRole('list', { name: 'Промени на наема' });
    expect(plain(changes.textContent)).toBe('Намален наем: 950 лв. → 900 лв., 3 ноември 2026 г.');
  });

  it('calls a total an estimate only if it includes averages', async () => {
    await openProperty({ isTotalEstimated: false, listedDays: 0 });
    const offer = screen.getByRole('region', { name: 'Цена и оглед' });
    expect(plain(offer.textContent)).toContain('Със сметките 1 050,00 лв. (536,86 €)');
    expect(plain(offer.textContent)).toContain('Публикувана днес');
  });

  it('reports that the exact location is hidden, and shows the distance of similar homes', async () => {
    await openProperty({ isPlaceExact: false, gpsCoordinates: { latitude: 42.68, longitude: 23.32 } });
    expect(screen.getByText(/Точното място не се показва/)).toBeInTheDocument();
    const similar = screen.getByRole('region', { name: 'Подобни жилища' });
    expect(plain(similar.textContent)).toContain('Лозенец, София · на 1,1 км');
  });

  it('shows that a home without a date is available now', async () => {
    await openProperty({ availableFrom: null });
    expect(screen.getByRole('list', { name: 'Накратко' })).toHaveTextContent('Свободно веднага');
  });

  it('shows the facts, the appliances in their order, the bills and the owner', async () => {
    await openProperty();
    expect(described('Строителство')).toBe('Тухла');
    expect(described('Акт 16')).toBe('2008');
    expect(described('Минимален срок')).toBe('12 месеца');
    const appliances = screen.getByRole('region', { name: 'Уреди' });
    expect(
      within(appliances)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Пералня', 'Фурна', 'Хладилник']);
    expect(described('Ток')).toBe('плаща наемателят, около 60,00 лв. (30,68 €) на месец');
    expect(described('Такса вход')).toBe('плаща наемодателят');
    expect(screen.getByRole('link', { name: 'Мария Г.' }).getAttribute('href')).toBe('/potrebitel/31');
  });

  it.each([
    ['money', 'В текста се искат пари предварително', /Western Union/],
    ['many-listings', 'Много обяви от нов профил', /публикувал поне 10 обяви/],
    ['shared-phone', 'Един телефон, различни имена', /човек с друго име/],
  ] as const)(
    'shows a warning about the listing or its owner at the top: %s (TRUST-06)',
    async (warning, title, why) => {
      await openProperty({ warnings: [warning] });
      const said = (await screen.findByText(title)).closest('.alert');
      expect(said?.textContent).toMatch(why);
      expect(said?.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(said?.textContent).toContain('Не плащайте капаро или депозит');
    },
  );

  it('shows and explains the date when the owner’s telephone was confirmed (decision 21)', async () => {
    const owner = { ...aProperty().owner, phoneVerifiedAt: '2026-05-12T08:00:00.000Z' };
    await openProperty({ owner });
    expect(plain((await screen.findByText(/^Телефонът е потвърден/)).textContent)).toBe(
      'Телефонът е потвърден на 12 май 2026 г.',
    );
    expect(screen.getByText(/Не сме проверявали самоличността/)).toBeTruthy();
  });

  it('shows the agency with a telephone link', async () => {
    const agency = { id: 3, name: 'Дом и ключ', logo: null, trusted: true };
    await openProperty({ owner: { ...aProperty().owner, agency, phone: '0888200102' } });
    expect(screen.getByRole('link', { name: 'Дом и ключ' }).getAttribute('href')).toBe('/agenciya/3');
    expect(screen.getByRole('link', { name: '0888200102' }).getAttribute('href')).toBe('tel:0888200102');
    expect(screen.getByText('Доверена')).toBeTruthy();
  });

  it('marks a generated description', async () => {
    await openProperty({ descriptionDrafted: true });
    expect(screen.getByText(/Автоматично съставен текст/)).toBeTruthy();
  });

  it('moves among pictures by arrows and thumbnails, and shows them in full screen', async () => {
    const user = userEvent.setup();
    await openProperty();
    // The thumbnails are for wide screens, and jsdom has no width.
    const small = screen.getByLabelText('Всички снимки');
    const thumbnails = () => within(small).getAllByRole('button', { hidden: true });
    const pressed = () => thumbnails().map((one) => one.getAttribute('aria-pressed'));
    screen.getByRole('list', { name: 'Снимки' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(pressed()).toEqual(['false', 'true']);
    await user.click(screen.getByLabelText('Снимка 1 от 2'));
    expect(pressed()).toEqual(['true', 'false']);
    await user.click(screen.getByRole('button', { name: 'На цял екран' }));
    const dialog = await screen.findByRole('dialog', { name: 'Снимки' });
    expect(within(dialog).getByRole('status').textContent).toBe('1 / 2');
    await user.click(within(dialog).getByRole('button', { name: 'Затваряне' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('loads no picture far from the window', async () => {
    await openProperty();
    expect(screen.getByAltText('Двустаен до парка, снимка 1 от 2')).toBeTruthy();
    expect(screen.queryByAltText('Двустаен до парка, снимка 2 от 2')).toBeNull();
  });

  it('shows that a home is rented, and offers no viewing', async () => {
    await openProperty({ status: 'rented' });
    expect(screen.getByText('Жилището вече е отдадено')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Заявка за оглед' })).toBeNull();
  });

  it('shows its owner the edit link', async () => {
    const { container } = await openProperty();
    container.get(Session).set(aUser());
    const link = await screen.findByRole('link', { name: 'Редактиране на обявата' });
    expect(link.getAttribute('href')).toBe('/profil/imot/7');
    expect(screen.queryByRole('button', { name: 'Заявка за оглед' })).toBeNull();
  });

  it('is not found for a missing home', async () => {
    const { navigation } = await openShop('/imoti/99');
    expect(navigation.refusal).toBe('not-found');
    expect(
      screen.getByText('Тази обява не съществува или вече не е публикувана. Разгледайте другите обяви.'),
    ).toBeTruthy();
  });

  it('is translated into English', async () => {
    await openProperty({}, 'en');
    expect(described('Due on moving in')).toBe('BGN 2,250.00 (€1,150.41)');
    expect(screen.getAllByRole('button', { name: 'Request a viewing' }).length).toBeGreaterThan(0);
  });
});

describe('A request for a viewing', () => {
  it('starts with the pressed free time, and ends with a confirmation (HOME-12 to HOME-14)', async () => {
    const user = userEvent.setup();
    const { viewings } = await openProperty();
    await user.click(screen.getByRole('button', { name: /Заявка за оглед: .*25 ноември.*11:30/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Заявка за оглед' });
    const slot = () => within(dialog).getByLabelText('Свободен час');
    await waitFor(() => expect(slot()).toHaveValue('2026-11-25 11:30'));
    await user.click(within(dialog).getByRole('button', { name: 'Изпращане на заявката' }));
    const name = within(dialog).getByLabelText('Вашето име');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(viewings.inputs('requestViewing')).toEqual([]);
    await user.type(name, 'Елена Стоянова');
    await user.type(within(dialog).getByLabelText('Телефон'), '0888123456');
    await user.type(within(dialog).getByLabelText('Имейл'), 'elena@example.bg');
    await user.click(within(dialog).getByRole('button', { name: 'Изпращане на заявката' }));
    expect(
      await screen.findByText('Заявката за оглед е изпратена. Ще получите отговора по имейл.'),
    ).toBeTruthy();
    expect(viewings.inputs('requestViewing')).toMatchObject([
      { propertyId: 7, dateTime: '2026-11-25 11:30' },
    ]);
  });
});

describe('A report of a listing', () => {
  it('needs a reason, and is confirmed', async () => {
    const user = userEvent.setup();
    const { properties } = await openProperty();
    await user.click(screen.getByRole('button', { name: 'Сигнал за обявата' }));
    const dialog = await screen.findByRole('dialog', { name: 'Сигнал за обявата' });
    await user.click(within(dialog).getByLabelText('Съмнение за измама'));
    await user.click(within(dialog).getByRole('button', { name: 'Изпращане на сигнала' }));
    expect(await screen.findByText('Благодарим Ви! Ще прегледаме обявата.')).toBeTruthy();
    expect(properties.inputs('reportProperty')).toMatchObject([{ id: 7, reason: 'fraud' }]);
  });
});
