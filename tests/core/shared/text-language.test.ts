import { describe, expect, it } from 'vitest';
import { languageOfText } from '../../../src/core/shared/language.ts';

describe('The language of a text', () => {
  it.each([
    ['Светъл апартамент до парка', 'bg'],
    ['A bright flat by the park', 'en'],
    ['Bosch, Miele, климатик LG и Wi-Fi, всичко ново', 'bg'],
    ['Two rooms next to Орлов мост, with a view', 'en'],
    ['120 m² – 2026', 'en'],
    ['2026, 120', 'bg'],
    ['', 'bg'],
    ['A1 Б', 'bg'],
    ['LG и A', 'en'],
  ])('“%s” is %s', (text, language) => {
    expect(languageOfText(text)).toBe(language);
  });

  it('is that of all its parts together', () => {
    expect(languageOfText('OK', 'Просторно и тихо жилище на пет минути от метрото.')).toBe('bg');
  });
});
