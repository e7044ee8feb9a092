import { describe, expect, it } from 'vitest';
import {
  isDevelopmentHost,
  isLanguage,
  languageOfHost,
  originOf,
  languageOfText,
} from '../../../src/core/shared/language.ts';

const addresses = { bg: 'https://uyut.example', en: 'https://cosy.example/', testHost: 'test.example' };

describe('The language of a host', () => {
  it.each([
    ['uyut.example', 'bg'],
    ['UYUT.example:443', 'bg'],
    ['cosy.example', 'en'],
    ['somebody-elses.example', 'en'],
    ['uyut.example.evil.example', 'en'],
  ] as const)('for %s is %s (LANG-01)', (host, language) => {
    expect(languageOfHost(host, addresses)).toBe(language);
  });

  it('on localhost is the chosen one, else Bulgarian (LANG-02, LANG-05)', () => {
    expect(languageOfHost('localhost:3000', addresses)).toBe('bg');
    expect(languageOfHost('localhost:3000', addresses, 'en')).toBe('en');
    expect(languageOfHost('localhost:3000', addresses, 'klingon')).toBe('bg');
  });

  it('on the Bulgarian domain is always Bulgarian', () => {
    expect(languageOfHost('uyut.example', addresses, 'en')).toBe('bg');
  });

  it('changes in place on localhost and on the test host (LANG-05)', () => {
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000', 'test.example:8080']) {
      expect(isDevelopmentHost(host, addresses)).toBe(true);
    }
    expect(isDevelopmentHost('uyut.example', addresses)).toBe(false);
    expect(isDevelopmentHost('test.example', {})).toBe(false);
    expect(isDevelopmentHost(' LocalHost:80 ', addresses)).toBe(true);
    expect(isDevelopmentHost('localhost:80.example', addresses)).toBe(false);
  });

  it('is English without a Bulgarian domain, and on the English domain in any spelling', () => {
    expect(languageOfHost('uyut.example', {})).toBe('en');
    expect(languageOfHost('uyut.example', { bg: 'HTTPS://Uyut.example:443/bg' })).toBe('bg');
    expect(languageOfHost('uyut.example', { bg: 'uyut.example' })).toBe('bg');
    expect(['bg', 'en', 'de', '', null].map(isLanguage)).toEqual([true, true, false, false, false]);
  });

  it('has an origin without a trailing slash', () => {
    expect(originOf('en', addresses)).toBe('https://cosy.example');
    expect(originOf('bg', { bg: 'https://uyut.example//' })).toBe('https://uyut.example');
    expect(originOf('en', {})).toBeUndefined();
  });
});

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

  it('is detected from all its parts together', () => {
    expect(languageOfText('OK', 'Просторно и тихо жилище на пет минути от метрото.')).toBe('bg');
  });
});
