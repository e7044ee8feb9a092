import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../../src/core/shared/import/import-columns.ts';
import { configurationOf, knownVariables, readManifests } from '../support/deployment.ts';
import type { Manifest, Variables } from '../support/deployment.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

/** One module for each kind of object. */
const require = createRequire(import.meta.url);

type Probe = { httpGet: { path: string; port: string } };
type Container = {
  name: string;
  command?: string[];
  env?: { name: string; value: string }[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: object; limits: { memory: string } };
  securityContext: {
    allowPrivilegeEscalation: boolean;
    readOnlyRootFilesystem: boolean;
    capabilities: object;
  };
  volumeMounts: { name: string }[];
};
type Pod = {
  metadata: { labels: Variables };
  spec: {
    terminationGracePeriodSeconds: number;
    automountServiceAccountToken: boolean;
    securityContext: object;
    containers: Container[];
    volumes: { name: string }[];
  };
};
type Selector = { matchLabels: Variables };

const FOLDER = 'deploy/kubernetes';
const files = readdirSync(FOLDER);
const all = files.flatMap((file) => readManifests(`${FOLDER}/${file}`));
const ofKind = <Shape>(kind: string) => all.filter((one) => one.kind === kind) as (Manifest & Shape)[];
const [settings] = ofKind<{ data: Variables }>('ConfigMap');
const [secrets] = ofKind<{ stringData: Variables }>('Secret');
const deployments = ofKind<{ spec: { template: Pod; selector: Selector } }>('Deployment');
const jobs = ofKind<{ spec: { jobTemplate: { spec: { template: Pod } } } }>('CronJob');
const pods = [
  ...deployments.map(({ spec }) => spec.template),
  ...jobs.map(({ spec }) => spec.jobTemplate.spec.template),
];
const containers = pods.flatMap(({ spec }) => spec.containers);

/** Variables of a container, with placeholders as the example's secret values. */
const variablesOf = ({ env = [] }: Container): Variables => ({
  ...settings?.data,
  ...secrets?.stringData,
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
});

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

it.each(all.map((one) => [one.kind, one.metadata.name, one] as const))(
  '%s %s matches the schema of Kubernetes',
  (kind, _name, manifest) => {
    const { [kind]: Model } = require(`kubernetes-models/${manifest.apiVersion}/${kind}`) as Record<
      string,
      new (data: Manifest) => { validate(): void }
    >;
    if (!Model) throw new Error(`Kubernetes has no ${manifest.apiVersion} ${kind}`);
    expect(() => new Model(manifest).validate()).not.toThrow();
    if (kind !== 'Namespace') expect(manifest.metadata.namespace).toBe('uyut');
  },
);

it('No file applies the example secrets by itself', () => {
  expect(
    files.filter((file) => readManifests(`${FOLDER}/${file}`).some(({ kind }) => kind === 'Secret')),
  ).toEqual(['secret.yaml.example']);
});

it('Our programs get variables that they read and can start with', () => {
  for (const container of containers) {
    const variables = variablesOf(container);
    expect(Object.keys(variables).filter((name) => !knownVariables().has(name))).toEqual([]);
    expect(() => configurationOf(variables)).not.toThrow();
    expect(container.envFrom).toEqual([
      { configMapRef: { name: settings?.metadata.name } },
      { secretRef: { name: secrets?.metadata.name } },
    ]);
  }
  const roles = deployments.map(({ spec }) =>
    spec.template.spec.containers.map((one) => configurationOf(variablesOf(one)).role),
  );
  expect(roles).toEqual([['web'], ['worker']]);
});

it('Probes use the server’s liveness and readiness URLs', async () => {
  for (const { spec } of deployments) {
    for (const container of spec.template.spec.containers) {
      const { port, metricsPort } = configurationOf(variablesOf(container));
      expect(container.ports).toEqual([
        { name: 'http', containerPort: port },
        { name: 'metrics', containerPort: metricsPort },
      ]);
      const { startupProbe, livenessProbe, readinessProbe } = container;
      expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)).toEqual([
        { path: '/health', port: 'http' },
        { path: '/health', port: 'http' },
        { path: '/ready', port: 'http' },
      ]);
      for (const path of ['/health', '/ready']) expect((await app.get(path)).status).toBe(200);
    }
  }
});

it('No program may write to its image, gain privileges or run as root', () => {
  for (const { spec } of pods) {
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10_001,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources.limits.memory).toBeDefined();
      const volumes = spec.volumes.map(({ name }) => name);
      expect(
        container.volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name)),
      ).toEqual([]);
    }
  }
});

it('The grace period of a program is longer than its shutdown', () => {
  // Running requests, jobs and traces, and the pause before; see start-process.ts.
  for (const { spec } of deployments)
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(30);
});

it('Every pod selector matches pods: services, budgets, autoscaler and network policy', () => {
  const labels = pods.map(({ metadata }) => metadata.labels);
  const chooses = (wanted: Variables) =>
    labels.some((one) => Object.entries(wanted).every(([name, value]) => one[name] === value));
  for (const { spec } of ofKind<{ spec: { selector: Variables } }>('Service')) {
    expect(chooses(spec.selector)).toBe(true);
  }
  const budgets = ofKind<{ spec: { selector: Selector } }>('PodDisruptionBudget');
  expect(budgets.map(({ spec }) => spec.selector)).toEqual(deployments.map(({ spec }) => spec.selector));
  for (const { spec } of [...budgets, ...deployments]) expect(chooses(spec.selector.matchLabels)).toBe(true);
  const [scaler] = ofKind<{ spec: { scaleTargetRef: { name: string } } }>('HorizontalPodAutoscaler');
  expect(deployments.map(({ metadata }) => metadata.name)).toContain(scaler?.spec.scaleTargetRef.name);
});

it('The ingress accepts the largest import file', () => {
  const [ingress] = ofKind<{ metadata: { annotations: Variables } }>('Ingress');
  const size = ingress?.metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '';
  expect(Number(/^(\d+)m$/.exec(size)?.[1]) * 1024 * 1024).toBeGreaterThan(IMPORT_LIMITS.bytes);
});
