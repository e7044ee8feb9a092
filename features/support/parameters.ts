import { defineParameterType } from '@cucumber/cucumber';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { typedStotinki } from '../../src/core/shared/typed-number.ts';
import { Texts } from '../../server/platform/texts.ts';
import { plain } from './browser/html-page.ts';
import { PAGE_NAMES, pathOfPage, routeOf } from './page-names.ts';

/** Stotinki of an amount in people's notation: `1 234,50 лв.`. */
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
  regexp: [/\/[^\s"]*/, PAGE_NAMES],
  transformer: (name: string) => (name.startsWith('/') ? name : pathOfPage(name)),
});

defineParameterType({ name: 'page', regexp: PAGE_NAMES, transformer: routeOf });

const texts = new Texts('content/translations');
/** Texts of pages replace equal ones of mails and of the back office. */
const keys = new Map(
  LANGUAGES.flatMap((language) =>
    [texts.bundle(language), texts.shownBundle(language)].flatMap((bundle) =>
      Object.entries(bundle).map(([key, text]) => [plain(text), key] as const),
    ),
  ),
);

/** Key of a visible text in either language. */
export function keyOf(text: string): string {
  const key = keys.get(plain(text));
  if (key === undefined) throw new Error(`The product says '${text}' nowhere`);
  return key;
}

defineParameterType({ name: 'message', regexp: /"([^"]*)"/, transformer: keyOf });

defineParameterType({
  name: 'notification',
  regexp: /success|error|loading/,
  transformer: (type: string) => type,
});

defineParameterType({ name: 'field', regexp: /\w+(?: \w+)?/, transformer: (field: string) => field });
