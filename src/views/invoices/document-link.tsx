import type { IssuedDocument } from '../../core/invoices/invoice-gateway.ts';
import { currencyAmount } from '../../core/shared/price-format.ts';
import { Hint } from '../components/fields/field.tsx';
import { useTexts } from '../components/use-texts.ts';
import { useDates, useLanguage } from '../shell/use-page-language.ts';

type Props = {
  document: IssuedDocument;
  /** Secret of the buyer's link; null for the vendor. */
  token: string | null;
};

/** Link to a document's PDF, named by its kind and number. */
export function DocumentLink({ document: { id, kind, number }, token }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const query = new URLSearchParams({ ...(token !== null && { order: token }), language });
  return (
    <a href={`/documents/${id}.pdf?${query.toString()}`} target="_blank" rel="noopener">
      {t(`document-kind-${kind}`)} {`№\u00a0${number}`}
    </a>
  );
}

export function DocumentFacts({ document }: Pick<Props, 'document'>) {
  const t = useTexts();
  const dates = useDates();
  const language = useLanguage();
  const { issuedAt, gross, currency, kind, isVatNumberUnchecked } = document;
  const amount = currencyAmount(kind === 'credit-note' ? -gross : gross, currency, language);
  return (
    <Hint>
      {dates.day(issuedAt)} · {amount}
      {isVatNumberUnchecked && ` · ${t('invoice-vat-not-checked')}`}
    </Hint>
  );
}
