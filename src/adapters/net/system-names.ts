import { readFile } from 'node:fs/promises';

/** The machine's own settings for names: `/etc/hosts`, and the completion of short names in `/etc/resolv.conf`. */
export type SystemNames = {
  /** The addresses of a name in the hosts file. Empty if the file does not contain it. */
  readonly findInHosts: (name: string) => Promise<readonly string[]>;
  /** The full names for queries to a name server, in order. */
  readonly listCandidates: (name: string) => Promise<readonly string[]>;
};

type Files = { readonly hosts: string; readonly resolvConf: string };

const lifeMs = 5_000;

/** Reads the files again after some seconds, because administrators change them while the service runs. */
export function readSystemNames({ hosts, resolvConf }: Files): SystemNames {
  const readHosts = keepFor(lifeMs, async () => parseHosts(await readText(hosts)));
  const readSearch = keepFor(lifeMs, async () => parseSearch(await readText(resolvConf)));
  return {
    findInHosts: async (name) => (await readHosts()).get(name) ?? [],
    listCandidates: async (name) => complete(name, await readSearch()),
  };
}

function parseHosts(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [address = '', ...names] of toWords(text)) {
    for (const name of names) found.set(name.toLowerCase(), [...(found.get(name.toLowerCase()) ?? []), address]);
  }
  return found;
}

type Search = { readonly domains: readonly string[]; readonly dots: number };

/** resolv.conf(5): the last of `search` and `domain` counts. A name with `ndots` dots is tried unchanged first. */
function parseSearch(text: string): Search {
  let domains: readonly string[] = [];
  let dots = 1;
  for (const [key, ...values] of toWords(text)) {
    if (key === 'search') domains = values;
    if (key === 'domain') domains = values.slice(0, 1);
    const given = key === 'options' ? values.find((value) => /^ndots:\d+$/.test(value)) : undefined;
    if (given !== undefined) dots = Math.min(15, Number(given.slice('ndots:'.length)));
  }
  return { domains: domains.map((domain) => domain.replace(/\.$/, '')).filter((domain) => domain !== ''), dots };
}

function complete(name: string, { domains, dots }: Search): readonly string[] {
  const completed = domains.map((domain) => `${name}.${domain}`);
  return name.split('.').length - 1 >= dots ? [name, ...completed] : [...completed, name];
}

function toWords(text: string): readonly (readonly string[])[] {
  return text.split('\n').flatMap((line) => {
    const words = line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/);
    return words[0] === '' ? [] : [words];
  });
}

/** A missing file counts as empty. */
async function readText(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => '');
}

function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly untilMs: number } | undefined;
  return async () => {
    if (kept === undefined || kept.untilMs < performance.now())
      kept = { value: read(), untilMs: performance.now() + ms };
    return await kept.value;
  };
}
