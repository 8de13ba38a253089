import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { describe, expect, it } from 'vitest';
import { commands } from '../../src/edges/cli/commands.ts';
import { readConfig } from '../../src/config.ts';
import { renderings, root } from './chart-files.ts';
import { checkManifestTypes } from './check-manifest-types.ts';
import { listContainers, listWorkloads, ofKind, readManifests } from './read-manifests.ts';
import type { Manifest, Workload } from './read-manifests.ts';

it('the manifests have only fields that Kubernetes knows, with values of their types', () => {
  const all = renderings.flatMap(({ file }) => readManifests(file));
  const [deployment] = ofKind(all, 'Deployment');
  const misspelled = { ...deployment, spec: { ...deployment?.spec, replica: 2 } } as Manifest;

  expect(checkManifestTypes(all)).toBe('');
  expect(checkManifestTypes([misspelled])).toContain("does not exist in type 'DeploymentSpec'");
});

describe.each(renderings)('the manifests of $file', ({ file, values }) => {
  const manifests = readManifests(file);
  const workloads = listWorkloads(manifests);
  const own = workloads.filter(({ name }) => name !== 'curbcut-seccomp');
  const services = own.filter(({ name }) => name !== 'curbcut-migrate');

  it('run web and worker, and migrate before', () => {
    const before = values === 'plain' ? [] : ['curbcut-migrate'];
    const isInitial = services.every(({ template }) => template.spec?.initContainers?.[0]?.args?.[0] === 'migrate');

    expect(own.map(({ name }) => name).toSorted()).toEqual([...before, 'curbcut-web', 'curbcut-worker']);
    expect(isInitial).toBe(values === 'plain');
  });

  it('confine every container', () => {
    const confined = workloads
      .flatMap(listContainers)
      .map(({ securityContext, image }) => ({ securityContext, image }));

    for (const container of confined)
      expect(container).toMatchObject({
        image: expect.stringMatching(/:(?!latest$)[\w.-]+$/u),
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
    expect(confined.filter(({ securityContext }) => securityContext?.capabilities?.add !== undefined)).toEqual([]);
  });

  it('run as an ordinary user without access to the cluster or the node', () => {
    for (const { template } of own)
      expect(template.spec).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10_001, seccompProfile: expect.anything() },
      });
    const texts = own.map(({ template }) => JSON.stringify(template));
    expect(texts.filter((text) => /hostPath|hostNetwork|hostPID|hostIPC|hostPort|privileged/u.test(text))).toEqual([]);
  });

  it('let the browser have its sandbox, and nothing else a filter that refuses it', () => {
    const profiles = services.map(({ template }) => template.spec?.securityContext?.seccompProfile);
    const expected =
      values === 'small' ? { type: 'Unconfined' } : { type: 'Localhost', localhostProfile: 'curbcut.json' };

    expect(profiles).toEqual([expected, expected]);
  });

  it('limit the memory of each container, and leave each time to stop', () => {
    for (const { resources } of workloads.flatMap(listContainers))
      expect(resources).toMatchObject({ requests: { cpu: expect.anything() }, limits: { memory: expect.anything() } });
    expect(services.map(({ template }) => template.spec?.terminationGracePeriodSeconds)).toEqual([30, 30]);
  });

  it('probe every process, on ports and mount volumes that exist', () => {
    const mains = services.flatMap(({ template }) => template.spec?.containers ?? []);
    const ports = mains.map((main) => main.ports?.map(({ name }) => name).join(' '));

    // A restart brings no database back.
    expect(mains.map(listProbes)).toEqual([
      ['metrics/live', 'metrics/live', 'http/api/health'],
      ['metrics/live', 'metrics/live', 'metrics/live'],
    ]);
    expect(ports).toEqual(['http metrics', 'metrics']);
    for (const workload of workloads) expect(findUnmounted(workload)).toEqual([]);
  });

  it('select pods that exist', () => {
    const all = [
      ...ofKind(manifests, 'Service').map(({ spec }) => spec?.selector),
      ...ofKind(manifests, 'PodDisruptionBudget').map(({ spec }) => spec?.selector?.matchLabels),
      ...ofKind(manifests, 'NetworkPolicy').map(({ spec }) => spec?.podSelector.matchLabels),
      ...workloads.flatMap(({ matchLabels }) => (matchLabels === undefined ? [] : [matchLabels])),
    ];
    const selected = all.map((labels) => workloads.filter((one) => isSelected(one, labels)).map(({ name }) => name));

    expect(selected.filter((names) => names.length !== 1)).toEqual([]);
    for (const workload of workloads.filter(({ matchLabels }) => matchLabels !== undefined))
      expect(isSelected(workload, workload.matchLabels)).toBe(true);
    for (const { spec } of ofKind(manifests, 'PodMonitor'))
      expect(services.every((one) => isSelected(one, spec.selector.matchLabels))).toBe(true);
  });

  it('contain no secret, and variables that the program can read', () => {
    const variables = own.flatMap(listContainers).flatMap(({ env = [] }) => env);
    const config = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata?.name === 'curbcut')?.data ?? {};
    const secret = Object.fromEntries(variables.map(({ name }) => [name, exampleOf(name)]));
    const known = ['src/config.ts', 'src/adapters/files/file-location.ts'].map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );

    expect(manifests.filter(({ kind }) => (kind as string) === 'Secret')).toEqual([]);
    expect(variables.filter(({ value }) => value !== undefined)).toEqual([]);
    expect(variables.filter(({ valueFrom }) => valueFrom?.secretKeyRef === undefined)).toEqual([]);
    expect(Object.keys(config).filter((name) => /SECRET|KEY|DATABASE|TOKEN/u.test(name))).toEqual([]);
    expect([...Object.keys(config), ...Object.keys(secret)].filter((name) => !isKnown(name, known))).toEqual([]);
    expect(readConfig({}, { ...config, ...secret })).toMatchObject({
      database: { kind: 'server' },
      files: { at: { kind: values === 'large' ? 's3' : 'folder' } },
      sandbox: values === 'small' ? 'preferred' : 'required',
      metricsPort: values === 'large' ? 9464 : 9090,
    });
  });

  it('start commands that the program has', () => {
    const names = new Set(commands.map(({ name }) => name));
    const started = own.flatMap(listContainers).map(({ args }) => args?.[0] ?? '');

    expect(started.filter((name) => !names.has(name))).toEqual([]);
    expect(ofKind(manifests, 'Deployment').map(({ spec }) => commandOf(spec?.template.spec?.containers[0]))).toEqual([
      'serve --role web',
      'worker',
    ]);
  });
});

