import type { Said, Saying } from '../../texts/saying.ts';
import { sayAll, says } from '../../texts/saying.ts';
import { formatEndpoint, isAtLeastAsPublic, type AddressSpace } from './address.ts';
import type { Destination, EndpointRules } from './endpoint-rules.ts';

/** `scoped`: at least as public as the scan's own target; `public-only`: never inside; `open`: all but what is always refused. */
export type NetworkMode = 'scoped' | 'public-only' | 'open';

/** What a scan was started for: the consent that `scoped` is measured by. `space` is where the target's name first led. */
type ScanTarget = { readonly host: string; readonly port: number; readonly space: AddressSpace };

/** How a sentence for people names the settings: those of scans, unless the policy is for something else. */
export type PolicyWords = {
  readonly allow: string;
  readonly deny: string;
  readonly notPublic: 'egress.not_public' | 'egress.webhook_not_public';
};

export const wordsOfScans: PolicyWords = {
  allow: 'CURBCUT_NETWORK_ALLOW',
  deny: 'CURBCUT_NETWORK_DENY',
  notPublic: 'egress.not_public',
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

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: Saying };

const ALLOWED: Permission = { allowed: true };

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
): Permission {
  const { address, port } = destination;
  const { allow, deny } = rules.words;
  const always = findConstantRefusal(destination, circumstances.isOwn);
  if (always !== undefined) return refuse(always);
  if (rules.deny.matches(destination))
    return refuse(says('egress.denied', { saidWhat: describe(destination), setting: deny }));
  if (rules.allow.matches(destination)) return ALLOWED;
  const why = findModeRefusal(rules, destination, circumstances);
  if (why === undefined) return ALLOWED;
  const endpoint = formatEndpoint(address.text, port);
  return refuse(sayAll(why, says('egress.to_allow', { endpoint, setting: allow })));
}

function findConstantRefusal(destination: Destination, isOwn: boolean): Said | undefined {
  const { space, description: saidKind } = destination.address;
  const saidWhat = describe(destination);
  if (space === 'forbidden') return says('egress.never', { saidWhat, saidKind });
  return isOwn ? says('egress.own', { saidWhat }) : undefined;
}

function findModeRefusal(
  rules: JudgementRules,
  destination: Destination,
  circumstances: Circumstances,
): Said | undefined {
  if (rules.mode === 'open') return undefined;
  if (rules.mode === 'scoped') return findScopeRefusal(rules.target, destination, circumstances);
  const { space, description: saidKind } = destination.address;
  return space === 'public' ? undefined : says(rules.words.notPublic, { saidWhat: describe(destination), saidKind });
}

function findScopeRefusal(
  target: ScanTarget,
  destination: Destination,
  { isDocument, movedFrom }: Circumstances,
): Said | undefined {
  const { host, address, port } = destination;
  const place = { saidWhat: describe(destination), saidKind: address.description };
  // Anyone who names an inside host consents to that host. Were its name free to move, its owner could serve pages from
  // outside that then reach back inside: DNS rebinding in slow motion.
  const hasMoved = host === target.host && address.space !== target.space;
  const held = hasMoved ? target.space : movedFrom;
  if (held !== undefined) return says('egress.moved', { ...place, host, saidPlace: nameSpace(held) });
  if (!isAtLeastAsPublic(address.space, target.space))
    return says('egress.less_public', { ...place, saidPlace: nameSpace(target.space) });
  if (isDocument && address.space === 'loopback' && port !== target.port)
    return says('egress.other_port', { ...place, port: String(target.port) });
  return undefined;
}

function nameSpace(space: AddressSpace): Said {
  if (space === 'loopback') return says('egress.on_this_machine');
  return space === 'private' ? says('egress.in_private_network') : says('egress.public');
}

function describe({ host, address, port }: Destination): Said {
  const endpoint = formatEndpoint(host, port);
  if (host === address.text) return says('egress.endpoint', { endpoint });
  return says('egress.endpoint_at', { endpoint, ip: address.text });
}

function refuse(reason: Saying): Permission {
  return { allowed: false, reason };
}
