const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/** Replaces each run of spaces by one space; prices contain non-breaking ones. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
}

/** Page from the server, parsed without scripts. */
export class HtmlPage {
  constructor(
    readonly status: number,
    readonly html: string,
  ) {}

  /** Visible text of the page in one line. */
  get text(): string {
    return this.textOf(/<body>([\s\S]*)<\/body>/.exec(this.html)?.[1] ?? '');
  }

  /** Visible text of the first element with that tag. */
  part(tag: 'header' | 'main' | 'footer' | 'h1'): string | null {
    const found = new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`).exec(this.html);
    return found ? this.textOf(found[0]) : null;
  }

  get title(): string {
    return this.textOf(/<title>([\s\S]*?)<\/title>/.exec(this.html)?.[1] ?? '');
  }

  get language(): string {
    return /<html lang="(\w+)"/.exec(this.html)?.[1] ?? '';
  }

  meta(name: string): string | null {
    const found = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(this.html);
    return found ? decode(found[1] ?? '') : null;
  }

  get canonical(): string | null {
    const found = /<link rel="canonical" href="([^"]*)"/.exec(this.html);
    return found ? decode(found[1] ?? '') : null;
  }

  alternate(language: string): string | null {
    const found = new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]*)"`).exec(this.html);
    return found ? decode(found[1] ?? '') : null;
  }

  /** Links within the site. */
  get links(): string[] {
    return [...this.html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => decode(href ?? ''));
  }

  /** Structured data for search engines. */
  get structuredData(): Record<string, unknown>[] {
    return [...this.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    );
  }

  /** State that the page carries for the browser. */
  state<State>(): State {
    return JSON.parse(/id="page-state">([\s\S]*?)<\/script>/.exec(this.html)?.[1] ?? '') as State;
  }

  private textOf(html: string): string {
    const bare = html
      .replace(/<(script|style|noscript|svg)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/?(b|i|em|strong|small|time)(?=[\s>])[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ');
    return plain(decode(bare));
  }
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}
