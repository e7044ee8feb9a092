import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { configurationOf, knownVariables, readYaml } from '../support/deployment.ts';
import type { Variables } from '../support/deployment.ts';

type Service = {
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  environment?: Variables;
  volumes?: string[];
  tmpfs?: string[];
  configs?: { source: string }[];
  depends_on?: Record<string, unknown>;
  healthcheck?: object;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  configs: Record<string, { content: string }>;
};

const compose = readYaml('deploy/compose.yaml') as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'uyut');
const example = readFileSync('deploy/compose.env.example', 'utf8');

/** Variables with Compose defaults and the operator's values. */
const filledIn = (variables: Variables = {}): Variables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-(\w+)\}/g, '$1').replace(/\$\{\w+(:\?[^}]*)?\}/g, 'secret'),
    ]),
  );

/** The schema is from github.com/compose-spec/compose-spec, under Apache License 2.0. */
it('The Compose file is valid', () => {
  const schema = JSON.parse(readFileSync('tests/server/deploy/compose-spec.json', 'utf8')) as object;
  const check = new Ajv({ strict: false, validateSchema: false, validateFormats: false }).compile(schema);
  check(compose);
  expect(check.errors ?? []).toEqual([]);
});

it('The cluster has a balancer, two servers, a worker, PgBouncer, a database and its replica', () => {
  const roles = ours.map(([, { environment }]) => configurationOf(filledIn(environment)).role);
  expect(roles.toSorted()).toEqual(['web', 'web', 'web', 'worker']);
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining(['balancer', 'web-1', 'web-2', 'worker', 'pgbouncer', 'postgres', 'replica']),
  );
});

it('Our programs get variables that they read and can start with', () => {
  for (const [name, { environment = {} }] of ours) {
    expect([name, Object.keys(environment).filter((one) => !knownVariables().has(one))]).toEqual([name, []]);
    expect(() => configurationOf(filledIn(environment))).not.toThrow();
  }
});

it('The example lists all required variables', () => {
  const wanted = new Set(
    [...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name),
  );
  const offered = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(offered.toSorted()).toEqual([...wanted].toSorted());
});

it('No program has a writable image, new privileges or root', () => {
  for (const [name, service] of services) {
    expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
      name,
      true,
      ['ALL'],
      ['no-new-privileges:true'],
    ]);
  }
});

it('Every other image has a pinned version', () => {
  for (const [name, { image = '' }] of services.filter(([, one]) => one.image !== 'uyut')) {
    expect([name, image]).toEqual([name, expect.stringMatching(/:(?!latest)[\w.-]+$/)]);
  }
});

it('All mounts, dependencies and health checks exist', () => {
  for (const [name, { volumes = [], configs = [], depends_on = {}, command }] of services) {
    const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
    expect([
      name,
      sources.filter((source) => source.startsWith('.') && !existsSync(join('deploy', source))),
    ]).toEqual([name, []]);
    expect(sources.filter((source) => !source.startsWith('.') && !(source in compose.volumes))).toEqual([]);
    expect(configs.filter(({ source }) => !(source in compose.configs))).toEqual([]);
    expect(Object.keys(depends_on).filter((one) => !(one in compose.services))).toEqual([]);
    const [, script] = command ?? [];
    if (command?.[0] === 'node') expect(readFileSync('vite.config.ts', 'utf8')).toContain(builtFrom(script));
  }
});

it('The balancer uses every server and checks its readiness', () => {
  const settings = readFileSync('deploy/haproxy.cfg', 'utf8');
  const { environment = {} } = compose.services['balancer'] ?? {};
  expect(settings).toContain('option httpchk GET /ready');
  const named = [...settings.matchAll(/"\$\{(\w+)(?:\[\*\])?\}"/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(environment).toSorted());
  const { port } = configurationOf({});
  const targets = [...settings.matchAll(/^\s+server \S+ "\$\{(\w+)\}"/gm)].map(
    ([, name = '']) => environment[name],
  );
  expect(targets).toEqual(['web-1', 'web-2'].map((server) => `${server}:${port}`));
});

/** Matches build inputs by file name: `dist/server/backup.js` is one. */
const builtFrom = (script = ''): string => `${/(\w+)\.js$/.exec(script)?.[1] ?? '?'}: 'server/`;
