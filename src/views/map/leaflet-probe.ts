type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
  readonly defaultPolicy: unknown;
};

/** Allows the one piece of markup that Leaflet tries while it loads, and no other (Trusted Types). */
export function allowLeafletProbe(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createHTML: (text) => {
      if (text === '<svg/>') return text;
      throw new TypeError('Markup comes from React alone');
    },
  });
}
