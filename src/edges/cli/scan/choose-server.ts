import { readText, usage } from './read-text.ts';
import type { ScanOrder } from './scan-order.ts';
import type { Settings } from './settings-schema.ts';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';

type Origins = {
  /** The configuration file that names the server. Undefined if the command line or the environment names it. */
  readonly file: string | undefined;
  /** The token from the environment. */
  readonly token: string | undefined;
};

/**
 * The service that scans, and the token for it. A configuration file is part of the working folder, so its author may
 * be someone else, such as the author of a pull request. It can choose a service. But a token goes only to a service
 * that the caller names, and otherwise not even to this machine, because the site under test may listen there.
 */
export function chooseServer(settings: Settings, { file, token }: Origins): ScanOrder['server'] {
  const { server: url, token_file: tokenFile } = settings;
  if (url === undefined) return undefined;
  const name = tokenFile === undefined ? 'CURBCUT_TOKEN' : '--token-file';
  if (file !== undefined && (tokenFile ?? token) !== undefined)
    throw usage(commandLine.usage.untrustedServer(file, name));
  return { url, token: tokenFile === undefined ? token : readTokenFile(tokenFile) };
}

function readTokenFile(file: string): string {
  const token = readText(file, `--token-file ${file}`)?.trim();
  if (token === undefined || !/^[\u0021-\u007e]+$/u.test(token)) throw usage(commandLine.usage.noToken(file));
  return token;
}
