import type { Webhook } from '../api/webhooks.ts';
import { nameTarget } from '../parts/name-target.ts';

/** By id, what is added to the name of a webhook so that no two are alike: URLs are shown without their path. Empty for most. */
export function numberSameHosts(webhooks: readonly Pick<Webhook, 'id' | 'url'>[]): ReadonlyMap<string, string> {
  const byHost = Map.groupBy(webhooks, ({ url }) => nameTarget(url));
  const numbered = [...byHost.values()].flatMap((same) =>
    same.map(({ id }, index) => [id, same.length === 1 ? '' : ` (${index + 1})`] as const),
  );
  return new Map(numbered);
}
