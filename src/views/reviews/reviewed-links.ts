import { parseSubject } from '../../core/reviews/review.ts';
import { useLinks } from '../shell/use-page-language.ts';

export function useReviewedLinks(): (subject: string) => string {
  const links = useLinks();
  return (subject) => {
    const { kind, id = '' } = parseSubject(subject) ?? {};
    if (kind === 'product') return links('Product', { id });
    if (kind === 'vendor') return links('Vendor', { id });
    if (kind === 'owner') return links('User', { id });
    return links(id === 'moving' ? 'MovingPage' : 'CleaningPage');
  };
}
