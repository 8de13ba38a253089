import type { Said, Saying } from '../../texts/saying.ts';
import { sayAll, says } from '../../texts/saying.ts';
import { formatEndpoint, isAtLeastAsPublic, type AddressSpace } from './address.ts';
import type { Destination, EndpointRules } from './endpoint-rules.ts';

/**
 * `scoped` allows addresses that are at least as public as the scan's target, `public-only` no internal ones, and
 * `open` all but those that are always refused.
 */
export type NetworkMode = 'scoped' | 'public-only' | 'open';

/**
 * The target of a scan, which is also the consent for `scoped`. `space` is the address space that its name first
 * resolved to.
 */
type ScanTarget = { readonly host: string; readonly port: number; readonly space: AddressSpace };

/** A destination in words, and the kind of its address. */
type Place = { readonly saidWhat: Said; readonly saidKind: Said };

/** The names of the settings in messages for people. By default, these are the settings of scans. */
export type PolicyWords = {
  readonly allow: string;
  readonly deny: string;
  readonly notPublic: (place: Place) => Said;
};

export const wordsOfScans: PolicyWords = {
  allow: 'CURBCUT_NETWORK_ALLOW',
  deny: 'CURBCUT_NETWORK_DENY',
  notPublic: (place) => says('egress.not_public', place),
};

export type JudgementRules = {
  readonly words: PolicyWords;
  readonly mode: NetworkMode;
  readonly target: ScanTarget;
  readonly allow: EndpointRules;
  readonly deny: EndpointRules;
};

/** Facts that the destination alone does not show. */
export type Circumstances = {
  /** True if the destination is a part of this service. */
  readonly isOwn: boolean;
  /** True for a top-level document, a sitemap or a redirect of one. False for resources that a page loads. */
  readonly isDocument: boolean;
  /** The address space that the scan's first query for the host returned, if it differs now. */
  readonly movedFrom?: AddressSpace | undefined;
};

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: Saying };

const ALLOWED: Permission = { allowed: true };

const METADATA_NAMES = ['metadata.google.internal', 'metadata.goog', 'instance-data.ec2.internal'];

/** True for the metadata service of a cloud. It is refused by name, before DNS is asked. Expects a canonical name. */
export function isMetadataName(name: string): boolean {
  return METADATA_NAMES.some((metadata) => name === metadata || name.endsWith(`.${metadata}`));
}

/** The egress rule for one address of a destination. A pure function. The order of its checks is part of the rule. */
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
  return space === 'public' ? undefined : rules.words.notPublic({ saidWhat: describe(destination), saidKind });
}

function findScopeRefusal(
  target: ScanTarget,
  destination: Destination,
  { isDocument, movedFrom }: Circumstances,
): Said | undefined {
  const { host, address, port } = destination;
  const place = { saidWhat: describe(destination), saidKind: address.description };
  // A user who names an internal host consents to that host. If its name could move, its owner could serve external
  // pages that then reach internal addresses: slow DNS rebinding.
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
