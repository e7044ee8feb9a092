import { defineParameterType } from '@cucumber/cucumber';
import { typedStotinki } from '../../src/core/shared/typed-number.ts';

/** Stotinki for an amount as people write it: `1 234,50 лв.`. */
export function stotinkiOf(text: string): number {
  const stotinki = typedStotinki(text.replace(/\s*лв\.$/, '').replace(/\s/g, ''));
  if (stotinki === null) throw new Error(`'${text}' is no amount like 45,90 лв.`);
  return stotinki;
}

defineParameterType({
  name: 'money',
  regexp: /\d[\d ]*,\d\d лв\./,
  transformer: stotinkiOf,
});

defineParameterType({
  name: 'language',
  regexp: /Bulgarian|English/,
  transformer: (name: string) => (name === 'Bulgarian' ? 'bg' : 'en'),
});

defineParameterType({
  name: 'address',
  regexp: /\/[^\s"]*/,
  transformer: (address: string) => address,
});
