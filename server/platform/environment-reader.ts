import { isIP } from 'node:net';

/** Environment variables; an empty one counts as missing. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable has an invalid value; the message names it and the expected value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly variable: string;

  constructor(variable: string, expected: string) {
    super(`${variable} is wrong: expected ${expected}. See .env.example.`);
    this.variable = variable;
  }
}

/**
 * Reads variables or throws a ConfigurationError. Messages never contain a value, because it may be a secret.
 */
export class EnvironmentReader {
  private readonly environment: Environment;

  constructor(environment: Environment) {
    this.environment = environment;
  }

  text(variable: string): string | undefined {
    return this.environment[variable]?.trim() || undefined;
  }

  oneOf<Choice extends string>(variable: string, choices: readonly Choice[], otherwise: Choice): Choice {
    const text = this.text(variable);
    if (text === undefined) return otherwise;
    const choice = choices.find((candidate) => candidate === text);
    if (choice === undefined) throw new ConfigurationError(variable, choices.join(' or '));
    return choice;
  }

  switch(variable: string, otherwise: boolean): boolean {
    return this.oneOf(variable, ['on', 'off'], otherwise ? 'on' : 'off') === 'on';
  }

  port(variable: string, otherwise: number): number {
    const text = this.text(variable);
    if (text === undefined) return otherwise;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535)) throw new ConfigurationError(variable, 'a port from 0 (any free one) to 65535');
    return port;
  }

  positiveInteger(variable: string, otherwise: number): number {
    const text = this.text(variable);
    if (text === undefined) return otherwise;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new ConfigurationError(variable, 'a whole number from 1');
    return Number(text);
  }

  url(variable: string, protocols: readonly string[], example: string): URL | undefined {
    const text = this.text(variable);
    return text === undefined ? undefined : urlOf(text, protocols, variable, `a URL like ${example}`);
  }

  /** Reads several URLs, separated by commas. */
  urls(variable: string, protocols: readonly string[], example: string): URL[] {
    const texts = this.text(variable)?.split(',') ?? [];
    const expected = `URLs like ${example}, with commas between them`;
    return texts.map((text) => urlOf(text.trim(), protocols, variable, expected));
  }

  /** Reads a scheme and host, such as `https://uyut.example`. */
  origin(variable: string): string | undefined {
    const url = this.url(variable, ['https:', 'http:'], 'https://uyut.example');
    if (!url) return undefined;
    const bare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
    if (!bare) throw new ConfigurationError(variable, 'an origin without a path, like https://uyut.example');
    return url.origin;
  }

  /** Reads a host name without scheme and port. */
  hostName(variable: string): string | undefined {
    const text = this.text(variable)?.toLowerCase();
    if (text !== undefined && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(text)) {
      throw new ConfigurationError(variable, 'a host name without scheme and port, like uyut.test');
    }
    return text;
  }

  /** Reads addresses and ranges such as `127.0.0.1,10.0.0.0/8`; `off` and nothing mean none. */
  networks(variable: string): false | readonly string[] {
    const text = this.text(variable) ?? 'off';
    if (text === 'off') return false;
    const networks = text.split(',').map((network) => network.trim());
    if (!networks.every(isAddressOrRange)) {
      throw new ConfigurationError(variable, 'off, or addresses like 127.0.0.1,10.0.0.0/8');
    }
    return Object.freeze(networks);
  }
}

function urlOf(text: string, protocols: readonly string[], variable: string, expected: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol)) throw new ConfigurationError(variable, expected);
  return url;
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const validBits =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
  return family !== 0 && validBits && rest.length === 0;
}
