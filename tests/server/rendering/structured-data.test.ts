import { describe, expect, it } from 'vitest';
import { withOrigin } from '../../../server/rendering/head-tags.ts';

describe('Structured data', () => {
  it('has full addresses, and texts as written', () => {
    const data = {
      '@type': 'Product',
      name: '/Зора/ лампа',
      description: '/// нова',
      image: ['/pictures/1.jpg', 'https://cdn.example/2.jpg'],
      offers: { '@type': 'Offer', url: '/produkt/1', seller: { '@type': 'Organization', name: '/Бук' } },
      itemListElement: [{ '@type': 'ListItem', item: '/stoki', name: '/стоки' }],
    };
    expect(withOrigin(data, 'https://uyut.example')).toEqual({
      ...data,
      image: ['https://uyut.example/pictures/1.jpg', 'https://cdn.example/2.jpg'],
      offers: { ...data.offers, url: 'https://uyut.example/produkt/1' },
      itemListElement: [{ '@type': 'ListItem', item: 'https://uyut.example/stoki', name: '/стоки' }],
    });
  });

  it('omits empty lists', () => {
    expect(withOrigin({ '@type': 'Product', image: [], review: [] }, 'https://uyut.example')).toEqual({
      '@type': 'Product',
    });
  });
});
