import { articlePrice } from '../../src/core/shared/price-format.ts';
import type { PriceOrder } from '../../src/core/shared/price-format.ts';
import type { Language } from '../../src/core/shared/language.ts';
import type { Seller } from './seller.ts';

export type ArticleValues = { seller: Seller; priceOrder: PriceOrder };

const SECTION = /^\{\{#([\w-]+)\}\}\n([\s\S]*?)^\{\{\/\1\}\}\n/gm;
const CODE = /\{\{([\w-]+)(?::([\d-]+))?\}\}/g;

/**
 * Fills the codes of a page or article: `{{seller-name}}` and the like, prices in stotinki
 * (`{{price:12990}}`, `{{price-inline:12990}}` inside brackets, `{{about:47000}}` and `{{between:2000-4000}}`
 * rounded), and sections for some settings (`{{#demo}}`, `{{#bgn-first}}`, `{{#eur-first}}`), each on its own
 * line until `{{/demo}}`.
 * @throws Error for an unknown code
 */
export function fillArticle(source: string, language: Language, values: ArticleValues): string {
  const texts = textsOf(values.seller, language);
  const sections: Record<string, boolean> = {
    demo: values.seller.isExample,
    'bgn-first': values.priceOrder === 'bgn-first',
    'eur-first': values.priceOrder === 'eur-first',
  };
  return source
    .replace(SECTION, (_, name: string, body: string) => {
      if (!(name in sections)) throw new Error(`unknown section ${name}`);
      return sections[name] ? body : '';
    })
    .replace(CODE, (code, name: string, amounts: string | undefined) => {
      if (amounts !== undefined && isPriceForm(name)) {
        return articlePrice(amounts.split('-').map(Number), name, language, values.priceOrder);
      }
      const text = texts[name];
      if (text === undefined) throw new Error(`unknown code ${code}`);
      return text;
    });
}

const PRICE_FORMS = ['price', 'price-inline', 'about', 'between'] as const;
const isPriceForm = (name: string): name is (typeof PRICE_FORMS)[number] =>
  (PRICE_FORMS as readonly string[]).includes(name);

function textsOf(seller: Seller, language: Language): Record<string, string> {
  const isBulgarian = language === 'bg';
  return {
    'seller-name': isBulgarian ? seller.name : seller.nameEn,
    'seller-address': isBulgarian ? seller.address : seller.addressEn,
    'seller-number': seller.number,
    'seller-vat-number': seller.vatNumber,
    'seller-phone': seller.phone,
    'seller-email': seller.email,
    'orders-email': seller.ordersEmail,
    'claims-email': seller.claimsEmail,
    'privacy-email': seller.privacyEmail,
    'partners-email': seller.partnersEmail,
    'safety-email': seller.safetyEmail,
  };
}
