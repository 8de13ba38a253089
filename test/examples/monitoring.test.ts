import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { CreatePolicy } from '../../src/adapters/net/policy.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { readConfig } from '../../src/config.ts';
import { Metrics } from '../../src/service/metrics/metrics.ts';
import { writeFleet } from '../../src/service/metrics/read-fleet.ts';
import { sendWebhooks } from '../../src/start/send-webhooks.ts';
import { ofKind, readManifests } from '../chart/read-manifests.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../examples/monitoring', name), 'utf8');

const alertsSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Curbcut[A-Z]\w+$/u),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/u)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboardSchema = z.looseObject({
  schemaVersion: z.int(),
  panels: z.array(
    z.looseObject({
      id: z.int(),
      type: z.enum(['stat', 'timeseries']),
      title: z.string(),
      gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
      targets: z.array(z.looseObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

const alerts = alertsSchema.parse(parse(read('alerts.yml'))).groups.flatMap(({ rules }) => rules);
const dashboard = dashboardSchema.parse(JSON.parse(read('dashboard.json')));
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  // By which KEDA starts workers.
  ...ofKind(readManifests('test/chart/rendered/small.yaml'), 'ScaledObject').flatMap(({ spec }) =>
    spec.triggers.map(({ metadata }) => metadata.query),
  ),
  // Grafana replaces its variable before Prometheus sees it.
].map((expr) => expr.replaceAll('$__rate_interval', '5m'));

/** The parts of a query with this name, by Prometheus's own grammar. */
function findParts(expression: string, wanted: string): readonly string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, type, from, to }) => {
      if (wanted === (type.isError ? 'error' : name)) found.push(expression.slice(from, to));
    },
  });
  return found;
}

describe('the examples for monitoring', () => {
  it('have queries that Prometheus can parse', () => {
    expect(expressions.length).toBeGreaterThan(25);
    expect(expressions.filter((one) => findParts(one, 'error').length > 0)).toEqual([]);
    expect(findParts('sum(rate(x[5m])', 'error')).not.toEqual([]);
  });

  it('use only metrics and values of labels that exist, and each metric of Curbcut', async () => {
    const fleet = { pending: 0, running: 0, open: 0, oldest: 0, workers: 0 };
    const jobs = { waiting: 0, running: 0, failed: 0, done: 0 };
    const metrics = new Metrics();
    // Registers the metric of webhooks.
    const createPolicy: CreatePolicy = (options) =>
      createNetworkPolicy({ ...options, deny: [], ownEndpoints: () => [] });
    sendWebhooks({ config: readConfig({}), createPolicy, metrics, secretKey: undefined });
    const text = `${await metrics.write()}${await writeFleet({ ...fleet, jobs })}`;
    const existing = new Set(text.split('\n').flatMap((line) => /^(\w+)(?:\{| )/u.exec(line)?.[1] ?? []));
    // Prometheus makes it for every target.
    existing.add('up');
    const used = new Set(
      expressions.flatMap((one) => findParts(one, 'Identifier')).filter((name) => /^(?:up|\w+_\w+)$/u.test(name)),
    );
    const values = expressions.flatMap((one) =>
      [...one.matchAll(/(?:outcome|result|state|status)!?="(\w+)"/gu)].map(([, value]) => value),
    );

    expect([...used].filter((name) => !existing.has(name))).toEqual([]);
    const own = [...existing].filter((name) => name.startsWith('curbcut_') && !/_(?:sum|count)$/u.test(name));
    expect(own.filter((name) => !used.has(name) && name !== 'curbcut_scans_open')).toEqual([]);
    for (const value of values) expect(text).toContain(`="${value}"`);
  });

  it('never sum what every web process reports', () => {
    const fleet =
      /\bsum\b[^(]*\(\s*curbcut_(?:pages_pending|pages_running|scans_open|oldest_wait_seconds|workers|jobs|database_up)\b/u;

    expect(expressions.filter((one) => fleet.test(one))).toEqual([]);
  });

  it('have panels with different ids that do not overlap', () => {
    const { panels } = dashboard;
    const cells = panels.flatMap(({ gridPos: { x, y, w } }) =>
      Array.from({ length: w }, (_cell, at) => `${y} ${x + at}`),
    );

    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  it('have a configuration that reads the alerts', () => {
    const { rule_files: files } = z
      .looseObject({ rule_files: z.array(z.string()) })
      .parse(parse(read('prometheus.yml')));

    expect(files).toEqual(['alerts.yml']);
  });
});
