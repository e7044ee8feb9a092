import { originOf } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { pathOf } from '../../src/core/site/paths.ts';
import type { Configuration } from './configuration.ts';

type Target =
  Parameters<typeof pathOf> extends [infer Name, Language, ...infer Rest] ? [Name, ...Rest] : never;

/** Public addresses of the site. They come from the configuration, because a Host header is untrusted. */
export class Addresses {
  constructor(private readonly configuration: Pick<Configuration, 'origins' | 'host' | 'port'>) {}

  /** Returns `https://uyut.example`; without configured domains the server's own address. */
  origin(language: Language): string {
    const { origins, host, port } = this.configuration;
    const own = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    return originOf(language, origins) ?? `http://${own}:${port}`;
  }

  of(language: Language, ...[name, params, query]: Target): string {
    return this.origin(language) + pathOf(name, language, params, query);
  }
}
