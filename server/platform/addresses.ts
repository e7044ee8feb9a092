import { originOf } from '../../src/core/shared/language.ts';
import type { Language } from '../../src/core/shared/language.ts';
import { pathOf } from '../../src/core/site/paths.ts';
import type { Configuration } from './configuration.ts';

type Target =
  Parameters<typeof pathOf> extends [infer Name, Language, ...infer Rest] ? [Name, ...Rest] : never;

/** The product's public addresses. They come from the configuration: a Host header is only input. */
export class Addresses {
  constructor(private readonly configuration: Pick<Configuration, 'origins' | 'host' | 'port'>) {}

  /** `https://uyut.example`; without configured domains, where this server itself listens. */
  origin(language: Language): string {
    const { origins, host, port } = this.configuration;
    const own = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    return originOf(language, origins) ?? `http://${own}:${port}`;
  }

  /** The full address of a route, in a language. */
  of(language: Language, ...[name, params, query]: Target): string {
    return this.origin(language) + pathOf(name, language, params, query);
  }
}
