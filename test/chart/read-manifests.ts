import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Container, PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import { parseAllDocuments } from 'yaml';
import { root } from './chart-files.ts';
import type { Manifests } from './manifest-types.ts';

/** Of one rendered file. */
export type Manifest = Manifests[keyof Manifests];

/** `check-manifest-types.ts` is what proves the type. Throws for text that is not YAML. */
export function readManifests(file: string): readonly Manifest[] {
  return parseAllDocuments(readFileSync(join(root, file), 'utf8')).flatMap((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) throw problem;
    const content: unknown = document.toJS();
    return content === null ? [] : [content as Manifest];
  });
}

export function ofKind<K extends keyof Manifests>(manifests: readonly Manifest[], kind: K): readonly Manifests[K][] {
  return manifests.filter((one): one is Extract<Manifest, { kind?: K }> & Manifests[K] => one.kind === kind);
}

export type Workload = {
  readonly name: string;
  readonly template: PodTemplateSpec;
  readonly matchLabels: Readonly<Record<string, string>> | undefined;
};

/** Everything that makes pods. A Job finds its pods by itself. */
export function listWorkloads(manifests: readonly Manifest[]): readonly Workload[] {
  const kept = [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'DaemonSet')];
  const jobs = ofKind(manifests, 'Job');
  return [
    ...kept.map(({ metadata, spec }) => ({
      name: metadata?.name ?? '',
      template: spec?.template ?? {},
      matchLabels: spec?.selector.matchLabels,
    })),
    ...jobs.map(({ metadata, spec }) => ({
      name: metadata?.name ?? '',
      template: spec?.template ?? {},
      matchLabels: undefined,
    })),
  ];
}

export function listContainers({ template }: Workload): readonly Container[] {
  return [...(template.spec?.initContainers ?? []), ...(template.spec?.containers ?? [])];
}
