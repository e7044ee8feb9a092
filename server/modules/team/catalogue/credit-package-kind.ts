import { CreditPackagesValue } from '../../../../api/team/catalogue-values.ts';
import { ensureNoErrors } from '../../../../src/core/shared/failure.ts';
import { priceInText } from '../../../../src/core/shared/price-format.ts';
import { creditPackagesErrors, sortedPackages } from '../../../../src/core/wallet/credit-prices.ts';
import type { CreditPackage } from '../../../../src/core/wallet/credit-prices.ts';
import type { LiveValue } from '../../../platform/live-value.ts';
import type { Texts } from '../../../platform/texts.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { element } from './catalogue-kind.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

/** Value of the one record of all packages. */
export type CreditPackages = { packages: CreditPackage[] };

export const ALL_PACKAGES = { kind: 'credit-packages', key: 'all' } as const;

/** The packages of credits as one record, because buyers compare them. */
export const creditPackageKind = (
  live: LiveValue<CreditPackages>,
  texts: Texts,
): CatalogueKind<CreditPackages> => ({
  resource: 'credit-packages',
  subject: 'credit-packages',
  schemaOf: () => CreditPackagesValue,
  async rows(_db, key = ALL_PACKAGES.key) {
    if (key !== ALL_PACKAGES.key) return [];
    const name = { bg: texts.in('bg')('team-credit-packages'), en: texts.in('en')('team-credit-packages') };
    return [{ key, name, group: null, value: await live.current() }];
  },
  async check(_db, _key, { packages }) {
    ensureNoErrors(creditPackagesErrors(packages));
    return { packages: sortedPackages(packages) };
  },
  async preview(_db, _row, { packages }, { language, t, priceOrder }) {
    const rows = sortedPackages(packages).map(({ credits, price, promo }) => {
      const mark = promo ? ` ${element('mark', t('credit-buy-promo'))}` : '';
      return `<tr><td>${escapeHtml(t('credits', { count: credits }))}${mark}</td>${element('td', priceInText(price, language, priceOrder))}</tr>`;
    });
    return {
      title: t('wallet-buy'),
      html: `${element('p', t('credit-buy-text'))}<table>${element('caption', t('credit-buy-package'))}<tbody>${rows.join('')}</tbody></table>${element('p', t('credit-buy-vat-price-description'))}`,
    };
  },
});
