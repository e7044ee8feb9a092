import { useTexts } from '../use-texts.ts';

/** Returns the text of a stored reason: a prepared one is a text key. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts();
  return (reason) => (reason.startsWith('case-reason-') ? t<string>(reason) : reason);
}
