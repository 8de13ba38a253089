import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listUnknownVariables, readConfig } from '../../src/config.ts';
import { whereThereIs } from '../applicable.ts';

const unit = join(import.meta.dirname, '../../deploy/systemd/curbcut.service');
const lines = readFileSync(unit, 'utf8').split('\n');

function valuesOf(name: string): readonly string[] {
  return lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
}

describe('the unit of systemd', () => {
  it('sets variables that exist, and requires the sandbox', () => {
    const environment = Object.fromEntries(valuesOf('Environment').map((text) => text.split('='))) as Record<
      string,
      string
    >; // each is NAME=value

    expect(listUnknownVariables(environment)).toEqual([]);
    expect(readConfig({}, environment)).toMatchObject({ dataFolder: '/var/lib/curbcut', sandbox: 'required' });
  });

  it('allows what the sandbox of the browser is made of, and gives it no capability', () => {
    expect(valuesOf('RestrictNamespaces')).toEqual(['user pid net']);
    expect(valuesOf('SystemCallFilter')).toEqual(['@system-service chroot']);
    expect([...valuesOf('CapabilityBoundingSet'), ...valuesOf('AmbientCapabilities')]).toEqual(['', '']);
    expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
    // Both would stop Node or the browser.
    expect([...valuesOf('MemoryDenyWriteExecute'), ...valuesOf('ProcSubset')]).toEqual([]);
  });

  it('has nothing that systemd does not know', whereThereIs('systemdAnalyze'), () => {
    const folder = mkdtempSync(join(tmpdir(), 'curbcut-unit-'));
    const copy = join(folder, 'curbcut.service');
    // systemd looks for the program, which is not installed here.
    writeFileSync(copy, lines.join('\n').replace('ExecStart=curbcut', `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', copy], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });

    expect([status, stderr]).toEqual([0, '']);
  });

  it('has an exposure of at most 2.5 by systemd-analyze security', whereThereIs('systemdAnalyze'), () => {
    const args = ['security', '--offline=true', '--no-pager', '--threshold=25', unit];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });

    expect(stdout).toMatch(/Overall exposure level for curbcut\.service: 2\.[0-5] OK/u);
    expect(status).toBe(0);
  });
});
