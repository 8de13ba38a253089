/** The faults of flags and of the configuration file. The name of the flag precedes sentences without a subject. */
export const usage = {
  notJson: (file: string, reason: string) => `${file}: is not valid JSON: ${reason}.`,
  noSettings: (file: string) => `${file}: must be a JSON object with settings.`,
  tokenFileInFile: (file: string) => `${file}: token_file: only the command line names it: --token-file FILE.`,
  outside: (file: string, setting: string, path: string) =>
    `${file}: ${setting}: ${path} is outside the working folder and that of this file. Only the command line names it: --${setting}.`,
  unknownSetting: (file: string, name: string) => `${file}: there is no setting "${name}".`,
  thereAre: (names: readonly string[]) => `There are ${names.join(', ')}.`,
  didYouMean: (name: string) => `Did you mean "${name}"?`,
  invalid: 'is not valid',
  aUrl: 'A URL',
  flag: (flag: string, problem: string) => `${flag} ${problem}`,
  needsFlag: (flag: string, other: string) => `${flag}: needs ${other}.`,
  needsReviewReport: (formats: readonly string[]) =>
    `--include-needs-review: needs --format with ${formats.join(', ')}.`,
  notWithServer: (flag: string) => `${flag}: the service decides this. Leave it out with --server.`,
  acceptedOnServer:
    'accepted: a service keeps such decisions itself. Mark the findings there, or scan without --server.',
  needsBaseline: (flags: readonly string[]) => `${flags.join(' and ')}: needs --baseline FILE.`,
  needsSarif: '--sarif-anchor: needs --format sarif=FILE.',
  needsOrigins: (formats: readonly string[]) =>
    `--map-origin: needs --baseline FILE, or --format with ${formats.join(', ')}.`,
  twoOnOutput:
    '--format: more than one report goes to standard output: give the others a file, such as sarif=report.sarif.',
  twoInFile: (file: string) => `--format: more than one report goes to ${file}.`,
  nothingToScan: 'There is nothing to scan: name a URL, such as curbcut scan https://example.com',
  listLine: (file: string, line: number, problem: string) => `${file}, line ${line}: ${problem}`,
  notScannable: 'is not a URL that can be scanned',
  needsSample: (flag: string) => `${flag}: needs --sample.`,
  sampleNeedsPages: '--sample: needs --crawl, --sitemap or several pages.',
  oneOfBoth: '--sitemap and --crawl: name one of them.',
  robotsNeedCrawl: '--ignore-robots: needs --crawl.',
  needsReach: (flags: readonly string[]) => `${flags.join(' and ')}: needs --crawl or --sitemap.`,
  signInNotJson: (file: string) => `--sign-in ${file}: is not valid JSON.`,
  signInShape: (file: string) => `--sign-in ${file}: must be a JSON object with origins, kind, check and secret.`,
  untrustedServer: (file: string, name: string) =>
    `${file}: server: ${name} needs a server that --server or CURBCUT_SERVER names, not this file.`,
  noToken: (file: string) => `--token-file ${file} contains no token.`,
  noFile: (what: string) => `${what}: the file does not exist.`,
  unreadable: (what: string) => `${what}: the file cannot be read.`,
  needsFilePerScan: (format: string, scans: number, example: string) =>
    `--format ${format}: there are ${scans} scans, each with its own report, so a file is needed: ${example}`,
  noBaseline: (file: string) => `--baseline ${file}: the file does not exist. Create it with --update-baseline.`,
  otherViewport: (file: string, viewport: string) =>
    `--baseline ${file}: a baseline covers one viewport, and this one does not cover "${viewport}". Use one file and one run per viewport.`,
};

/** The requirements for a setting. Its name precedes them. */
export const settings = {
  mustBe: (what: string) => `must be ${what}`,
  mustBeNot: (what: string, given: string) => `must be ${what}, not "${given}"`,
  url: (given: string) => `must begin with http:// or https:// and have no user name or password, not "${given}"`,
  pattern: (given: string) =>
    `must be that of a page, not the pattern "${given}". Give patterns to --include or --exclude`,
  withScheme: (url: string) => `. Did you mean "${url}"?`,
  wholeNumber: 'must be a whole number',
  boolean: 'must be true or false',
  standard: (right: string, given: string) => `must be the id of a standard: ${right}, not "${given}"`,
  unusable: (reason: string) => `cannot be used: ${reason}`,
  noFormat: (given: string, names: string) => `names no format "${given}": there are ${names}`,
  needsFile: (name: string) => `needs a file after "${name}="`,
  needsFileFor: (example: string) => `needs a file for this format, such as ${example}`,
  orOf: (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`,
  pace: {
    concurrency: 'must be a number of pages from 1 to 64',
    pageTimeout: 'must be from 5s to 300s',
  },
  oneOf: (names: readonly string[]) => `one of ${names.join(', ')}`,
  kinds: {
    pattern: 'a path pattern such as /news/**',
    list: 'a file with one URL per line',
    rule: 'the id of a rule, such as region',
    selector: 'a CSS selector',
    signIn: 'a file, or with --server the id of a sign-in',
    locale: 'a language tag such as en-US, de or pt-BR',
    tag: 'a text of 1 to 64 characters',
    tokenFile: 'a file that contains the token',
    standard: 'a standard',
    baseline: 'a file',
    mapOrigin: 'FROM=TO with two origins',
    failedPages: 'a number of pages, or a percentage such as 5%',
    format: 'NAME or NAME=PATH',
    file: 'the path of a file in the repository',
    fileFromRoot: 'the path of a file from the root of the repository, such as src/index.html',
    duration: 'a duration such as 90s, 20m or 1h30m',
  },
};

/** The reasons why a run stopped. */
export const failures = {
  silent: (seconds: number) => `it sent nothing for ${seconds} s.`,
  noAnswer: (url: string, reason: string) => `The service at ${url} does not answer: ${reason}`,
  answered: (status: number) => `The service answered ${status}.`,
  otherVersion:
    'The answer is not one of this version of Curbcut. Check the URL of --server, and that both have the same version.',
  giveToken: 'Give it to this command with --token-file or CURBCUT_TOKEN.',
  deleted: (id: string) => `The scan ${id} was deleted from the service while it ran.`,
  noPage: 'No page can be scanned.',
  aFolder: 'it is a folder',
  report: (path: string, reason: string) => `The report ${path} cannot be written: ${reason}`,
  baseline: (path: string, reason: string) => `The baseline ${path} cannot be written: ${reason}`,
  seeDoctor: 'To see what is missing, type: curbcut doctor',
};
