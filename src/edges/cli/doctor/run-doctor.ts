import { tmpdir } from 'node:os';
import { pino } from 'pino';
import type { Config } from '../../../config.ts';
import { findScanProxies, keepTempFilesIn, readConfig } from '../../../config.ts';
import { openStore } from '../../../adapters/files/open-store.ts';
import type { Check } from './check.ts';
import { toCheck } from './check.ts';
import { exitCodes } from '../command-failure.ts';
import { checkDataFolder } from './check-data-folder.ts';
import { checkFolder } from './check-folder.ts';
import { describeProxies } from './describe-proxies.ts';
import { checkNode } from './check-node.ts';
import { findDownloadFolder } from './find-download-folder.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { readCommit, version } from '../../../version.ts';

const { doctor: words } = commandLine;
const { names } = words;

export type DoctorFlags = { readonly install: boolean; readonly json: boolean };

type NamedCheck = Check & { readonly name: string };

/**
 * Checks what scans need. It changes only two things: the mode of a data folder that is open to other users, and a test
 * object in the object store. It connects only to the object store and the database server. With `install`, the program
 * that started this one has brought a browser, so the last line names the folder to keep.
 */
export async function runDoctor({ json, install }: DoctorFlags): Promise<number> {
  const checks = await runChecks();
  const isWell = checks.every(({ status }) => status !== 'failed');
  const kept = install ? findKept() : undefined;
  const folder = install ? { browser_folder: kept ?? null } : {};
  const text = json
    ? `${JSON.stringify({ ok: isWell, checks, ...folder }, undefined, 2)}\n`
    : [...checks.map(describe), ...(install ? [`${words.keep(kept)}\n`] : [])].join('');
  process.stdout.write(text);
  return isWell ? exitCodes.passed : exitCodes.cannotWork;
}

/** The folder that a pipeline keeps between runs. Before this program, its starter put the browser there. */
function findKept(): string | undefined {
  const config = tryConfig();
  return 'status' in config ? undefined : findDownloadFolder(config.chromePath);
}

async function runChecks(): Promise<readonly NamedCheck[]> {
  const build = { name: names.curbcut, status: 'ok', detail: words.build(version, readCommit()) } as const;
  const programs = [build, { name: names.node, ...checkNode(process.versions.node) }];
  const config = tryConfig();
  if ('status' in config) return [...programs, { name: names.configuration, ...config }];
  const proxy = describeProxies(config);
  const temp = await checkFolder({ folder: tmpdir(), purpose: words.temporaryFiles, variable: 'TMPDIR' });
  const folders = [
    { name: names.temporaryFolder, ...temp },
    { name: names.dataFolder, ...(await checkDataFolder(config.dataFolder)) },
  ];
  return [
    ...programs,
    // A browser does not start without it, whatever else is wrong.
    ...(temp.status === 'failed' ? [] : await checkBrowser(config)),
    ...folders,
    ...proxy.map((one) => ({ name: names.proxy, ...one })),
    ...(await checkObjectStore(config)),
    ...(await checkDatabase(config)),
    ...(await checkReadReplica(config)),
  ];
}

function tryConfig(): Config | Check {
  try {
    const config = readConfig();
    // Scans in place refuse to start with a proxy that cannot be used.
    findScanProxies();
    return config;
  } catch (error) {
    const remedy = words.correctVariable;
    return { status: 'failed', detail: sentenceOf(error), remedy };
  }
}

async function checkBrowser(config: Config): Promise<readonly NamedCheck[]> {
  keepTempFilesIn(config.tempFolder);
  const { examineBrowser } = await import('../../../start/browser-parts.ts');
  const { browser, sandbox, fonts } = await examineBrowser(config, pino({ level: 'silent' }));
  return [
    { name: names.browser, ...toCheck(browser) },
    { name: names.sandbox, ...toCheck(sandbox) },
    { name: names.fonts, ...toCheck(fonts) },
  ];
}

async function checkObjectStore({ files }: Config): Promise<readonly NamedCheck[]> {
  if (files.at.kind === 'folder') return [];
  const store = await openStore(files.at);
  const health = await store.check();
  await store.close();
  return [{ name: names.objectStore, ...toCheck(health) }];
}

async function checkDatabase({ database }: Config): Promise<readonly NamedCheck[]> {
  const name = names.database;
  if (database.kind === 'embedded') return [];
  const { checkServer } = await import('../../../adapters/db/check-server.ts');
  try {
    return [{ name, status: 'ok', detail: words.server(await checkServer(database.url)) }];
  } catch (error) {
    const remedy = words.startServer;
    return [{ name, status: 'failed', detail: sentenceOf(error), remedy }];
  }
}

async function checkReadReplica({ database, readReplicas }: Config): Promise<readonly NamedCheck[]> {
  const name = names.readReplica;
  if (database.kind === 'embedded' || readReplicas === undefined) return [];
  const { checkReplica } = await import('../../../adapters/db/check-server.ts');
  try {
    return [{ name, ...toCheck(await checkReplica(database.url, readReplicas)) }];
  } catch (error) {
    const remedy = words.correctReplica;
    return [{ name, status: 'degraded', detail: sentenceOf(error), remedy }];
  }
}

function describe({ name, status, detail = '', remedy }: NamedCheck): string {
  const help = status === 'ok' || remedy === undefined ? '' : `${' '.repeat(9)}→ ${remedy}\n`;
  return `${words.states[status].padEnd(8)} ${name}: ${detail}\n${help}`;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
