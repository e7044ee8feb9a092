/** Placeholder of an input without a hint, which react-admin sets as markup. */
const EMPTY_HINT = '&#8203;';

type Policy = { createHTML(markup: string): string };
type Policies = {
  createPolicy(name: string, rules: { createHTML: (markup: string) => string | null }): Policy;
};

const factory = () => (globalThis as { trustedTypes?: Policies }).trustedTypes;

/** Creates the default Trusted Types policy, which allows only the empty hint of a field. */
export function allowEmptyHints(policies = factory()): void {
  policies?.createPolicy('default', { createHTML: (markup) => (markup === EMPTY_HINT ? markup : null) });
}

let preview: Policy | undefined;

/** Allows a document in the frame of a preview, which is sandboxed without scripts. */
export function previewMarkup(markup: string): string {
  preview ??= factory()?.createPolicy('team-preview', { createHTML: (text) => text });
  return preview?.createHTML(markup) ?? markup;
}
