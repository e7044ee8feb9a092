/** Placeholder of an input without a hint, which react-admin sets as markup. */
const EMPTY_HINT = '&#8203;';

type Policy = { createHTML(markup: string): string };
type Policies = {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): Policy;
};

const factory = () => (globalThis as { trustedTypes?: Policies }).trustedTypes;

/** Allows one harmless markup; the browser refuses any other (Trusted Types). */
export function allowEmptyHints(policies = factory()): void {
  policies?.createPolicy('default', { createHTML: (markup) => (markup === EMPTY_HINT ? markup : null) });
}

let preview: Policy | undefined;

/** Marks a document as fit for the frame of a preview, which is sandboxed without scripts. */
export function previewMarkup(markup: string): string {
  preview ??= factory()?.createPolicy('team-preview', { createHTML: (text) => text });
  return preview?.createHTML(markup) ?? markup;
}
