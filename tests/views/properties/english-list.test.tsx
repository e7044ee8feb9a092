import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProperty } from '../../support/a-property.ts';
import { openShop } from '../support/render-with-services.tsx';
import { aPropertyCatalogue } from '../../support/a-property-catalogue.ts';

const home = aProperty({
  title: 'Светъл тристаен в Люлин 6',
  type: 'three-room',
  area: 118,
  district: { id: 6, name: 'Lyulin 6' },
});
const properties = aPropertyCatalogue([home]);
const cardOf = (link: HTMLElement) => within(link.closest('article') as HTMLElement);

describe('A list of homes', () => {
  it('starts with facts in English, with the landlord’s Bulgarian title below', async () => {
    await openShop('/properties', { properties, language: 'en' });
    const [link] = await screen.findAllByRole('link', { name: 'Three-room flat, 118 m², Lyulin 6' });
    const own = cardOf(link as HTMLElement).getByText('Светъл тристаен в Люлин 6');
    expect(own.lang).toBe('bg');
    expect(own.tagName).toBe('SPAN');
  });

  it('starts with the landlord’s title in Bulgarian', async () => {
    await openShop('/imoti', { properties });
    const [link] = await screen.findAllByRole('link', { name: 'Светъл тристаен в Люлин 6' });
    expect(cardOf(link as HTMLElement).getByText(/Тристаен · 118 m²/)).toBeTruthy();
  });
});
