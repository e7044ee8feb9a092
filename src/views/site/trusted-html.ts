type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Marks our own text, made from Markdown by our server, as fit to be put into the page: the only Trusted Types
 * policy of the product is `uyut-text`. Browsers without Trusted Types, and the server, take it as it is.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('uyut-text', { createHTML: (text) => text });
  return policy.createHTML(html);
}
