/** `45`, `45.9` and `45,90` leva, as a person types them; null for anything else. */
export function levaToStotinki(text: string | undefined): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** The way back: `45` or `45.90`. */
export function stotinkiToLeva(stotinki: number | null): string | null {
  if (stotinki === null) return null;
  return stotinki % 100 === 0 ? String(stotinki / 100) : (stotinki / 100).toFixed(2);
}
