type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
  readonly defaultPolicy: unknown;
};

/** As it loads, Leaflet tries one harmless piece of markup to learn what the browser can draw: that, and no other. */
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
