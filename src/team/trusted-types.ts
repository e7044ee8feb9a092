/** Placeholder of an input without a hint, which react-admin sets as markup. */
const EMPTY_HINT = '&#8203;';

type Policies = {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): unknown;
};

/** Allows one harmless markup; the browser refuses any other (Trusted Types). */
export function allowEmptyHints(policies = (globalThis as { trustedTypes?: Policies }).trustedTypes): void {
  policies?.createPolicy('default', { createHTML: (markup) => (markup === EMPTY_HINT ? markup : null) });
}
