import { existsSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configurationOf, knownVariables, readDockerfile } from '../support/deployment.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

const { stages, environment } = readDockerfile();
const final = stages.at(-1)?.instructions ?? [];
const textOf = (keyword: string): string => final.find((one) => one.keyword === keyword)?.text ?? '';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

describe('The image', () => {
  it('is a valid Dockerfile', () => {
    expect(validate(readFileSync('deploy/Dockerfile', 'utf8'))).toEqual([]);
  });

  it('uses versioned images and a supported Node version', () => {
    const bases = [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^ARG \w+=(\S+)/gm)].map(
      ([, name]) => name,
    );
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(/:(?!latest)[\w.-]+$/);
    const [, major, minor] = /node:(\d+)\.(\d+)/.exec(bases.join(' ')) ?? [];
    expect(Number(major) + Number(minor) / 100).toBeGreaterThanOrEqual(20.19);
  });

  it('is built in stages, without build tools in the final one', () => {
    expect(stages.length).toBeGreaterThan(2);
    expect(final.filter(({ text }) => /npm|COPY \. /.test(text))).toEqual([]);
    expect(final.filter(({ keyword, text }) => keyword === 'COPY' && text.startsWith('. '))).toEqual([]);
  });

  it('contains all files that the program reads, and refers to no missing file', () => {
    const copied = final.filter(({ keyword }) => keyword === 'COPY').map(({ text }) => text.split(/\s+/));
    const own = copied.filter(([first]) => !first?.startsWith('--')).flatMap((words) => words.slice(0, -1));
    expect(own).toEqual(
      expect.arrayContaining([
        'content',
        'api/openapi.json',
        'package.json',
        'server/platform/database/migrations',
      ]),
    );
    expect(own.filter((path) => !existsSync(path))).toEqual([]);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(own.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  it('contains no secrets and no data', () => {
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', '.env.*', '.git', 'data', 'node_modules']),
    );
  });

  it('runs as an unprivileged user, by number', () => {
    expect(textOf('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
  });

  it('passes signals to the program itself, which shuts down', () => {
    expect(JSON.parse(textOf('CMD'))).toEqual(['node', 'dist/server/main.js']);
    expect(textOf('ENTRYPOINT')).toBe('');
    expect(textOf('STOPSIGNAL')).toBe('SIGTERM');
  });

  it('checks its health at the server’s URL without a shell', async () => {
    const [, command = '[]'] = /CMD\s+(\[.*\])/.exec(textOf('HEALTHCHECK')) ?? [];
    const [program, , code = ''] = JSON.parse(command) as string[];
    expect(program).toBe('node');
    const [, path = ''] = /PORT\}(\/\w+)`/.exec(code) ?? [];
    expect((await app.get(path)).body).toEqual({ status: 'alive' });
  });

  it('listens on all interfaces, with a writable data folder', () => {
    expect(Object.keys(environment).filter((name) => !knownVariables().has(name))).toEqual([]);
    const { host, port, dataDirectory, mode } = configurationOf({});
    expect({ host, mode }).toEqual({ host: '0.0.0.0', mode: 'production' });
    expect(textOf('EXPOSE')).toBe(String(port));
    expect(textOf('VOLUME')).toBe(dataDirectory);
  });
});
