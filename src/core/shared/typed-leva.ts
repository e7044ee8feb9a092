import type { Language } from './language.ts';

/** `45`, `45.9`, `45,90` and `1 234,50` leva, as a person types them; null for anything else. */
export function levaToStotinki(text: string | undefined): number | null {
  const match = /^(\d{1,7}|\d{1,3}(?:[ \u00A0\u202F]\d{3}){1,2})(?:[.,](\d{1,2}))?$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]?.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** The way back, for addresses and machines: `45` or `45.90`. */
export function stotinkiToLeva(stotinki: number | null): string | null {
  if (stotinki === null) return null;
  return stotinki % 100 === 0 ? String(stotinki / 100) : (stotinki / 100).toFixed(2);
}

/** Leva as a field shows them: `45`, and `45,90` or `45.90` as the language writes it; '' for none. */
export function writtenLeva(stotinki: number | null, language: Language): string {
  return inLanguage(stotinkiToLeva(stotinki) ?? '', language);
}

/** A number as a field shows it, at most three places: `5,25` or `5.25`; '' for none. */
export function writtenNumber(number: number | null, language: Language): string {
  return number === null ? '' : inLanguage(String(Number(number.toFixed(3))), language);
}

function inLanguage(number: string, language: Language): string {
  return language === 'bg' ? number.replace('.', ',') : number;
}
