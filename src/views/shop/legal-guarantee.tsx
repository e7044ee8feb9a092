import { useTexts } from '../components/use-texts.ts';
import { Link } from 'react-router-dom';
import { useLinks } from '../shell/use-page-language.ts';

/** Legal guarantee of each product, with a link to its explanation (Directive (EU) 2024/825). */
export function LegalGuarantee() {
  const t = useTexts();
  const links = useLinks();
  return (
    <Link to={links('LegalGuarantee')} target="_blank">
      {t('legal-guarantee-years')}
    </Link>
  );
}