it('what writes the seccomp profile is the only pod with root and a folder of the node, and without any capability', () => {
  const manifests = readManifests('test/chart/rendered/large.yaml');
  const [writer] = ofKind(manifests, 'DaemonSet');
  const written = ofKind(manifests, 'ConfigMap').find(({ metadata }) => metadata?.name === 'curbcut-seccomp')?.data;

  expect(writer?.spec?.template.spec?.volumes?.map(({ hostPath }) => hostPath?.path)).toEqual([
    undefined,
    '/var/lib/kubelet/seccomp',
  ]);
  expect(JSON.parse(written?.['profile.json'] ?? '')).toEqual(
    JSON.parse(readFileSync(join(root, 'deploy/seccomp.json'), 'utf8')),
  );
});

function findUnmounted(workload: Workload): readonly string[] {
  const volumes = workload.template.spec?.volumes?.map(({ name }) => name) ?? [];
  const mounts = listContainers(workload).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
  return [...mounts.filter((name) => !volumes.includes(name)), ...volumes.filter((name) => !mounts.includes(name))];
}

function listProbes({ startupProbe, livenessProbe, readinessProbe }: Container): readonly string[] {
  return [startupProbe, livenessProbe, readinessProbe].map(
    (probe) => `${probe?.httpGet?.port ?? 'no port'}${probe?.httpGet?.path ?? ''}`,
  );
}

function isSelected({ template }: Workload, labels: Readonly<Record<string, string>> = {}): boolean {
  const of = template.metadata?.labels ?? {};
  return Object.entries(labels).every(([name, value]) => of[name] === value);
}

function isKnown(name: string, sources: readonly string[]): boolean {
  return sources.some((text) => new RegExp(String.raw`\b${name}\b`, 'u').test(text));
}

function exampleOf(name: string): string {
  if (name.startsWith('DATABASE_')) return 'postgres://curbcut:password@database:5432/curbcut';
  return name.startsWith('CURBCUT_SECRET_KEY') ? String(name.length % 10).repeat(64) : 'example';
}

function commandOf(container: Container | undefined): string {
  return container?.args?.join(' ') ?? '';
}
