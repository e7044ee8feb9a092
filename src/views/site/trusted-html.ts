type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Marks HTML that our server made from Markdown as trusted. Its Trusted Types policy `uyut-text` is the only
 * one of the product. Browsers without Trusted Types and the server use the text itself.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy('uyut-text', { createHTML: (text) => text });
  return policy.createHTML(html);
}
