import { formatEndpoint, isAtLeastAsPublic, type AddressSpace } from './address.ts';
import type { Destination, EndpointRules } from './endpoint-rules.ts';

/** `scoped`: at least as public as the scan's own target; `public-only`: never inside; `open`: all but what is always refused. */
export type NetworkMode = 'scoped' | 'public-only' | 'open';

/** What a scan was started for: the consent that `scoped` is measured by. `space` is where the target's name first led. */
type ScanTarget = { readonly host: string; readonly port: number; readonly space: AddressSpace };

/** How a sentence for people names the settings: those of scans, unless the policy is for something else. */
export type PolicyWords = { readonly allow: string; readonly deny: string; readonly publicOnly: string };

export const wordsOfScans: PolicyWords = {
  allow: 'CURBCUT_NETWORK_ALLOW',
  deny: 'CURBCUT_NETWORK_DENY',
  publicOnly: 'CURBCUT_NETWORK=public-only reaches public addresses only.',
};

export type JudgementRules = {
  readonly words: PolicyWords;
  readonly mode: NetworkMode;
  readonly target: ScanTarget;
  readonly allow: EndpointRules;
  readonly deny: EndpointRules;
};

/** What a destination alone does not show. */
export type Circumstances = {
  /** The destination is a part of this service. */
  readonly isOwn: boolean;
  /** A top-level document, a sitemap or a redirect of one, as opposed to what a page loads. */
  readonly isDocument: boolean;
  /** Where the host led when the scan first asked for it, in case it leads elsewhere now. */
  readonly movedFrom?: AddressSpace | undefined;
};

export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

const ALLOWED: Verdict = { allowed: true };

const METADATA_NAMES = ['metadata.google.internal', 'metadata.goog', 'instance-data.ec2.internal'];

/** True for a cloud's metadata service: refused by name, before the name is looked up. Expects a canonical name. */
export function isMetadataName(name: string): boolean {
  return METADATA_NAMES.some((metadata) => name === metadata || name.endsWith(`.${metadata}`));
}

/** The egress rule for one address of one destination. Pure; the order of the questions is the rule. */
export function checkDestination(
  rules: JudgementRules,
  destination: Destination,
  circumstances: Circumstances,
): Verdict {
  const { address, port } = destination;
  const what = describe(destination);
  const always = findConstantRefusal(destination, circumstances.isOwn);
  if (always !== undefined) return refuse(`${what} ${always} and is never contacted, regardless of the settings.`);
  if (rules.deny.matches(destination)) return refuse(`${what} is refused by ${rules.words.deny}.`);
  if (rules.allow.matches(destination)) return ALLOWED;
  const why = findModeRefusal(rules, destination, circumstances);
  if (why === undefined) return ALLOWED;
  return refuse(
    `${what} is ${address.description}, ${why} To allow it, add ${formatEndpoint(address.text, port)} to ${rules.words.allow}.`,
  );
}

function findConstantRefusal({ address }: Destination, isOwn: boolean): string | undefined {
  if (address.space === 'forbidden') return `is ${address.description}`;
  return isOwn ? 'belongs to Curbcut itself' : undefined;
}

function findModeRefusal(
  rules: JudgementRules,
  destination: Destination,
  circumstances: Circumstances,
): string | undefined {
  if (rules.mode === 'open') return undefined;
  if (rules.mode === 'scoped') return findScopeRefusal(rules.target, destination, circumstances);
  const isPublic = destination.address.space === 'public';
  return isPublic ? undefined : `and ${rules.words.publicOnly}`;
}

function findScopeRefusal(
  target: ScanTarget,
  { host, address, port }: Destination,
  { isDocument, movedFrom }: Circumstances,
): string | undefined {
  // Anyone who names an inside host consents to that host. Were its name free to move, its owner could serve pages from
  // outside that then reach back inside: DNS rebinding in slow motion.
  const hasMoved = host === target.host && address.space !== target.space;
  const held = hasMoved ? target.space : movedFrom;
  if (held !== undefined) {
    return `but ${host} was ${nameSpace(held)} when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so. If the site has moved, create the scan or the schedule again.`;
  }
  if (!isAtLeastAsPublic(address.space, target.space)) {
    return `but the scanned site is ${nameSpace(target.space)}: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.`;
  }
  if (isDocument && address.space === 'loopback' && port !== target.port) {
    return `but the scan was started for port ${target.port}: with CURBCUT_NETWORK=scoped a page there cannot lead to another service.`;
  }
  return undefined;
}

function nameSpace(space: AddressSpace): string {
  if (space === 'loopback') return 'on this machine';
  return space === 'private' ? 'in a private network' : 'public';
}

function describe({ host, address, port }: Destination): string {
  const endpoint = formatEndpoint(host, port);
  return host === address.text ? endpoint : `${endpoint}, which is at ${address.text},`;
}

function refuse(reason: string): Verdict {
  return { allowed: false, reason };
}
